/* json.h - writing JSON into a text, piece by piece.
 *
 *     json_open(&w, '{');
 *     json_key(&w, "seats");
 *     json_number(&w, 3);
 *     json_close(&w, '}');
 *
 * Commas are its own affair. Reading is core/doc.h. A program may use another
 * library for JSON beside this, whose names (json_real, json_null) are not taken
 * here: it would call ours.
 */
#ifndef CORE_JSON_H
#define CORE_JSON_H

#include "base/text.h"

#include <stdint.h>

struct json {
    struct text *out;
    bool comma; /* the next thing needs a comma before it */
};

void json_open(struct json *w, char bracket);
void json_close(struct json *w, char bracket);
void json_key(struct json *w, const char *key);
void json_word(struct json *w, const char *s);
void json_number(struct json *w, long long n);
void json_bool(struct json *w, bool b);
void json_nothing(struct json *w);

/* A number with `digits` digits after the point; not a number becomes null. */
void json_decimal(struct json *w, double x, int digits);

/* Sixteen hexadecimal digits, as a string. */
void json_hash(struct json *w, uint64_t hash);

#endif
