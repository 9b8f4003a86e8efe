/* bot.c - a bot in C that needs nothing but its legal moves.
 *
 *     cc -O2 -o bot examples/bot.c
 *     mudbrick arena empire --bots exec:./bot,random --sets 20
 *
 * The first word of a move says what it does. A table says how much each kind is
 * wanted; the seed decides between equals, so the same seed plays the same match.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_MAX_BYTES = 1 << 20, MOVE_MAX = 128 };

static const struct {
    const char *kind; /* the first word of a move, in any of the games */
    int wanted;
} kinds[] = {
    {"city", 9},     {"settle", 8}, {"upgrade", 8},   {"bonus", 8},
    {"build", 7},    {"site", 6},   {"sacrifice", 7}, {"option", 8},
    {"populate", 6}, {"play", 2},   {"produce", 6},   {"pay", 6},
    {"train", 5},    {"take", 5},   {"move", 4},      {"place", 4},
    {"sail", 4},     {"stop", -5},  {"end", -5},
};

static int worth(const char *move)
{
    size_t n = strcspn(move, " ");
    int face_down = strstr(move, " bronze") ? 3 : 0; /* a card given away */
    if (strcmp(move, "take back") == 0)
        return 0; /* a whole turn, in one of the games */
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (strlen(kinds[i].kind) == n && strncmp(kinds[i].kind, move, n) == 0)
            return kinds[i].wanted - face_down;
    }
    return 1;
}

/* The next number of a small generator. */
static unsigned long long draw(unsigned long long *seed)
{
    *seed = *seed * 6364136223846793005ULL + 1442695040888963407ULL;
    return *seed >> 33;
}

/* Writes the answer: one of the best moves of the list, drawn by lot. */
static void choose(const char *moves, unsigned long long seed)
{
    char best[MOVE_MAX] = "";
    int most = -1000;
    unsigned long long equals = 0;
    while (*moves) {
        const char *end = strstr(moves, " | ");
        size_t n = end ? (size_t)(end - moves) : strlen(moves);
        char move[MOVE_MAX] = "";
        if (n < sizeof move) {
            memcpy(move, moves, n);
            int w = worth(move);
            equals = w > most ? 1 : w == most ? equals + 1 : equals;
            if (w > most || (w == most && draw(&seed) % equals == 0))
                memcpy(best, move, sizeof best);
            most = w > most ? w : most;
        }
        moves += n + (end ? 3 : 0);
    }
    printf("move %s\n", best);
}

/* Answers one command; false: leave. `moves` are those told last. */
static int answer(const char *verb, const char *rest, char *moves)
{
    static const char *const heard[] = {"played", "position", "snapshot",
                                        "over"};
    if (strcmp(verb, "quit") == 0)
        return 0;
    if (strcmp(verb, "stop") == 0)
        return 1; /* the answer to go is on its way already */
    if (strcmp(verb, "mudbrick") == 0) {
        puts("name Kinds\nversion 1\nok");
    } else if (strcmp(verb, "ping") == 0) {
        puts("pong");
    } else if (strcmp(verb, "game") == 0) {
        moves[0] = '\0';
        puts("ok");
    } else if (strcmp(verb, "moves") == 0) {
        strcpy(moves, rest);
        puts("ok");
    } else if (strcmp(verb, "go") == 0 && moves[0]) {
        const char *seed = strstr(rest, "seed ");
        choose(moves, seed ? strtoull(seed + 5, NULL, 10) : 0);
    } else if (strcmp(verb, "go") == 0) {
        puts("no state go comes after game and moves");
    } else if (strcmp(verb, "set") == 0) {
        puts("no option this bot has no options");
    } else {
        for (size_t i = 0; i < sizeof heard / sizeof heard[0]; i++) {
            if (strcmp(verb, heard[i]) == 0)
                return puts("ok") >= 0;
        }
        puts("no unknown this bot does not know that command");
    }
    return 1;
}

int main(void)
{
    static char line[LINE_MAX_BYTES];
    static char moves[LINE_MAX_BYTES];
    int stays = 1;
    while (stays && fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = '\0';
        char *rest = line + strcspn(line, " ");
        if (*rest)
            *rest++ = '\0';
        stays = answer(line, rest, moves);
        fflush(stdout);
    }
    return 0;
}
