/* game.h - what a game is.
 *
 * A game is a handful of pure functions over a state. A state is one plain
 * block of bytes: no pointers, no padding, no heap. Copying it is memcpy,
 * comparing it is memcmp, storing it is writing the bytes. The functions read
 * no clock, roll no dice, allocate nothing and print nothing, so the same code
 * serves the referee, the search, the tests and the browser, on any number of
 * threads.
 *
 * Play is a sequence of moves. Chance is a seat like any other: a dealt card or
 * a die is a move of SEAT_CHANCE, chosen by whoever runs the match. A match is
 * therefore its set-up and its list of moves, and nothing else.
 *
 * Everything printed on cardboard is content: a plain struct that is loaded
 * from a file. A game lays content and set-up out as a table, once per match:
 * the table holds what the rules read (prices, masks, names) and never changes
 * during play. Content, table and state are opaque here; each game casts them
 * to its own structs in one place.
 */
#ifndef CORE_GAME_H
#define CORE_GAME_H

#include "base/bits.h"
#include "base/canvas.h"
#include "base/err.h"
#include "base/rng.h"
#include "base/text.h"
#include "core/fact.h"
#include "core/field.h"
#include "core/json.h"
#include "core/part.h"
#include "core/shape.h"
#include "core/words.h"

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
    GAME_SEATS_MAX = 6,
    GAME_MOVES_MAX = 512, /* legal moves of one seat at one time */
    GAME_STATE_MAX = 4096,
    GAME_CONTENT_MAX = 65536,
    GAME_TABLE_MAX = 65536,
    GAME_OPTIONS_MAX = 8,
    GAME_TIEBREAKS_MAX = 4,
    GAME_SCORE_LINES_MAX = 48,
    GAME_TEXT_MAX = 80,     /* longest text of one move, with its terminator */
    GAME_BOARD_MAX = 65536, /* longest picture of a position */
    GAME_WHY_MAX = 512,     /* longest sentence that explains a refusal */
};

struct content;
struct table;
struct state;
struct report; /* core/report.h */

/* Seats are numbered from 0; chance sits after the last of them. A viewer is a
 * seat, or SEAT_NOBODY for a spectator, who sees only what everybody sees. */
enum { SEAT_CHANCE = GAME_SEATS_MAX, SEAT_NOBODY };

/* A set of seats: bit n is seat n. */
typedef unsigned seat_set;

/* One decision, no more: "play this card", then "to that region". Turns with
 * several decisions are several moves, so a list of moves is never long. What
 * `kind` and `arg` mean is the game's affair. */
struct move {
    uint8_t seat;
    uint8_t kind;
    uint8_t arg[6];
};

struct move_list {
    int count;
    struct move move[GAME_MOVES_MAX];
};

/* A switch of the rules, as a table row: forms and help are made from it. The
 * value of the option is the place of the chosen word. */
struct option {
    const char *name;
    const char *help;
    const char *const *words; /* ended by NULL; the first never changes: what a
                               * file means that leaves the option out */
    int standard;
    bool asks_person; /* words are seat numbers; the usual one is the first seat
                       * that a person takes */
};

struct setup {
    int seats;
    int option[GAME_OPTIONS_MAX];
};

struct score_line {
    const char *label; /* lives as long as the table */
    int points;
};

/* The points of one seat, line by line. The total is the sum of the lines. */
struct score {
    int outright; /* above 0 wins, below 0 loses, whatever the points */
    int tiebreak[GAME_TIEBREAKS_MAX]; /* compared in order, more is better */
    int lines;
    struct score_line line[GAME_SCORE_LINES_MAX];
};

/* What a game with hidden information adds. A view is a state of the same type
 * in which what the viewer may not know is FIELD_HIDDEN. */
struct secrets {
    /* Turns a full state into the view of `viewer`. */
    void (*redact)(const struct table *t, struct state *s, int viewer);

    /* The move as `viewer` sees it made; `before` is the full state. Arguments
     * that the viewer may not know become FIELD_HIDDEN. */
    struct move (*redact_move)(const struct table *t,
                               const struct state *before, struct move m,
                               int viewer);

    /* Turns a view into a full state that `viewer` must hold possible, drawn
     * with the odds that the rules give. */
    void (*guess)(const struct table *t, struct state *view, int viewer,
                  struct rng *rng);

    /* Takes back, in a view, the choices that are hidden from `viewer` because
     * seats make them at the same time: whoever made one has yet to choose, as
     * the viewer has. NULL: nobody chooses while others do. */
    void (*reopen)(const struct table *t, struct state *view, int viewer);
};

