#include "core/json.h"

#include <assert.h>
#include <string.h>

/* One byte, of which there are many. */
static void put(struct text *t, char c)
{
    if (t->len + 1 < t->size) {
        t->buf[t->len++] = c;
        t->buf[t->len] = '\0';
    } else {
        t->cut = true;
    }
}

static void comma(struct json *w)
{
    if (w->comma)
        put(w->out, ',');
    w->comma = true;
}

void json_open(struct json *w, char bracket)
{
    assert(bracket == '{' || bracket == '[');
    comma(w);
    put(w->out, bracket);
    w->comma = false;
}

void json_close(struct json *w, char bracket)
{
    assert(bracket == '}' || bracket == ']');
    put(w->out, bracket);
    w->comma = true;
}

/* Words are short, and mostly plain: they are copied as they are looked at. How
 * many bytes of the beginning were plain, and had room. */
static size_t copy_plain(struct text *out, const char *s)
{
    size_t room = out->size - out->len - 1;
    char *to = out->buf + out->len;
    size_t n = 0;
    while (n < room && (unsigned char)s[n] >= ' ' && s[n] != '"'
           && s[n] != '\\') {
        to[n] = s[n];
        n++;
    }
    to[n] = '\0';
    out->len += n;
    return n;
}

/* Where the room ends, what follows is cut. */
static void quoted(struct text *out, const char *s)
{
    put(out, '"');
    for (s += copy_plain(out, s); *s && !out->cut; s += copy_plain(out, s)) {
        if ((unsigned char)*s >= ' ') {
            text_add(out, "\\%c", *s);
        } else {
            text_add(out, "\\u%04x", (unsigned char)*s);
        }
        s++;
    }
    put(out, '"');
}

void json_key(struct json *w, const char *key)
{
    assert(key);
    comma(w);
    quoted(w->out, key);
    put(w->out, ':');
    w->comma = false;
}

void json_word(struct json *w, const char *s)
{
    assert(s);
    comma(w);
    quoted(w->out, s);
}

void json_number(struct json *w, long long n)
{
    assert(w && w->out);
    comma(w);
    text_digits(w->out, n);
}

void json_bool(struct json *w, bool b)
{
    assert(w && w->out);
    comma(w);
    text_add(w->out, b ? "true" : "false");
}

void json_nothing(struct json *w)
{
    assert(w && w->out);
    comma(w);
    text_add(w->out, "null");
}

void json_decimal(struct json *w, double x, int digits)
{
    assert(digits >= 0);
    double scale = 1;
    comma(w);
    for (int i = 0; i < digits; i++)
        scale *= 10;
    double rounded = x * scale + (x < 0 ? -0.5 : 0.5);
    if (!(rounded > -9e18 && rounded < 9e18)) {
        text_add(w->out, "null");
        return;
    }
    long long all = (long long)rounded;
    long long size = all < 0 ? -all : all;
    long long unit = (long long)scale;
    text_add(w->out, "%s%lld", all < 0 ? "-" : "", size / unit);
    if (digits > 0)
        text_add(w->out, ".%0*lld", digits, size % unit);
}

void json_hash(struct json *w, uint64_t hash)
{
    assert(w && w->out);
    char room[24];
    struct text t = text_in(room, sizeof room);
    text_add(&t, "%016llx", (unsigned long long)hash);
    json_word(w, room);
}
