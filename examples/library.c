/* library.c - a match of every game with the engine as a library.
 *
 *     cc -o library examples/library.c $(pkg-config --cflags --libs mudbrick)
 *     ./library
 *
 * A player of the program sits on the first seat; the others take the middle of
 * the list of legal moves.
 */
#include <mudbrick.h>
#include <stdio.h>

static int play(mudbrick_match *m)
{
    int32_t actions[MUDBRICK_LEGAL_MAX];
    int decisions = 0;
    mudbrick_match_reset(m, 7);
    for (int seat = mudbrick_match_seat(m); seat >= 0; decisions++) {
        int n = mudbrick_match_legal(m, actions, MUDBRICK_LEGAL_MAX);
        int action = seat == 0 ? mudbrick_match_think(m, "greedy", 1)
                               : actions[n / 2];
        if (mudbrick_match_step(m, action) < 0) {
            fprintf(stderr, "%s\n", mudbrick_error());
            return -1;
        }
        seat = mudbrick_match_seat(m);
    }
    return decisions;
}

int main(void)
{
    if (mudbrick_api() < MUDBRICK_API) {
        fprintf(stderr, "the library is older than the header\n");
        return 1;
    }
    for (int i = 0; mudbrick_game_name(i); i++) {
        mudbrick_table *t = mudbrick_table_new(mudbrick_game_name(i), NULL,
                                               NULL);
        mudbrick_match *m = t ? mudbrick_match_new(t) : NULL;
        if (!m) {
            fprintf(stderr, "%s\n", mudbrick_error());
            return 1;
        }
        printf("%s: %d decisions;", mudbrick_game_name(i), play(m));
        for (int seat = 0; seat < mudbrick_table_seats(t); seat++)
            printf(
                " %s %d points, place %d;", mudbrick_table_seat_name(t, seat),
                mudbrick_match_score(m, seat), mudbrick_match_place(m, seat));
        printf("\n");
        mudbrick_match_free(m);
        mudbrick_table_free(t);
    }
    return 0;
}
