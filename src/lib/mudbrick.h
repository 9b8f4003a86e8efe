/* mudbrick.h - the engine as a library: play every game of Mudbrick from C, or
 * from any language that can call C.
 *
 *     mudbrick_table *t = mudbrick_table_new("empire", "seats=3 map=B", NULL);
 *     mudbrick_match *m = mudbrick_match_new(t);
 *     int32_t actions[MUDBRICK_LEGAL_MAX];
 *     mudbrick_match_reset(m, 7);
 *     while (mudbrick_match_seat(m) >= 0) {
 *         int n = mudbrick_match_legal(m, actions, MUDBRICK_LEGAL_MAX);
 *         mudbrick_match_step(m, actions[n / 2]);
 *     }
 *     printf("%d points\n", mudbrick_match_score(m, 0));
 *     mudbrick_match_free(m);
 *     mudbrick_table_free(t);
 *
 * A table is a game, its content and a set-up. It never changes and may be shared
 * by any number of matches on any number of threads, and must outlive them. A
 * match is used by one thread at a time.
 *
 * Seats are numbered from 0. Chance moves by itself: it is drawn from the seed of
 * the match and the number of the move, so the same seed and the same actions give
 * the same match on every machine, and the one that `mudbrick play` deals. Where several seats decide at the same time, the
 * lowest is asked first; it makes no difference.
 *
 * Calls that can fail return a number below 0, or NULL, and leave things as they
 * were. mudbrick_error then has a sentence that says what was wrong.
 *
 * Compatibility: MUDBRICK_API grows when functions or constants are added. A program
 * runs with every library whose number is not below that of its header. What would
 * be changed or taken away is another shared object than libmudbrick.so.1.
 */
#ifndef MUDBRICK_H
#define MUDBRICK_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define MUDBRICK_API 3 /* of this header */

enum {
    MUDBRICK_ACTIONS = 4096,  /* actions are numbers from 0 to below this */
    MUDBRICK_LEGAL_MAX = 512, /* legal actions of one decision, at most */
    MUDBRICK_SEATS_MAX = 6,
    MUDBRICK_MOVE_MAX = 80, /* room for any move as text */
    MUDBRICK_NAME_MAX = 80, /* room for the name of any observation */

    /* Values in an observation that are no amounts. */
    MUDBRICK_HIDDEN = -1, /* the seat may not know */
    MUDBRICK_NONE = -2,   /* there is nothing: no card, no bid */

    /* What a call returns that fails. */
    MUDBRICK_ILLEGAL = -1, /* no such move, or not now */
    MUDBRICK_BAD = -2,     /* an argument cannot be read, or is out of range */
    MUDBRICK_SHORT = -3,   /* there is not enough room for the answer */
    MUDBRICK_MEMORY = -4,  /* there is no memory left */
};

typedef struct mudbrick_table mudbrick_table;
typedef struct mudbrick_match mudbrick_match;
typedef struct mudbrick_batch mudbrick_batch;

/* -- The library ----------------------------------------------------------- */

/* MUDBRICK_API of the library that is loaded: not below the header's, or calls are
 * missing. */
int mudbrick_api(void);

/* The version of the program that it belongs to: "0.2.0". */
const char *mudbrick_version(void);

/* What the last call that failed on this thread has to say. */
const char *mudbrick_error(void);

/* The name of the i-th game, from 0; NULL after the last. */
const char *mudbrick_game_name(int i);

/* -- Tables ---------------------------------------------------------------- */

/* Lays a table for a game. `setup` has words of the form name=value with spaces
 * between them, `seats=3 map=B`; what is not named is standard; NULL: everything.
 * `content` is the path of a content file, NULL for the built-in one. */
mudbrick_table *mudbrick_table_new(const char *game, const char *setup,
                                   const char *content);

/* The table of a record or a position, whose text is given. With content other than
 * it was made with it is refused. */
mudbrick_table *mudbrick_table_of(const char *words, const char *content);
void mudbrick_table_free(mudbrick_table *t); /* NULL is fine */

/* The name of its game. */
const char *mudbrick_table_game(const mudbrick_table *t);

int mudbrick_table_seats(const mudbrick_table *t);

/* What a seat is called: "red". NULL if there is no such seat. */
const char *mudbrick_table_seat_name(const mudbrick_table *t, int seat);

/* How many numbers an observation has; the same for every seat and moment. */
int mudbrick_table_observation_size(const mudbrick_table *t);

/* What the i-th number of an observation is, "coins red", as text. */
int mudbrick_table_observation_name(const mudbrick_table *t, int i, char *out,
                                    size_t room);

/* -- Matches --------------------------------------------------------------- */

/* A match at its first decision, with seed 0. */
mudbrick_match *mudbrick_match_new(const mudbrick_table *t);

/* The match of a record or a position of this table, whose text is given, at the
 * decision that it has come to. Chance goes on with the seed that the record notes;
 * if it notes none, and for a position, with `seed`. A view in which something is
 * hidden is refused. */
mudbrick_match *mudbrick_match_open(const mudbrick_table *t, const char *words,
                                    uint64_t seed);
void mudbrick_match_free(mudbrick_match *m); /* NULL is fine */

/* A match of its own that goes on from the same point, with the same chance. */
mudbrick_match *mudbrick_match_copy(const mudbrick_match *m);

/* Begins anew. */
void mudbrick_match_reset(mudbrick_match *m, uint64_t seed);

/* The seat that decides; -1 when the match is over. */
int mudbrick_match_seat(const mudbrick_match *m);

