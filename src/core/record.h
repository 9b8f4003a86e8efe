/* record.h - a match as a text file: tags, an empty line, every move.
 *
 *     mudbrick record 1
 *     game GAME
 *     rules 1
 *     seats 3
 *     set OPTION=B
 *     content 0123456789abcdef
 *     seed 7
 *     moves 214
 *     result red=2/24 blue=1/27 white=2/24
 *     hash 0123456789abcdef
 *
 *     chance: deal 17
 *     red: bid 3
 *
 * `set` is written for every option; `seed`, `player` (who sat where),
 * `forfeit` (who broke off, and why) and `taken-back` (how often past something that
 * had been shown) are notes; `commitment` and `key` are what
 * the chance moves can be checked by (core/fair.h); `result` gives place and points
 * of each seat, or "unfinished". A line that begins with # is a comment.
 * Reading is exact, or refused with the line and the reason; only characters that
 * a terminal must not see are read as dots (base/clean.h).
 */
#ifndef CORE_RECORD_H
#define CORE_RECORD_H

#include "core/fair.h"
#include "core/match.h"

enum { RECORD_LINE_MAX = 256, RECORD_NO_SEED = -1 };

/* A note: who sat where. */
struct record_player {
    char seat[FIELD_NAME_MAX];
    char name[RECORD_LINE_MAX];
};

/* The tags of a record, and where its moves begin. */
struct record {
    char game[FIELD_NAME_MAX];
    int rules;
    int seats;
    int set_count;
    char set[GAME_OPTIONS_MAX][RECORD_LINE_MAX];
    uint64_t content_hash;
    uint64_t final_hash;
    long long seed; /* a note; RECORD_NO_SEED: none */
    int player_count;
    struct record_player player[GAME_SEATS_MAX];
    int taken_back; /* a note: how often past something shown */
    int moves;
    char result[RECORD_LINE_MAX];
    bool has_commitment, has_key;
    char commitment[SHA256_TEXT_SIZE];
    struct fair_key key;
    unsigned seen;    /* which tags, as a set */
    const char *body; /* the rest of the text */
    const char *end;
    int body_line; /* number of its first line */
};

/* Reads the tags. The text must outlive the record. */
enum err record_read(struct record *r, const char *text, size_t size,
                     struct text *why) MUST_USE;

/* The set-up that the tags name. */
enum err record_setup(const struct record *r, const struct game *g,
                      struct setup *out, struct text *why) MUST_USE;

/* Whom the record names for a seat, the last if several; NULL: nobody. */
const char *record_player(const struct record *r, const struct venue *v,
                          int seat);

/* Plays the first `to` moves of the record (all, if `to` is -1). ERR_BAD_TEXT:
 * a line cannot be read; ERR_ILLEGAL_MOVE: it can, but the rules forbid it.
 * The match then stands before the line that failed. */
enum err record_replay(const struct record *r, struct match *m, int to,
                       struct text *why) MUST_USE;

/* Plays one line of a record, `red: take 3`. The sentence may be left out. */
enum err record_play_line(struct match *m, const char *line,
                          struct text *why) MUST_USE;

/* Does the match that was replayed in full agree with the tags result and
 * hash? */
bool record_agrees(const struct record *r, struct match *m, struct text *why);

/* What is noted in a record besides the match itself. */
struct record_notes {
    long long seed;                     /* RECORD_NO_SEED: none */
    const char *player[GAME_SEATS_MAX]; /* NULL: not told */
    const char *forfeit;                /* a sentence, or NULL */
    int taken_back;                     /* 0: never */
    const char *commitment;             /* 64 hexadecimal digits, or NULL */
    const char *key;                    /* the same */
};

/* Writes the match as it stands; it began as the game does. `notes` may be
 * NULL. */
void record_write(const struct match *m, const struct record_notes *notes,
                  struct text *out);

/* Room that record_write needs at most. */
size_t record_room(const struct match *m);

#endif
