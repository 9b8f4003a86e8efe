#include "net/headers.h"

#include "base/text.h"

#include <assert.h>
#include <string.h>
#include <strings.h>

/* clang-format off */
const struct header headers_of_every_reply[] = {
    {"content-security-policy:",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
     "style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
     "connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
     "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"x-content-type-options:", "nosniff"},
    {"referrer-policy:", "no-referrer"},
    {"cross-origin-opener-policy:", "same-origin"},
    {"cross-origin-embedder-policy:", "require-corp"},
    {"cross-origin-resource-policy:", "same-origin"},
    {"permissions-policy:", "camera=(), geolocation=(), microphone=()"},
    {NULL, NULL},
};
/* clang-format on */

void headers_bearer(const char *authorization, char *out, size_t room)
{
    assert(authorization && room > 0);
    static const char word[] = "Bearer ";
    struct text t = text_in(out, room);
    if (strncmp(authorization, word, sizeof word - 1) == 0)
        text_add(&t, "%s", authorization + sizeof word - 1);
}

bool headers_is_foreign(const char *origin, const char *host,
                        const char *const *more)
{
    assert(origin && host);
    if (!*origin)
        return false;
    for (int i = 0; more && more[i]; i++) {
        if (strcmp(more[i], origin) == 0)
            return false;
    }
    const char *slashes = strstr(origin, "://");
    return !slashes || strcmp(slashes + 3, host) != 0;
}

bool headers_names(const char *list, const char *word)
{
    assert(list && word && *word);
    size_t n = strlen(word);
    while (*list) {
        list += strspn(list, ", \t");
        size_t size = strcspn(list, ", \t");
        if (size == n && strncasecmp(list, word, n) == 0)
            return true;
        list += size;
    }
    return false;
}

/* What follows a word of the list: ";q=0.000" says that it is not wanted. */
static bool is_unwanted(const char *after)
{
    after += strspn(after, "; \t");
    if (strncasecmp(after, "q=", 2) != 0)
        return false;
    after += 2;
    return after[strspn(after, "0.")] == '\0'
           || strchr(", \t", after[strspn(after, "0.")]) != NULL;
}

bool headers_takes(const char *list, const char *coding)
{
    assert(list && coding && *coding);
    size_t n = strlen(coding);
    while (*list) {
        list += strspn(list, ", \t");
        size_t size = strcspn(list, ",; \t");
        if (size == n && strncasecmp(list, coding, n) == 0)
            return !is_unwanted(list + size);
        list += strcspn(list, ",");
    }
    return false;
}

bool headers_knows(const char *list, const char *tag)
{
    assert(list && tag && *tag);
    return strcmp(list, "*") == 0 || strstr(list, tag) != NULL;
}
