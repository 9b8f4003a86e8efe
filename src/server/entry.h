/* entry.h - one thing that happened at a table, as the store keeps it.
 *
 *     move 0 1700000000000 595000 0 c17 take 3
 *
 * A word, a seat, the time, what is left on the seat's clock, a number, an id,
 * and the rest of the line. What a kind of entry does not need is 0 or "-". A
 * table is the list of its entries and nothing else; they are only added.
 */
#ifndef SERVER_ENTRY_H
#define SERVER_ENTRY_H

#include "core/game.h"

enum entry_kind {
    ENTRY_SIT,    /* id: hash of the seat's secret; words: the name */
    ENTRY_BEGIN,  /* all seats are taken */
    ENTRY_MOVE,   /* left; id: the client's, "-" if a bot chose; words: it */
    ENTRY_LATE,   /* the clock has run out: a bot plays for the seat */
    ENTRY_RETURN, /* left; the player is back */
    ENTRY_RESIGN, /* a bot plays for the seat until the end */
    ENTRY_PLEA, /* "ask" as a word; number: the count of moves to go back to */
    ENTRY_AGREE,
    ENTRY_REFUSE,
    ENTRY_BACK, /* number: the count of moves it went back to */
    ENTRY_NEXT, /* words: the table of the rematch */
    ENTRY_KINDS,
};

enum {
    ENTRY_ID_MAX = 48,
    ENTRY_WORDS_MAX = 128,
    ENTRY_TEXT_MAX = 320,
};

struct entry {
    enum entry_kind kind;
    int seat; /* or SEAT_CHANCE */
    int64_t time;
    int64_t left;
    int number;
    char id[ENTRY_ID_MAX];
    char words[ENTRY_WORDS_MAX];
};

const char *entry_word(enum entry_kind kind);

void entry_write(const struct entry *e, struct text *out);

/* Reads what entry_write wrote; false if it is anything else. */
bool entry_read(struct entry *e, const char *body);

#endif
