#include "base/text.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

struct text text_in(char *buf, size_t size)
{
    assert(size > 0);
    buf[0] = '\0';
    return (struct text){.buf = buf, .size = size};
}

/* Most of what is written is a few bytes long, for which a call costs more than
 * the copy: two that overlap. */
static void copy(char *to, const char *from, size_t size)
{
    if (size > 16) {
        memcpy(to, from, size);
    } else if (size >= 8) {
        uint64_t ends[2];
        memcpy(&ends[0], from, 8);
        memcpy(&ends[1], from + size - 8, 8);
        memcpy(to, &ends[0], 8);
        memcpy(to + size - 8, &ends[1], 8);
    } else if (size >= 4) {
        uint32_t ends[2];
        memcpy(&ends[0], from, 4);
        memcpy(&ends[1], from + size - 4, 4);
        memcpy(to, &ends[0], 4);
        memcpy(to + size - 4, &ends[1], 4);
    } else {
        for (size_t i = 0; i < size; i++)
            to[i] = from[i];
    }
}

void text_put(struct text *t, const char *bytes, size_t size)
{
    assert(t && t->buf && (bytes || size == 0));
    size_t room = t->size - t->len - 1;
    if (size > room) {
        t->cut = true;
        size = room;
    }
    copy(t->buf + t->len, bytes, size);
    t->len += size;
    t->buf[t->len] = '\0';
}

void text_digits(struct text *t, long long n)
{
    assert(t);
    char room[24];
    size_t at = sizeof room;
    uint64_t size = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
    do {
        room[--at] = (char)('0' + size % 10);
        size /= 10;
    } while (size > 0);
    if (n < 0)
        room[--at] = '-';
    text_put(t, room + at, sizeof room - at);
}

static void fill(struct text *t, char c, int n)
{
    for (; n > 0; n--)
        text_put(t, &c, 1);
}

/* One conversion: the letters between % and the conversion itself. */
struct spec {
    bool left, zero;
    int width;
    int precision; /* -1: none */
    char length;   /* 0, 'l', 'L' for ll, 'z' */
};

static int digits(const char **fmt)
{
    int n = 0;
    for (; **fmt >= '0' && **fmt <= '9'; (*fmt)++)
        n = n * 10 + (**fmt - '0');
    return n;
}

static int number_or_star(const char **fmt, va_list *args)
{
    if (**fmt != '*')
        return digits(fmt);
    (*fmt)++;
    return va_arg(*args, int);
}

static struct spec read_spec(const char **fmt, va_list *args)
{
    struct spec s = {.precision = -1};
    for (; **fmt == '-' || **fmt == '0'; (*fmt)++) {
        s.left |= **fmt == '-';
        s.zero |= **fmt == '0';
    }
    s.width = number_or_star(fmt, args);
    if (**fmt == '.') {
        (*fmt)++;
        s.precision = number_or_star(fmt, args);
    }
    for (; **fmt == 'l' || **fmt == 'z'; (*fmt)++)
        s.length = (char)(s.length == 'l' ? 'L' : **fmt);
    return s;
}

static void padded(struct text *t, struct spec s, const char *bytes, size_t n)
{
    int gap = s.width - (int)n;
    if (!s.left)
        fill(t, s.zero ? '0' : ' ', gap);
    text_put(t, bytes, n);
    if (s.left)
        fill(t, ' ', gap);
}

static void unsigned_number(struct text *t, struct spec s, uint64_t n,
                            bool negative, unsigned base)
{
    char room[24];
    size_t at = sizeof room;
    do {
        room[--at] = "0123456789abcdef"[n % base];
        n /= base;
    } while (n > 0);
    if (negative && s.zero && !s.left) {
        text_put(t, "-", 1);
        s.width--;
    } else if (negative) {
        room[--at] = '-';
    }
    padded(t, s, room + at, sizeof room - at);
}

static uint64_t unsigned_argument(struct spec s, va_list *args)
{
    if (s.length == 'L')
        return va_arg(*args, unsigned long long);
    if (s.length == 'l')
        return va_arg(*args, unsigned long);
    if (s.length == 'z')
        return va_arg(*args, size_t);
    return va_arg(*args, unsigned);
}

static int64_t signed_argument(struct spec s, va_list *args)
{
    if (s.length == 'L')
        return va_arg(*args, long long);
    if (s.length == 'l')
        return va_arg(*args, long);
    if (s.length == 'z')
        return va_arg(*args, ptrdiff_t);
    return va_arg(*args, int);
}

static void whole(struct text *t, struct spec s, const char *bytes)
{
    padded(t, s, bytes, strlen(bytes));
}

