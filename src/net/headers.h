/* headers.h - what stands in the head of requests and replies. */
#ifndef NET_HEADERS_H
#define NET_HEADERS_H

#include <stdbool.h>
#include <stddef.h>

struct header {
    const char *name; /* with its colon, as the library wants it */
    const char *value;
};

/* What every reply carries, ended by a row without a name. */
extern const struct header headers_of_every_reply[];

/* Of "Bearer abc" the "abc", else "". */
void headers_bearer(const char *authorization, char *out, size_t room);

/* Was the request sent by a page from elsewhere? `origin` is empty for
 * programs that are no browser; `more` are origins that are welcome, too. */
bool headers_is_foreign(const char *origin, const char *host,
                        const char *const *more);

/* Is this one of the words of a list like "keep-alive, Upgrade"? */
bool headers_names(const char *list, const char *word);

/* Does an Accept-Encoding like "gzip, br;q=0" want this one? */
bool headers_takes(const char *list, const char *coding);

/* Does the list of an If-None-Match hold this tag? */
bool headers_knows(const char *list, const char *tag);

#endif
