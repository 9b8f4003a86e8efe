/* sitting.h - one match at one table, with everything that a page does to it:
 * play, let chance play, take back, look back, go on from there.
 *
 * Chance is drawn from the seed and the number of the move alone (core/seed.h).
 * The same moves meet the same chance again. Nothing is taken back past what somebody
 * was shown, but where one person plays against the program, who may want that; it is
 * counted, and stays in the record.
 *
 * A sitting points into itself: it stays where it was opened. A call that
 * opens it and fails leaves it closed; the others leave it as it was. `why` is for
 * programs; what players are told of it is `refusal`.
 */
#ifndef SITTING_SITTING_H
#define SITTING_SITTING_H

#include "core/match.h"
#include "core/record.h"
#include "core/seed.h"
#include "core/setup.h"
#include "games/opening.h"

struct sitting {
    struct box box;
    struct venue venue;
    struct match match;
    int total;  /* moves kept; match.count of them are played */
    int before; /* moves before the position it began with */
    int viewer; /* of a view that is only looked at, or SEAT_CHANCE */
    bool is_open;
    bool is_scripted; /* chance waits to be told what it does */
    long long seed;
    int taken_back;          /* how often past something that had been shown */
    struct state_room start; /* where it began, if that is a position */
    struct refusal refusal;  /* of the last call, if players can meet it */
    bool is_listed;          /* `choices` are those of now */
    struct choices choices;
};

/* The match of a record, at its end. `seed` counts if it notes none. */
enum err sitting_load(struct sitting *s, const struct supply *from,
                      const struct record *r, long long seed,
                      struct text *why) MUST_USE;

/* The position, at which a match begins; what hides nothing can be played on,
 * whoever saw it. */
enum err sitting_position(struct sitting *s, const struct supply *from,
                          const struct position *p, long long seed,
                          struct text *why) MUST_USE;

/* The table of a set-up, without a match: first the box, then it is laid. */
enum err sitting_open(struct sitting *s, const struct supply *from,
                      const char *game, struct text *why) MUST_USE;
enum err sitting_open_same(struct sitting *s, const struct supply *from,
                           const char *game, uint64_t content,
                           struct text *why) MUST_USE;
enum err sitting_lay(struct sitting *s, const struct setup *how,
                     struct text *why) MUST_USE;

/* Begins a match at the table that was laid: this seed, and the first moves of
 * chance. */
enum err sitting_deal(struct sitting *s, long long seed,
                      struct text *why) MUST_USE;

/* The same, but chance waits to be told what it does (sitting_line). */
void sitting_script(struct sitting *s, long long seed);

/* Goes on at the table that was laid from `start`, which the caller has put
 * there and which must be possible; `viewer` says whose view it is. */
enum err sitting_resume(struct sitting *s, int viewer,
                        struct text *why) MUST_USE;

void sitting_close(struct sitting *s);

/* What the seat, or SEAT_NOBODY, can do now. Listed once until the match changes
 * or somebody else is asked about. */
const struct choices *sitting_choices(struct sitting *s, int seat);

/* The move of the seat that is written so; `seen` is the match as the seat sees it,
 * or all of it. */
enum err sitting_choose(struct sitting *s, const struct state *seen, int seat,
                        const char *move, struct move *out,
                        struct text *why) MUST_USE;

/* The seat's move, then whatever chance has to do. */
enum err sitting_play(struct sitting *s, int seat, const char *move,
                      struct text *why) MUST_USE;

/* Exactly this line of a record, `chance: deal 17`, and nothing more. */
enum err sitting_line(struct sitting *s, const char *line,
                      struct text *why) MUST_USE;

/* Whatever chance has to do; from now on it does so by itself. */
enum err sitting_chance(struct sitting *s, struct text *why) MUST_USE;

/* Is it for chance to move? */
bool sitting_is_for_chance(const struct venue *v, const struct state *s);

/* How far back: the last decision, or all of that turn; and also past what was
 * shown? */
enum sitting_back { BACK_TURN = 1, BACK_PAST = 2 };

/* Takes back what the seat decided last; `how` is a set of sitting_back. */
enum err sitting_undo(struct sitting *s, int seat, unsigned how,
                      struct text *why) MUST_USE;

/* The match after `count` moves; the later ones are kept. */
enum err sitting_go(struct sitting *s, int count, struct text *why) MUST_USE;

/* Forgets the later ones; then chance does what it has to. */
enum err sitting_cut(struct sitting *s, struct text *why) MUST_USE;

/* May this viewer, a seat or SEAT_NOBODY, look at it? */
enum err sitting_shows(struct sitting *s, int viewer,
                       struct text *why) MUST_USE;

/* Is it for this seat, which may look at it, to decide something now? */
enum err sitting_asks(struct sitting *s, int seat, struct text *why) MUST_USE;

/* The number of the seed for this use, at this point of the match. */
uint64_t sitting_draw(const struct sitting *s, enum seed_use use);

#endif
