/* relay.h - what a bot is told, out of what a server says: a snapshot is an object of
 * JSON, `now` (docs/http-api.md). The server may be of another version, or send
 * anything: what is missing comes out as NULL, and a line stays one line.
 */
#ifndef BOT_RELAY_H
#define BOT_RELAY_H

#include "base/text.h"

#include <jansson.h>

/* The word at a key; "" if there is none. */
const char *relay_word(const json_t *object, const char *key);

/* The i-th name of a list; "?" if it is none. */
const char *relay_name(const json_t *names, size_t i);

/* As one line of JSON; NULL if there is none. The caller's to free. */
char *relay_json(const json_t *value);

/* `game ...` for the bot of this seat, and `moves ...`. */
void relay_game(const json_t *now, int seat, struct text *out);
void relay_moves(const json_t *now, struct text *out);

/* What follows other verbs, to be freed; NULL: there is nothing to tell. */
char *relay_position(const json_t *now, int seat);
char *relay_facts(const json_t *now);
char *relay_question(const json_t *now, int seat);

#endif
