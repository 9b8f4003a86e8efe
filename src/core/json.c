#include "core/json.h"

static void comma(struct json *w)
{
    if (w->comma)
        text_put(w->out, ",", 1);
    w->comma = true;
}

void json_open(struct json *w, char bracket)
{
    comma(w);
    text_put(w->out, &bracket, 1);
    w->comma = false;
}

void json_close(struct json *w, char bracket)
{
    text_put(w->out, &bracket, 1);
    w->comma = true;
}

static bool is_plain(char c)
{
    return (unsigned char)c >= ' ' && c != '"' && c != '\\';
}

/* Plain bytes are copied in runs: nearly all of them are. */
static void quoted(struct text *out, const char *s)
{
    text_put(out, "\"", 1);
    while (*s) {
        size_t run = 0;
        while (is_plain(s[run]))
            run++;
        text_put(out, s, run);
        s += run;
        if ((unsigned char)*s >= ' ') {
            text_add(out, "\\%c", *s++);
        } else if (*s) {
            text_add(out, "\\u%04x", (unsigned char)*s++);
        }
    }
    text_put(out, "\"", 1);
}

void json_key(struct json *w, const char *key)
{
    comma(w);
    quoted(w->out, key);
    text_put(w->out, ":", 1);
    w->comma = false;
}

void json_word(struct json *w, const char *s)
{
    comma(w);
    quoted(w->out, s);
}

void json_number(struct json *w, long long n)
{
    comma(w);
    text_add(w->out, "%lld", n);
}

void json_bool(struct json *w, bool b)
{
    comma(w);
    text_add(w->out, b ? "true" : "false");
}

void json_nothing(struct json *w)
{
    comma(w);
    text_add(w->out, "null");
}

void json_decimal(struct json *w, double x, int digits)
{
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
    char room[24];
    struct text t = text_in(room, sizeof room);
    text_add(&t, "%016llx", (unsigned long long)hash);
    json_word(w, room);
}
