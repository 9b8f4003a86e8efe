/* sitting_internal.h - between the files of a match on this machine: the
 * sitting, who sits where, and the file that it is kept in.
 *
 * People sit by their names, players of the program by their descriptions; a
 * record notes both, so a game that goes on has the same players again.
 */
#ifndef TERM_SITTING_INTERNAL_H
#define TERM_SITTING_INTERNAL_H

#include "sitting/sitting.h"
#include "term/party.h"
#include "term/saves.h"

struct party_sitting {
    struct party party; /* first: it is called by that */
    struct sitting sitting;
    struct player *player[GAME_SEATS_MAX]; /* NULL: a person */
    struct runner_limits limits;           /* of players that are programs */
    int told;                              /* moves that those were told */
    struct state_room told_state;
    int asked_back;            /* one more than the moves when taking back past
                                * what was shown was offered; 0: it was not */
    bool plain;                /* line by line was asked for */
    char path[SAVES_PATH_MAX]; /* where it was saved; empty: nowhere */
};

static inline struct party_sitting *sitting_of(struct party *p)
{
    return (struct party_sitting *)p;
}

static inline const struct party_sitting *sitting_in(const struct party *p)
{
    return (const struct party_sitting *)p;
}

/* -- Who sits where (sitting_chairs.c) ------------------------------------- */

bool chairs_is_human(const char *who);

bool chairs_seat(struct party *p, int seat, const char *who) MUST_USE;
enum err chairs_seat_ordered(struct party_sitting *s,
                             const struct term_order *o,
                             struct text *why) MUST_USE;
void chairs_seat_noted(struct party_sitting *s, const struct record *r);
void chairs_release(struct party_sitting *s);

bool chairs_is_person(const struct party_sitting *s, int seat);
int chairs_people(const struct party_sitting *s);

/* Before such a player decides: tells it what has happened. */
void chairs_tell(struct party_sitting *s);

/* -- Where one looks (sitting_party.c) --------------------------------------- */

/* After `count` of the moves that are known. */
void sitting_look_at(struct party_sitting *s, int count);

/* -- Its file (sitting_file.c) --------------------------------------------- */

bool sitting_keep(struct party *p, struct text *told) MUST_USE;
const char *sitting_path(const struct party *p, struct text *said);
bool sitting_write(struct party *p, const char *path, struct text *said);
void sitting_write_farewell(const struct party *p, struct text *out);

#endif
