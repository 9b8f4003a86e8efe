/* request.h - reading JSON that strangers send, key by key.
 *
 *     static const char body[] = "{\"name\":\"Ada\",\"seat\":2}";
 *     char room[256];
 *     struct text why = text_in(room, sizeof room);
 *     struct request q = {.why = &why};
 *     q.root = request_parse(body, sizeof body - 1, &why);
 *     if (q.root) {
 *         const char *name = request_text(&q, "name", 24, "");
 *         long long seat = request_number(&q, "seat", 0, 5, -1);
 *         request_finish(&q);
 *         if (!q.failed)
 *             printf("%s takes seat %lld\n", name, seat);
 *     }
 *     json_decref(q.root);
 *
 * Each key is read once, and no other may be there. The first thing that is wrong is said, the rest is passed over.
 */
#ifndef SERVER_REQUEST_H
#define SERVER_REQUEST_H

#include "base/err.h"
#include "base/text.h"
#include "core/fact.h"

#include <jansson.h>

enum { REQUEST_KEYS_MAX = 24, REQUEST_ID_MAX = 41 };

/* What people can do wrong, for who tells them: a key of core's words or NULL, what
 * it is about, and what would be right. */
struct request_fault {
    const char *key, *what;
    long long from, to;
};

struct request {
    json_t *root;
    struct text *why;
    bool failed;
    struct request_fault fault; /* of what has failed, if people can meet it */
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

/* Complains if there is nothing to see in the name of somebody. */
void request_want_name(struct request *q, const char *name);

/* Complains of keys that were not asked for. */
void request_finish(struct request *q);

/* Something else is wrong. Only the first complaint is kept. */
__attribute__((format(printf, 2, 3))) void request_refuse(struct request *q,
                                                          const char *fmt, ...);

/* What people are told of it; false if they are not meant. */
bool request_tell(const struct request_fault *f, struct fact *out) MUST_USE;

#endif
