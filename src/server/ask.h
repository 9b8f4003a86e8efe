/* ask.h - reading JSON that strangers send, key by key.
 *
 *     json_t *root = ask_parse(text, size, &why);
 *     struct ask a = {.root = root, .why = &why};
 *     const char *name = ask_text(&a, "name", 24, "");
 *     int seat = ask_number(&a, "seat", -1, 5, -1);
 *     ask_finish(&a);          no other key may be there
 *     if (a.failed) ...
 *
 * The first thing that is wrong is said, the rest is passed over.
 */
#ifndef SERVER_ASK_H
#define SERVER_ASK_H

#include "base/text.h"

#include <jansson.h>

enum { ASK_KEYS_MAX = 24, ASK_ID_MAX = 41 };

struct ask {
    json_t *root;
    struct text *why;
    bool failed;
    int seen;
    const char *keys[ASK_KEYS_MAX];
};

/* An object, or NULL and a sentence. */
json_t *ask_parse(const char *text, size_t size, struct text *why);

/* The value of a key, or NULL. Notes that the key is known. */
json_t *ask_value(struct ask *a, const char *key);

/* A text of at most `most` bytes without control characters; `standard` if the
 * key is not there; NULL as standard: it must be there. Never gives NULL. */
const char *ask_text(struct ask *a, const char *key, int most,
                     const char *standard);

/* A name that the one who asks has chosen: up to 40 letters, digits, _ . - */
bool ask_is_id(const char *id);

/* Such a name for something that may be sent twice, or "" if the key is not there.
 * Nobody must be able to guess it. */
const char *ask_wish_id(struct ask *a, const char *key);

long long ask_number(struct ask *a, const char *key, long long min,
                     long long max, long long standard);

bool ask_bool(struct ask *a, const char *key, bool standard);

/* Complains of keys that were not asked for. */
void ask_finish(struct ask *a);

/* Something else is wrong. Only the first complaint is kept. */
__attribute__((format(printf, 2, 3))) void ask_refuse(struct ask *a,
                                                      const char *fmt, ...);

#endif