/* How many of these bytes are whole characters of UTF-8: the last may be cut. */
static size_t whole_characters(const char *bytes, size_t n)
{
    size_t last = n;
    while (last > 0 && n - last < 3 && (bytes[last - 1] & 0xc0) == 0x80)
        last--;
    if (last == 0)
        return n;
    unsigned char first = (unsigned char)bytes[last - 1];
    size_t size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
    return last - 1 + size > n ? last - 1 : n;
}

/* A string with a precision need not end in NUL, so only that much is read. */
static void limited(struct text *t, struct spec s, const char *bytes)
{
    const char *end = memchr(bytes, '\0', (size_t)s.precision);
    size_t n = end ? (size_t)(end - bytes)
                   : whole_characters(bytes, (size_t)s.precision);
    padded(t, s, bytes, n);
}

static void convert(struct text *t, struct spec s, char how, va_list *args)
{
    switch (how) {
    case 'd': {
        int64_t n = signed_argument(s, args);
        uint64_t size = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
        unsigned_number(t, s, size, n < 0, 10);
        return;
    }
    case 'u':
        unsigned_number(t, s, unsigned_argument(s, args), false, 10);
        return;
    case 'x':
        unsigned_number(t, s, unsigned_argument(s, args), false, 16);
        return;
    case 'c':
        padded(t, s, &(char){(char)va_arg(*args, int)}, 1);
        return;
    case 's':
        if (s.precision >= 0) {
            limited(t, s, va_arg(*args, const char *));
        } else {
            whole(t, s, va_arg(*args, const char *));
        }
        return;
    default:
        text_put(t, &how, 1);
        return;
    }
}

void text_add_list(struct text *t, const char *fmt, va_list list)
{
    assert(t && fmt);
    va_list args;
    va_copy(args, list);
    while (*fmt) {
        size_t plain = strcspn(fmt, "%");
        text_put(t, fmt, plain);
        fmt += plain;
        if (*fmt == '%') {
            fmt++;
            struct spec s = read_spec(&fmt, &args);
            convert(t, s, *fmt, &args);
            fmt++;
        }
    }
    va_end(args);
}

/* Names are added alone, and often. */
static bool is_a_word(const char *fmt)
{
    return fmt[0] == '%' && fmt[1] == 's' && fmt[2] == '\0';
}

void text_add(struct text *t, const char *fmt, ...)
{
    assert(t && fmt);
    va_list args;
    va_start(args, fmt);
    if (is_a_word(fmt)) {
        const char *word = va_arg(args, const char *);
        text_put(t, word, strlen(word));
    } else {
        text_add_list(t, fmt, args);
    }
    va_end(args);
}

static const char *const style_codes[] = {
    [STYLE_PLAIN] = "0",   [STYLE_BOLD] = "1",    [STYLE_DIM] = "2",
    [STYLE_RED] = "1;31",  [STYLE_BLUE] = "1;34", [STYLE_WHITE] = "1;37",
    [STYLE_YELLOW] = "33", [STYLE_GREEN] = "32",  [STYLE_SEA] = "36",
};

void text_style(struct text *t, enum text_style style)
{
    if (t->colour)
        text_add(t, "\033[%sm", style_codes[style]);
}

enum text_style text_read_style(const char **at)
{
    assert(at && *at);
    const char *code = *at + 1 + ((*at)[1] == '[');
    size_t n = strcspn(code, "m");
    *at = code + n + (code[n] == 'm');
    for (int i = STYLE_PLAIN; i <= STYLE_SEA; i++) {
        if (strlen(style_codes[i]) == n
            && strncmp(style_codes[i], code, n) == 0)
            return (enum text_style)i;
    }
    return STYLE_PLAIN;
}

int text_columns(const char *s)
{
    assert(s);
    int n = 0;
    for (; *s; s++) {
        if (*s == '\033') {
            s += strcspn(s, "m");
            if (!*s)
                return n;
        } else {
            n += ((unsigned char)*s & 0xc0) != 0x80;
        }
    }
    return n;
}

bool text_number(const char *s, long long min, long long max, long long *out)
{
    assert(s && out && min <= max);
    bool negative = *s == '-';
    uint64_t n = 0;
    s += negative;
    if (!*s)
        return false;
    for (; *s >= '0' && *s <= '9'; s++) {
        if (__builtin_mul_overflow(n, 10U, &n)
            || __builtin_add_overflow(n, (unsigned)(*s - '0'), &n)
            || n > INT64_MAX)
            return false;
    }
    long long value = negative ? -(long long)n : (long long)n;
    if (*s || value < min || value > max)
        return false;
    *out = value;
    return true;
}