/* How many moves were made, those of chance included. */
int mudbrick_match_count(const mudbrick_match *m);

/* The legal actions of the seat that decides, in the order of the game's list of
 * moves; returns how many. The number of an action stands for what is done, not
 * for its place in the list: the same move has the same number at other times,
 * except when two moves of one decision would share a number; then one of them
 * gets the next that is free. */
int mudbrick_match_legal(const mudbrick_match *m, int32_t *out, int room);

/* The same as MUDBRICK_ACTIONS bytes, 1 for what is legal; returns how many. */
int mudbrick_match_mask(const mudbrick_match *m, uint8_t *out);

/* The words of a legal action, as in records: "take 3"; and the other way
 * round. */
int mudbrick_match_text(const mudbrick_match *m, int action, char *out,
                        size_t room);
int mudbrick_match_action(const mudbrick_match *m, const char *move);

/* Makes a legal action for the seat that decides, then whatever chance has to
 * do. Returns the seat that decides next, or MUDBRICK_SEATS_MAX when the match is
 * over. */
int mudbrick_match_step(mudbrick_match *m, int action);

/* The action that a player of the program would choose: a level (`mudbrick help
 * arena` lists them), "greedy", "mcts:iterations=500" and so on; NULL: the level that
 * people usually play against. It knows what the seat knows. The same seed, the same
 * action. */
int mudbrick_match_think(const mudbrick_match *m, const char *player,
                         uint64_t seed);

/* -- What can be seen ------------------------------------------------------ */

/* What a seat may know, as numbers: every cell of every field of the position
 * (docs/positions.md) in order, a set as one number per member, 1 or 0; then for
 * every seat whether it decides. MUDBRICK_HIDDEN and MUDBRICK_NONE stand for
 * what the seat may not know and for nothing. `seat` -1: a spectator. Returns
 * how many numbers there are. */
int mudbrick_match_observe(const mudbrick_match *m, int seat, int32_t *out,
                           int room);

/* The position as JSON (docs/positions.md), as a seat sees it; -1: as a
 * spectator does. Returns its length without the NUL. */
int mudbrick_match_view(const mudbrick_match *m, int seat, char *out,
                        size_t room);

/* What a legal action does, as a fact (docs/facts.md), an object of JSON:
 * {"is":"place","region":{"is":"region","id":"A5"}}. As the seat that decides sees
 * it. Returns its length without the NUL, as the calls below do. */
int mudbrick_match_fact(const mudbrick_match *m, int action, char *out,
                        size_t room);

/* What the seat that decides is asked, as a fact; null if only to choose. */
int mudbrick_match_question(const mudbrick_match *m, char *out, size_t room);

/* The moves that were made, from the one numbered `first` on (0: all of them),
 * those of chance included, as a seat saw them made; -1: as a spectator did. An
 * array of JSON: [{"seat":0,"move":"bid ?","fact":{"is":"bid-hidden"}},
 * {"seat":"chance",...}]. The match is played again for it. */
int mudbrick_match_log(const mudbrick_match *m, int seat, int first, char *out,
                       size_t room);

/* The score of every seat as if the match ended now, line by line, and why each
 * line has its points, from what a seat may know; -1: what a spectator may. An array
 * of JSON, one object for each seat, as "scores" of a snapshot:
 * [{"total":9,"outright":0,"lines":[{"label":"regions","points":5,"why":{...}}],
 *   "tiebreaks":[{"label":"coins","points":3}]}]. */
int mudbrick_match_points(const mudbrick_match *m, int seat, char *out,
                          size_t room);

/* The record of the match so far (docs/records.md); of one that began at a position
 * there is none. */
int mudbrick_match_record(const mudbrick_match *m, char *out, size_t room);

/* The points of a seat as if the match ended now (they may be below 0; there is
 * no failure but a seat that does not exist, which has 0 points), and its place
 * from 1. */
int mudbrick_match_score(const mudbrick_match *m, int seat);
int mudbrick_match_place(const mudbrick_match *m, int seat);

/* -- Many matches at once -------------------------------------------------- */

/* So many matches at one table, with seeds from `seed` on. A match that ends
 * begins anew with the next seed. */
mudbrick_batch *mudbrick_batch_new(const mudbrick_table *t, int count,
                                   uint64_t seed);
void mudbrick_batch_free(mudbrick_batch *b); /* NULL is fine */

/* What a batch tells after a step; every pointer may be NULL if nobody wants it.
 * `count` is the number of matches. */
typedef struct mudbrick_batch_out {
    int32_t *seat;        /* [count]: who decides */
    int32_t *observation; /* [count][observation size]: of that seat */
    uint8_t *mask;        /* [count][MUDBRICK_ACTIONS] */
    uint8_t *done;        /* [count]: 1 if a match has just ended */
    float *reward; /* [count][seats]: the share of the win of each seat of
                           * a match that has just ended, else 0 */
} mudbrick_batch_out;

/* Fills `out` as it stands. */
void mudbrick_batch_look(mudbrick_batch *b, const mudbrick_batch_out *out);

/* One action for each match, [count]; then fills `out`. An action below 0 is
 * drawn from the legal ones by the seed of its match. MUDBRICK_ILLEGAL if one is not legal; then
 * no match has moved. */
int mudbrick_batch_step(mudbrick_batch *b, const int32_t *actions,
                        const mudbrick_batch_out *out);

#ifdef __cplusplus
}
#endif

#endif
