#include "net/link.h"

#include <assert.h>
#include <string.h>

static const char safe[] = "abcdefghijklmnopqrstuvwxyz"
                           "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";

bool link_is_word(const char *s)
{
    assert(s);
    return *s && s[strspn(s, safe)] == '\0';
}

/* A row for every word that may stand behind #. */
static const struct {
    const char *word;
    enum link_kind kind;
    bool needs_secret;
} fragments[] = {
    {"join", LINK_JOIN, false},
    {"seat", LINK_SEAT, true},
    {"watch", LINK_WATCH, false},
};

/* Copies the first `n` bytes if there is room for them. */
static bool copy(char *out, size_t room, const char *from, size_t n)
{
    if (n >= room)
        return false;
    memcpy(out, from, n);
    out[n] = '\0';
    return true;
}

static enum err too_long(struct text *why)
{
    text_add(why, "the link is too long to be one of a table");
    return ERR_TOO_LONG;
}

static enum err bad_host(struct text *why)
{
    text_add(why, "the link names no server; it begins like "
                  "http://127.0.0.1:8080/");
    return ERR_BAD_TEXT;
}

/* Reads host and port; `words` moves past them. */
static enum err read_host(struct net_link *l, const char **words,
                          struct text *why)
{
    const char *s = *words;
    bool bracketed = *s == '[';
    size_t n = bracketed ? strcspn(++s, "]") : strcspn(s, ":/#?");
    if (n == 0 || (bracketed && s[n] != ']'))
        return bad_host(why);
    if (!copy(l->host, sizeof l->host, s, n))
        return too_long(why);
    if (strcspn(l->host, " \t\r\n@\\%\"") != n)
        return bad_host(why);
    s += n + bracketed;
    l->port = l->is_secure ? 443 : 80;
    if (*s == ':') {
        char digits[8] = "";
        long long port = 0;
        n = strcspn(++s, "/#?");
        if (!copy(digits, sizeof digits, s, n)
            || !text_number(digits, 1, 65535, &port)) {
            text_add(why, "the port of the link must be a number from 1 to "
                          "65535");
            return ERR_BAD_TEXT;
        }
        l->port = (int)port;
        s += n;
    }
    *words = s;
    return ERR_OK;
}

/* The folder of the page: /, or more behind a proxy. */
static enum err read_path(struct net_link *l, const char **words,
                          struct text *why)
{
    const char *s = *words;
    size_t n = strcspn(s, "#?");
    if (n == 0) {
        (void)copy(l->path, sizeof l->path, "/", 1);
    } else {
        size_t end = n;
        while (end > 0 && s[end - 1] != '/')
            end--; /* of /games/index.html the folder */
        if (!copy(l->path, sizeof l->path, s, end))
            return too_long(why);
        if (l->path[0] != '/' || strcspn(l->path, " \t\r\n\\\"") != end)
            return bad_host(why);
    }
    s += n;
    *words = s + strcspn(s, "#");
    return ERR_OK;
}

static enum err bad_fragment(struct text *why)
{
    text_add(why, "the link leads to no table; behind the # stands "
                  "join/TABLE.INVITE, seat/TABLE.SECRET or watch/TABLE");
    return ERR_BAD_TEXT;
}

static enum err read_names(struct net_link *l, const char *s, bool needs_secret,
                           struct text *why)
{
    size_t n = strspn(s, safe);
    if (n == 0)
        return bad_fragment(why);
    if (!copy(l->table, sizeof l->table, s, n))
        return too_long(why);
    s += n;
    bool dotted = *s == '.';
    n = dotted ? strspn(++s, safe) : 0;
    if (s[n] != '\0' || (dotted && n == 0) || (needs_secret && n == 0))
        return bad_fragment(why);
    return copy(l->secret, sizeof l->secret, s, n) ? ERR_OK : too_long(why);
}

static enum err read_fragment(struct net_link *l, const char *s,
                              struct text *why)
{
    size_t n = strcspn(s, "/");
    for (size_t i = 0; i < sizeof fragments / sizeof fragments[0]; i++) {
        if (strlen(fragments[i].word) == n && s[n] == '/'
            && strncmp(fragments[i].word, s, n) == 0) {
            l->kind = fragments[i].kind;
            return read_names(l, s + n + 1, fragments[i].needs_secret, why);
        }
    }
    return bad_fragment(why);
}

enum err link_read(struct net_link *l, const char *words, struct text *why)
{
    assert(words && why);
    static const char http[] = "http://";
    static const char https[] = "https://";
    *l = (struct net_link){.kind = LINK_SERVER};
    l->is_secure = strncmp(words, https, sizeof https - 1) == 0;
    if (!l->is_secure && strncmp(words, http, sizeof http - 1) != 0) {
        text_add(why, "a link begins with http:// or https://");
        return ERR_BAD_TEXT;
    }
    words += l->is_secure ? sizeof https - 1 : sizeof http - 1;
    enum err e = read_host(l, &words, why);
    if (e == ERR_OK)
        e = read_path(l, &words, why);
    if (e == ERR_OK && *words == '#' && words[1] != '\0')
        e = read_fragment(l, words + 1, why);
    return e;
}

void link_write_server(const struct net_link *l, struct text *out)
{
    assert(l->host[0] && l->port > 0 && l->path[0] == '/');
    bool bracketed = strchr(l->host, ':') != NULL;
    text_add(out, "http%s://%s%s%s:%d%s", l->is_secure ? "s" : "",
             bracketed ? "[" : "", l->host, bracketed ? "]" : "", l->port,
             l->path);
}
