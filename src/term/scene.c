#include "term/scene.h"

#include "core/board.h"
#include "core/sentence.h"
#include "host/memory.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

void scene_set(struct scene *sc, const struct venue *v, const struct state *s,
               int viewer, int asked)
{
    sc->venue = v;
    sc->viewer = viewer;
    sc->asked = asked;
    sc->moves.count = 0;
    venue_view(v, s, viewer, scene_state(sc));
    if (asked >= 0)
        v->game->legal(v->table, scene_state(sc), asked, &sc->moves);
}

struct state *scene_state(struct scene *sc)
{
    return state_in(&sc->view);
}

void scene_write_move(struct scene *sc, int i, struct text *out)
{
    const struct venue *v = sc->venue;
    v->game->write_move(v->table, scene_state(sc), sc->moves.move[i], out);
}

void scene_write_offer(struct scene *sc, int i, struct text *out)
{
    sentence_offer(sc->venue, scene_state(sc), sc->moves.move[i], out);
}

int scene_find_move(struct scene *sc, const char *words)
{
    long long number = 0;
    int found = -1;
    int begun = 0;
    if (text_number(words, 1, sc->moves.count, &number))
        return (int)number - 1;
    for (int i = 0; *words && i < sc->moves.count; i++) {
        char room[GAME_TEXT_MAX];
        struct text t = text_in(room, sizeof room);
        scene_write_move(sc, i, &t);
        if (strcmp(room, words) == 0)
            return i;
        if (strncmp(room, words, strlen(words)) == 0) {
            found = i;
            begun++;
        }
    }
    return begun == 1 ? found : -1;
}

int scene_count_moves(struct scene *sc, const char *words)
{
    int n = 0;
    for (int i = 0; i < sc->moves.count; i++) {
        char room[GAME_TEXT_MAX];
        struct text t = text_in(room, sizeof room);
        scene_write_move(sc, i, &t);
        n += strncmp(room, words, strlen(words)) == 0;
    }
    return n;
}

enum text_style scene_seat_style(const struct venue *v, int seat)
{
    static const char *const names[] = {"red", "blue", "white", "yellow",
                                        "green"};
    enum { COLOURS = sizeof names / sizeof names[0] };
    if (seat >= v->setup.seats)
        return STYLE_DIM;
    for (int i = 0; i < COLOURS; i++) {
        if (strcmp(venue_seat_name(v, seat), names[i]) == 0)
            return (enum text_style)(STYLE_RED + i);
    }
    return (enum text_style)(STYLE_RED + seat % COLOURS);
}

int scene_points(struct scene *sc, int seat)
{
    struct score score;
    sc->venue->game->score(sc->venue->table, scene_state(sc), seat, &score);
    return score_total(&score);
}

void scene_draw(struct scene *sc, struct text *out)
{
    board_write(sc->venue, scene_state(sc), sc->viewer, out);
}

/* The last line that begins with the name, and its length; NULL: none. */
static const char *last_line_of(const char *text, const char *name, size_t *n)
{
    const char *found = NULL;
    size_t length = strlen(name);
    while (*text) {
        size_t end = strcspn(text, "\n");
        if (strncasecmp(text, name, length) == 0 && text[length] == ' ') {
            found = text;
            *n = end;
        }
        text += end + (text[end] == '\n');
    }
    return found;
}

void scene_write_task(struct scene *sc, struct text *out)
{
    size_t n = 0;
    if (sc->asked < 0)
        return;
    char *room = host_alloc(GAME_BOARD_MAX, 1);
    struct text t = text_in(room, GAME_BOARD_MAX);
    scene_draw(sc, &t);
    const char *line = last_line_of(room, venue_seat_name(sc->venue, sc->asked),
                                    &n);
    /* Without a number or a list it says no more than the question. */
    if (line && strcspn(line, ",;:0123456789") < n)
        text_put(out, line, n);
    free(room);
}