/* Advice for the search, never needed for correct play. */
struct hints {
    /* How good the position looks for each seat, 0 to 1. */
    void (*evaluate)(const struct table *t, const struct state *s,
                     float value[GAME_SEATS_MAX]);

    /* How promising each of the legal moves of a seat looks beside the others;
     * above 0 always. */
    void (*promise)(const struct table *t, const struct state *s,
                    const struct move_list *moves,
                    float promise[GAME_MOVES_MAX]);

    /* After how many decisions of a roll-out asking `evaluate` has measured
     * better than playing to the end; 0: never. With two seats: more get more
     * in proportion, so that each looks as far ahead. */
    int horizon;
};

struct game {
    const char *name;  /* one lower-case word, as in games.def */
    const char *title; /* for people */
    int rules_version; /* grows when an old match would replay differently */
    int seats_min, seats_max;
    size_t content_size, table_size, state_size;

    const struct part *parts; /* of the content file */
    const struct fields *fields;
    const struct option *options;
    int option_count;

    const char *const *tiebreaks; /* what they are called, ended by NULL */

    const struct shape *facts;       /* what it tells */
    const struct shape *tells;       /* what `tell` writes: the row `tell` */
    const struct fluent_file *words; /* which say it to people */

    /* What the rules demand of content beyond its parts: a connected map,
     * enough cards. Says place and remedy, as the loader does. */
    enum err (*check)(const struct content *c, struct text *why);

    /* Lays content and set-up out; fails if they do not fit together. */
    enum err (*lay)(struct table *t, const struct content *c,
                    const struct setup *how, struct text *why);

    /* No match at this table is longer, chance included. */
    int (*moves_max)(const struct table *t);

    /* The name of a seat in moves, records and positions: "red". */
    const char *(*seat_name)(const struct table *t, int seat);

    /* Fills a state, which may hold anything, for the first move. */
    void (*begin)(const struct table *t, struct state *s);

    /* Who may move now. Several seats when they choose at the same time; then
     * the order of their moves makes no difference. Nobody: the game is over. */
    seat_set (*to_act)(const struct table *t, const struct state *s);

    /* Appends every legal move of one seat, in ascending order, none twice.
     * Reads only what that seat may know. */
    void (*legal)(const struct table *t, const struct state *s, int seat,
                  struct move_list *out);

    /* The weights of the legal chance moves, each at least 1; returns their
     * sum. 0, and no weights: these moves are equally likely. NULL: all moves
     * of chance always are. Most want venue_weigh instead. */
    int (*weigh)(const struct table *t, const struct state *s,
                 const struct move_list *moves, int weight[GAME_MOVES_MAX]);

    /* Plays a legal move. */
    void (*apply)(const struct table *t, struct state *s, struct move m);

    /* As apply, and lists what the lowest of those who act next may do. Returns
     * that seat, SEAT_NOBODY if the match is over. NULL: apply, to_act and legal,
     * one after the other. A game that takes forced moves by itself has just
     * listed them. */
    int (*advance)(const struct table *t, struct state *s, struct move m,
                   struct move_list *out);

    /* The points of a seat as if the game ended now. */
    void (*score)(const struct table *t, const struct state *s, int seat,
                  struct score *out);

    /* Why line `line` of the seat's score has its points. May be NULL. */
    void (*tell_points)(const struct table *t, const struct state *s, int seat,
                        int line, struct fact *out);

    /* Names a move so that no other legal move of that seat has the name. This
     * is the notation: parsing is done by comparing against the legal moves. */
    void (*write_move)(const struct table *t, const struct state *s,
                       struct move m, struct text *out);

    /* What a move does: what, where, what is paid and gained, what changes
     * hands. Of a move that is partly hidden, what is seen. `s` is the view of
     * whoever is told, so nothing hidden can be in it; when the move is made, the
     * one of venue_witness. */
    void (*tell_move)(const struct table *t, const struct state *s,
                      struct move m, struct fact *out);

    /* The position for those who listen: a fact for each thing, which says what
     * it is about first. Briefly, it leaves out where nothing is. May be NULL;
     * core/report.h calls it. */
    void (*tell_state)(struct report *r, bool briefly);

    /* What is printed on cards and pieces, and what they are for: a fact for each
     * thing, which names it first. May be NULL; core/report.h calls it. */
    void (*tell_printed)(struct report *r);

