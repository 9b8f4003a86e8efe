/* request.h - reading JSON that strangers send, key by key.
 *
 *     json_t *root = request_parse(text, size, &why);
 *     struct request q = {.root = root, .why = &why};
 *     const char *name = request_text(&q, "name", 24, "");
 *     int seat = request_number(&q, "seat", -1, 5, -1);
 *     request_finish(&q);          no other key may be there
 *     if (q.failed) ...
 *
 * The first thing that is wrong is said, the rest is passed over.
 */
#ifndef SERVER_REQUEST_H
#define SERVER_REQUEST_H

#include "base/text.h"

#include <jansson.h>

enum { REQUEST_KEYS_MAX = 24, REQUEST_ID_MAX = 41 };

struct request {
    json_t *root;
    struct text *why;
    bool failed;
    int seen;
    const char *keys[REQUEST_KEYS_MAX];
};

/* An object, or NULL and a sentence. */
json_t *request_parse(const char *text, size_t size, struct text *why);

/* The value of a key, or NULL. Notes that the key is known. */
json_t *request_value(struct request *q, const char *key);

/* A text of at most `most` bytes without control characters; `standard` if the
 * key is not there; NULL as standard: it must be there. Never gives NULL. */
const char *request_text(struct request *q, const char *key, int most,
                         const char *standard);

/* A name that the one who asks has chosen: up to 40 letters, digits, _ . - */
bool request_is_id(const char *id);

/* Such a name for something that may be sent twice, or "" if the key is not there.
 * Nobody must be able to guess it. */
const char *request_wish_id(struct request *q, const char *key);

long long request_number(struct request *q, const char *key, long long min,
                         long long max, long long standard);

bool request_bool(struct request *q, const char *key, bool standard);

/* Complains of keys that were not asked for. */
void request_finish(struct request *q);

/* Something else is wrong. Only the first complaint is kept. */
__attribute__((format(printf, 2, 3))) void request_refuse(struct request *q,
                                                          const char *fmt, ...);

#endif
