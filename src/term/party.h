/* party.h - the match that a person takes part in, wherever it is played: a
 * sitting on this machine, or a table of a server where the person is a guest.
 *
 *     struct party *p;
 *     if (party_open(&order, "keys", &p, &why) != ERR_OK) ...
 *     for (;;) {
 *         if (party_work(p)) ...                        something has changed
 *         if (party_look(p, &scene)) ...                what is seen of it
 *         if (!party_play(p, move, &said)) ...          said tells why not
 *     }
 *     party_free(p);
 *
 * Whoever shows a match or talks about it knows nothing else of it. What is
 * written into `said` is a sentence of the words for the person, or nothing, and
 * into `told` a part of one; `why` is for who has typed a command.
 */
#ifndef TERM_PARTY_H
#define TERM_PARTY_H

#include "search/player.h"
#include "term/chronicle.h"
#include "term/company.h"
#include "term/scene.h"
#include "term/term.h"

enum { PARTY_WORDS_MAX = 512, PARTY_COMMAND_MAX = 4 * 2 * 4096 };

/* What a seat at a table of a server can want. A rematch leads to its table as
 * soon as there is one; where others have asked for one, it goes there. */
enum party_wish {
    WISH_RESIGN,
    WISH_RETURN,
    WISH_REMATCH,
    WISH_AGREE,  /* that somebody takes back */
    WISH_REFUSE, /* that */
    PARTY_WISHES,
};

/* How many of the known moves are made where one looks. */
struct party_past {
    int count, total;
};

struct party;

/* What a way to take part can do; see the functions of the same names. Without
 * `thinker` and `seat` others see to the players of the program. */
struct party_kind {
    void (*free)(struct party *p);
    bool (*work)(struct party *p);
    bool (*look)(struct party *p, struct scene *out);
    bool (*play)(struct party *p, struct move m, struct text *said);
    struct player *(*thinker)(struct party *p, struct outlook *o,
                              uint64_t *seed);
    bool (*seat)(struct party *p, int seat, const char *who);
    uint64_t (*advice_seed)(const struct party *p);

    bool (*undo)(struct party *p, int seat, struct text *said);
    struct party_past (*past)(const struct party *p);
    bool (*go)(struct party *p, int count, struct text *said);
    bool (*branch)(struct party *p, struct text *said);

    bool (*keep)(struct party *p, struct text *told);
    const char *(*path)(const struct party *p, struct text *said);
    bool (*write)(struct party *p, const char *path, struct text *said);

    bool (*has_table)(const struct party *p, struct text *said);
    bool (*wish)(struct party *p, enum party_wish wish, struct text *said);

    void (*write_welcome)(const struct party *p, struct text *out);
    void (*write_head)(const struct party *p, struct text *out);
    void (*write_status)(const struct party *p, struct text *out);
    void (*write_farewell)(const struct party *p, struct text *out);
};

struct party {
    const struct party_kind *kind;
    const char *at;            /* for messages: "here" or "online" */
    const char *by;            /* for messages: "keys" or "lines" */
    const char *content;       /* the file, NULL: built in; the caller's */
    const struct venue *venue; /* NULL: not known yet */
    int seat;      /* of the person, SEAT_NOBODY: of none or of several */
    int covered;   /* the seat that must come before the screen; -1 */
    int uncovered; /* the seat whose secrets may be shown; -1 */
    int patience;  /* milliseconds after which something may have come by
                         * itself, -1: nothing ever does */
    bool is_kept;  /* nothing would be lost */
    struct company company; /* who sits where */
    struct chronicle chronicle;
    char refusal[PARTY_WORDS_MAX]; /* not told yet */
};

/* Opens the game or the file of an order, and seats its players: by default a
 * person first, then the level for people; in a record, whom it names. A record
 * stands at its end, or before its first move if the order wants a replay; one that
 * lies where games are kept goes on in its file. The strings of the order outlive
 * the party. `by` is how the person says something: "keys" or "lines". */
enum err party_sit(const struct term_order *o, const char *by,
                   struct party **out, struct text *why) MUST_USE;

/* Goes to the table of the order's link, and sits down with its name if that is
 * an invitation. ERR_NOT_FOUND: nobody answers there; ERR_STORAGE: the server lets
 * nobody in; anything else: the link or the name is none. */
enum err party_join(const struct term_order *o, const char *by,
                    struct party **out, struct text *why) MUST_USE;

/* One of the two, as the order says. */
enum err party_open(const struct term_order *o, const char *by,
                    struct party **out, struct text *why) MUST_USE;
void party_free(struct party *p);

/* Takes what has come from elsewhere. True: something has changed. */
bool party_work(struct party *p);

/* Has the match begun? Then this is what is seen of it; if nobody has to come
 * first (`covered`), with the choices of who is asked. If not, the scene is
 * empty. */
bool party_look(struct party *p, struct scene *out);

/* The person of the covered seat has come; or has gone again. */
void party_uncover(struct party *p);
void party_cover(struct party *p);

/* Makes a move, or sends it. False: it was not made, perhaps because it is none. */
bool party_play(struct party *p, struct move m, struct text *said);

/* The player of the program that has to decide now, what it sees and what it
 * draws from; NULL: none. It has been told of everything before. */
struct player *party_thinker(struct party *p, struct outlook *o,
                             uint64_t *seed);

/* Seats a person ("human", "human Ada") or a player of the program. False: there is
 * no such player, and a person sits there. */
bool party_seat(struct party *p, int seat, const char *who) MUST_USE;

/* What advice draws from. */
uint64_t party_advice_seed(const struct party *p);

/* Takes the last decision of the seat back, or asks the others for it. */
bool party_undo(struct party *p, int seat, struct text *said);

/* Looking back; and going on from there, as a match of its own. */
struct party_past party_past(const struct party *p);
bool party_looks_back(const struct party *p);
bool party_go(struct party *p, int count, struct text *said);
bool party_branch(struct party *p, struct text *said);

/* Keeps the match in its file, or in a new one where games are kept, unless
 * nothing would be lost. False: it could not be. */
bool party_keep(struct party *p, struct text *told) MUST_USE;

/* The file of the match, "" if it has none yet; NULL: it cannot have one. */
const char *party_path(const struct party *p, struct text *said);
bool party_write(struct party *p, const char *path, struct text *said);

/* Is it played at a table of a server? */
bool party_has_table(const struct party *p, struct text *said);
bool party_wish(struct party *p, enum party_wish wish, struct text *said);

/* Does somebody want to take back, and this person has not agreed yet? */
bool party_is_asked(const struct party *p);

/* What is left of a seat's time, in milliseconds; -1: there is no clock. */
long long party_left(const struct party *p, int seat);

/* The last refusal, once, in the caller's room; NULL if there is none. */
const char *party_refusal(struct party *p, char room[PARTY_WORDS_MAX]);

/* A refusal that is to be told. */
void party_refuse(struct party *p, const char *sentence);

/* A word to begin with. */
void party_write_welcome(const struct party *p, struct text *out);

/* Which move this is, or who looks on. */
void party_write_head(const struct party *p, struct text *out);

/* How things stand besides the match: who is awaited, who wants what, whether
 * the line is down. May be nothing. */
void party_write_status(const struct party *p, struct text *out);

/* How to come back, if there is a way. */
void party_write_farewell(const struct party *p, struct text *out);

#endif
