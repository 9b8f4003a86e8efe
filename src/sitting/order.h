/* order.h - which table somebody wants, as lines of text.
 *
 *     game empire
 *     seats 3
 *     set map=B
 *     seed 7
 *
 * For a position also `content` with its fingerprint and `viewer` with the seat
 * that sees it so, then an empty line and its cells, one to a line, as
 * docs/notation.md writes them; a set has a line for each member.
 */
#ifndef SITTING_ORDER_H
#define SITTING_ORDER_H

#include "core/setup.h"

enum { ORDER_LINE_MAX = 256, ORDER_WORD_MAX = 64 };

struct order {
    char game[ORDER_WORD_MAX];
    char viewer[ORDER_WORD_MAX]; /* empty: not told */
    char set[GAME_OPTIONS_MAX][ORDER_WORD_MAX];
    int set_count;
    int seats; /* 0: not told, as few as possible */
    long long seed;
    uint64_t content; /* 0: not told */
    bool is_scripted; /* chance waits to be told what it does */
    const char *rest; /* what follows the empty line */
};

/* The text must outlive the order. */
enum err order_read(struct order *o, const char *text,
                    struct text *why) MUST_USE;

/* Seats and options, as this game has them. */
enum err order_setup(const struct order *o, const struct game *g,
                     struct setup *out, struct text *why) MUST_USE;

/* Copies the next line without its end; false if there is none. One that does
 * not fit is cut, and told by `was_cut`, which may be NULL. */
bool order_line(const char **at, char *line, size_t room, bool *was_cut);

#endif
