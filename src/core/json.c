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

static bool is_plain(char c)
{
    return (unsigned char)c >= ' ' && c != '"' && c != '\\';
}

/* How many bytes at the beginning are plain; eight are looked at at a time. */
static size_t plain_run(const char *s, size_t size)
{
    const uint64_t ones = 0x0101010101010101;
    const uint64_t tops = 0x8080808080808080;
    size_t n = 0;
    for (; n + 8 <= size; n += 8) {
        uint64_t x;
        memcpy(&x, s + n, 8);
        uint64_t quote = x ^ ones * '"';
        uint64_t slash = x ^ ones * '\\';
        uint64_t odd = ((x - ones * ' ') & ~x) | ((quote - ones) & ~quote)
                       | ((slash - ones) & ~slash);
        if (odd & tops)
            break;
    }
    while (n < size && is_plain(s[n]))
        n++;
    return n;
}

/* Plain bytes are copied in runs: nearly all of them are. */
static void quoted(struct text *out, const char *s)
{
    size_t left = strlen(s);
    put(out, '"');
    while (left > 0) {
        size_t run = plain_run(s, left);
        text_put(out, s, run);
        s += run;
        left -= run;
        if (left == 0)
            break;
        if ((unsigned char)*s >= ' ') {
            text_add(out, "\\%c", *s);
        } else {
            text_add(out, "\\u%04x", (unsigned char)*s);
        }
        s++;
        left--;
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