    /* What a seat that may move is asked now: the key of a message that asks it, and
     * what it needs. Its attributes say more: `help` what to know about it, `wait`
     * what the others read meanwhile, with `who`. `s` is the view of whoever is
     * told. NULL: nothing more than to choose. */
    void (*tell_question)(const struct table *t, const struct state *s,
                          int seat, struct fact *out);

    /* Draws the position for a person onto a canvas that is clear, and names the
     * places of things by the key and the id of their facts. The state is a view
     * of `viewer`. */
    void (*draw_board)(const struct table *t, const struct state *s, int viewer,
                       struct canvas *out);

    /* What a picture shows that no field says: who controls a region, how long
     * a line is, what is missing for the next layer. Writes keys and values
     * into an object that is open, as `tells` has it. The state is a view of
     * `viewer`. May be NULL. */
    void (*tell)(const struct table *t, const struct state *s, int viewer,
                 struct json *w);

    /* False, and a sentence, if no play can lead to such a state: "red has 15
     * of 14 armies". Must accept every view as well. Run after every move in
     * tests and on everything that is read from outside. */
    bool (*holds)(const struct table *t, const struct state *s,
                  struct text *why);

    const struct secrets *secrets; /* NULL: everybody sees everything */
    const struct hints *hints;     /* NULL: search knows the rules only */
};

/* -- Helpers over any game ------------------------------------------------- */

/* Moves are put together in a register: storing one byte by byte and reading it
 * back as one word costs more than all the rest of listing it. */
static inline uint64_t move_word(struct move m)
{
    uint64_t word;
    memcpy(&word, &m, sizeof word);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    return word;
}

static inline struct move move_of_word(uint64_t word)
{
    struct move m;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    memcpy(&m, &word, sizeof m);
    return m;
}

/* A move with up to two arguments. */
static inline struct move move_of(int seat, int kind, int a, int b)
{
    return move_of_word((uint64_t)(unsigned)seat | (uint64_t)(unsigned)kind << 8
                        | (uint64_t)(unsigned)a << 16
                        | (uint64_t)(unsigned)b << 24);
}

/* The move with argument `at`, which was 0. */
static inline struct move move_with(struct move m, int at, int value)
{
    return move_of_word(move_word(m)
                        | (uint64_t)(unsigned)value << (16 + 8 * at));
}

static inline void move_list_add(struct move_list *l, struct move m)
{
    assert(l->count < GAME_MOVES_MAX);
    l->move[l->count++] = m;
}

/* One move for every number of the set: `m` with the number as argument `at`.
 * Quicker than one at a time, where the count has to be stored after each move
 * because a move, being bytes, might lie over it. */
static inline void move_list_add_set(struct move_list *l, struct move m, int at,
                                     uint64_t set)
{
    int n = l->count;
    assert(n + bits_count(set) <= GAME_MOVES_MAX);
    for (; set; set = bits_rest(set))
        l->move[n++] = move_with(m, at, bits_first(set));
    l->count = n;
}

/* The same for the numbers below `count`. */
static inline void move_list_add_each(struct move_list *l, struct move m,
                                      int at, int count)
{
    int n = l->count;
    assert(n + count <= GAME_MOVES_MAX);
    for (int i = 0; i < count; i++)
        l->move[n++] = move_with(m, at, i);
    l->count = n;
}

/* As venue_list and venue_advance. A game whose own `advance` calls this with
 * itself has its functions joined into one: calls over the table of a game are
 * dear, above all in WebAssembly. */
static inline int game_list(const struct game *g, const struct table *t,
                            const struct state *s, struct move_list *out)
{
    seat_set seats = g->to_act(t, s);
    out->count = 0;
    if (!seats)
        return SEAT_NOBODY;
    int seat = bits_first(seats);
    g->legal(t, s, seat, out);
    return seat;
}

static inline int game_advance(const struct game *g, const struct table *t,
                               struct state *s, struct move m,
                               struct move_list *out)
{
    g->apply(t, s, m);
    return game_list(g, t, s, out);
}

/* What the game is, for programs, into an object that is open: "name", "title",
 * "rules", "seats_min", "seats_max", "options". */
void game_write(const struct game *g, struct json *w);

/* Below, at or above 0 as a sorts before, with or after b: byte by byte. */
static inline int move_compare(struct move a, struct move b)
{
    uint64_t x = __builtin_bswap64(move_word(a));
    uint64_t y = __builtin_bswap64(move_word(b));
    return (x > y) - (x < y);
}

int score_total(const struct score *score);
/* Begins a score: no lines, no tie-breaks. */
void score_clear(struct score *score);
void score_add(struct score *score, const char *label, int points);

#endif
