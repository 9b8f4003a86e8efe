#include "base/fluent.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

/* One message that is being said. */
struct saying {
    const struct fluent_file *file; /* where all messages are looked for */
    const char *end;                /* of the file that is read */
    const struct fluent_args *args;
    struct text *out;
    int depth;
    bool is_whole; /* nothing was missing */
};

/* -- Letters --------------------------------------------------------------- */

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_of_name(char c)
{
    return is_letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

static const char *skip_spaces(const char *at, const char *end)
{
    while (at < end && *at == ' ')
        at++;
    return at;
}

static const char *skip_blank(const char *at, const char *end)
{
    while (at < end && (*at == ' ' || *at == '\n'))
        at++;
    return at;
}

static const char *skip_line(const char *at, const char *end)
{
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    return stop ? stop + 1 : end;
}

static struct fluent_name read_name(const char **at, const char *end)
{
    struct fluent_name name = {.at = *at};
    while (*at < end && is_of_name(**at))
        (*at)++;
    name.size = (size_t)(*at - name.at);
    return name;
}

static bool same(struct fluent_name a, struct fluent_name b)
{
    return a.size == b.size && memcmp(a.at, b.at, a.size) == 0;
}

bool fluent_is(struct fluent_name name, const char *word)
{
    assert(word);
    return same(name, (struct fluent_name){word, strlen(word)});
}

/* -- Where things end ------------------------------------------------------ */

/* Behind a text in quotes that begins here. */
static const char *skip_quoted(const char *at, const char *end)
{
    for (at++; at < end && *at != '"' && *at != '\n'; at++) {
        if (*at == '\\' && at + 1 < end)
            at++;
    }
    return at < end ? at + 1 : end;
}

/* Behind the brace that closes the one that stands here. */
static const char *skip_braces(const char *at, const char *end)
{
    int open = 0;
    while (at < end) {
        if (*at == '"') {
            at = skip_quoted(at, end);
            continue;
        }
        open += *at == '{' ? 1 : *at == '}' ? -1 : 0;
        at++;
        if (open == 0)
            return at;
    }
    return end;
}

/* The first letter of the line on which a pattern goes on after the line that
 * ends here; NULL if it does not. */
static const char *next_line(const char *at, const char *end)
{
    const char *line = at;
    while (at < end && *at == '\n') {
        line = at + 1;
        at = skip_spaces(line, end);
    }
    if (at == end || at == line || strchr(".*[}", *at))
        return NULL;
    return at;
}

/* How far it is indented. */
static size_t indent_of(const char *first)
{
    size_t n = 0;
    while (first[-1 - (long)n] == ' ')
        n++;
    return n;
}

/* What all lines of a pattern but an inline first one are indented by. */
static size_t common_indent(const char *at, const char *end)
{
    size_t least = SIZE_MAX;
    while (at < end && *at != '}') {
        if (*at == '{') {
            at = skip_braces(at, end);
        } else if (*at == '\n') {
            at = next_line(at, end);
            if (!at)
                break;
            size_t n = indent_of(at);
            least = n < least ? n : least;
        } else {
            at++;
        }
    }
    return least;
}

/* Where a pattern that begins here ends. */
static const char *skip_pattern(const char *at, const char *end)
{
    while (at < end && *at != '}') {
        if (*at == '{') {
            at = skip_braces(at, end);
        } else if (*at == '\n') {
            const char *next = next_line(at, end);
            if (!next)
                return at;
            at = next;
        } else {
            at++;
        }
    }
    return at;
}

/* -- Messages -------------------------------------------------------------- */

/* Behind the `=` if a definition of this name stands here, else NULL. */
static const char *defines(const char *at, const char *end,
                           struct fluent_name name)
{
    struct fluent_name found = read_name(&at, end);
    at = skip_spaces(at, end);
    return same(found, name) && at < end && *at == '=' ? at + 1 : NULL;
}

/* Below 0: `a` comes before `b`. */
static int order_of(struct fluent_name a, struct fluent_name b)
{
    int order = memcmp(a.at, b.at, a.size < b.size ? a.size : b.size);
    return order ? order : (a.size > b.size) - (a.size < b.size);
}

static const char *find_indexed(const struct fluent_file *f,
                                struct fluent_name name)
{
    int first = 0;
    int end = f->count;
    while (first < end) {
        int middle = (first + end) / 2;
        const char *at = f->text + f->index[middle];
        const char *start = at;
        int order = order_of(name, read_name(&at, f->end));
        if (order == 0)
            return defines(start, f->end, name);
        if (order < 0) {
            end = middle;
        } else {
            first = middle + 1;
        }
    }
    return NULL;
}

static const char *find_message(const struct fluent_file *f,
                                struct fluent_name name)
{
    if (f->index)
        return find_indexed(f, name);
    for (const char *at = f->text; at < f->end; at = skip_line(at, f->end)) {
        const char *pattern = *at == name.at[0] ? defines(at, f->end, name)
                                                : NULL;
        if (pattern)
            return pattern;
    }
    return NULL;
}

/* The attributes of a message follow its pattern. */
static const char *find_attribute(const char *at, const char *end,
                                  struct fluent_name name)
{
    for (;;) {
        at = skip_blank(skip_pattern(at, end), end);
        if (at == end || *at != '.' || at[-1] != ' ')
            return NULL;
        at++;
        struct fluent_name found = read_name(&at, end);
        at = skip_spaces(at, end);
        if (at == end || *at != '=')
            return NULL;
        at++;
        if (same(found, name))
            return at;
    }
}

struct found {
    const char *pattern; /* NULL: there is none */
    const char *end;
};

static struct found find(const struct fluent_file *f, struct fluent_name whole)
{
    const char *dot = memchr(whole.at, '.', whole.size);
    struct fluent_name name = whole;
    if (dot)
        name.size = (size_t)(dot - whole.at);
    for (; f && name.size > 0; f = f->more) {
        const char *pattern = find_message(f, name);
        if (pattern && dot) {
            struct fluent_name rest = {dot + 1, whole.size - name.size - 1};
            pattern = find_attribute(pattern, f->end, rest);
        }
        if (pattern)
            return (struct found){pattern, f->end};
    }
    return (struct found){NULL, NULL};
}

/* -- What stands in braces ------------------------------------------------- */

static void say_pattern(struct saying *s, const char *at);

static void put_name(struct saying *s, const char *before,
                     struct fluent_name name)
{
    text_add(s->out, "{%s", before);
    text_put(s->out, name.at, name.size);
    text_add(s->out, "}");
    s->is_whole = false;
}

static void say_message(struct saying *s, struct fluent_name name, bool is_term)
{
    struct found found = find(s->file, name);
    if (!found.pattern) {
        put_name(s, "", name);
        return;
    }
    if (s->depth >= FLUENT_DEPTH_MAX) {
        text_add(s->out, "{???}");
        s->is_whole = false;
        return;
    }
    struct saying inner = *s;
    inner.end = found.end;
    inner.depth++;
    if (is_term)
        inner.args = NULL;
    say_pattern(&inner, found.pattern);
    s->is_whole = inner.is_whole;
}

static struct fluent_value find_argument(const struct saying *s,
                                         struct fluent_name name)
{
    struct fluent_value none = {.kind = FLUENT_NONE};
    return s->args ? s->args->find(s->args, name) : none;
}

static void say_argument(struct saying *s, struct fluent_name name,
                         struct fluent_name by)
{
    struct fluent_value v = find_argument(s, name);
    switch (v.kind) {
    case FLUENT_NONE:
        put_name(s, "$", name);
        return;
    case FLUENT_NUMBER:
        text_digits(s->out, v.number);
        return;
    case FLUENT_WORD:
        text_add(s->out, "%s", v.word);
        return;
    case FLUENT_MORE:
        if (!s->args->write(s->args, name, by, s->depth + 1, s->out))
            s->is_whole = false;
        return;
    }
}

/* A text in quotes; `\"` and `\\` stand for themselves. */
static const char *say_quoted(struct saying *s, const char *at)
{
    const char *stop = skip_quoted(at, s->end);
    for (at++; at + 1 < stop; at++) {
        if (*at == '\\' && at + 2 < stop)
            at++;
        text_put(s->out, at, 1);
    }
    return stop;
}

/* LIST($argument) or LIST($argument, by: "or"). */
static const char *say_list(struct saying *s, const char *at)
{
    const char *end = s->end;
    struct fluent_name by = {"", 0};
    at = skip_blank(at, end);
    at += at < end && *at == '$';
    struct fluent_name name = read_name(&at, end);
    const char *quote = at;
    while (quote < end && *quote != '"' && *quote != ')')
        quote++;
    if (quote < end && *quote == '"') {
        by.at = quote + 1;
        at = skip_quoted(quote, end);
        by.size = (size_t)(at - by.at - (at > by.at));
    }
    say_argument(s, name, by);
    while (at < end && *at != ')' && *at != '}')
        at++;
    return at < end && *at == ')' ? at + 1 : at;
}

/* -- Selectors ------------------------------------------------------------- */

/* The categories of the language that there is. */
static const char *plural_of(int n)
{
    return n == 1 || n == -1 ? "one" : "other";
}

static bool is_number(struct fluent_name key)
{
    return key.size > 0
           && ((key.at[0] >= '0' && key.at[0] <= '9')
               || (key.at[0] == '-' && key.size > 1));
}

static int number_of(struct fluent_name key)
{
    bool is_negative = key.at[0] == '-';
    int n = 0;
    for (size_t i = is_negative; i < key.size && n < 100000000; i++)
        n = n * 10 + (key.at[i] - '0');
    return is_negative ? -n : n;
}

static bool fits(struct fluent_value v, struct fluent_name key)
{
    if (v.kind == FLUENT_WORD)
        return fluent_is(key, v.word);
    if (v.kind == FLUENT_NONE || v.number == FLUENT_NO_NUMBER)
        return false;
    return is_number(key) ? number_of(key) == v.number
                          : fluent_is(key, plural_of(v.number));
}

/* One of the variants of a selector. */
struct variant {
    struct fluent_name key;
    const char *pattern;
    bool is_standard;
};

/* Reads the variant that stands here; false if none does. */
static bool read_variant(const char **at, const char *end, struct variant *out)
{
    *at = skip_blank(*at, end);
    out->is_standard = *at < end && **at == '*';
    *at += out->is_standard;
    if (*at == end || **at != '[')
        return false;
    *at = skip_blank(*at + 1, end);
    out->key = read_name(at, end);
    *at = skip_blank(*at, end);
    *at += *at < end && **at == ']';
    out->pattern = *at;
    *at = skip_pattern(*at, end);
    return true;
}

/* Says the first variant that fits, or the one with the star. */
static const char *say_variant(struct saying *s, const char *at,
                               struct fluent_value value)
{
    const char *chosen = NULL;
    const char *standard = NULL;
    struct variant v;
    while (read_variant(&at, s->end, &v)) {
        if (v.is_standard)
            standard = v.pattern;
        if (!chosen && fits(value, v.key))
            chosen = v.pattern;
    }
    if (chosen || standard) {
        say_pattern(s, chosen ? chosen : standard);
    } else {
        s->is_whole = false;
    }
    return at;
}

/* Behind an expression, at its brace or its arrow. */
static const char *say_argument_or_select(struct saying *s, const char *at)
{
    struct fluent_name name = read_name(&at, s->end);
    const char *next = skip_blank(at, s->end);
    if (s->end - next > 2 && next[0] == '-' && next[1] == '>')
        return say_variant(s, next + 2, find_argument(s, name));
    say_argument(s, name, (struct fluent_name){"", 0});
    return at;
}

/* A message, with its attribute if one is named. */
static const char *say_reference(struct saying *s, const char *at)
{
    struct fluent_name name = read_name(&at, s->end);
    if (at < s->end && *at == '(' && fluent_is(name, "LIST"))
        return say_list(s, at + 1);
    if (at < s->end && *at == '.') {
        at++;
        name.size += 1 + read_name(&at, s->end).size;
    }
    say_message(s, name, name.size > 0 && name.at[0] == '-');
    return at;
}

/* What stands in the braces that open here; gives what is behind them. */
static const char *say_braces(struct saying *s, const char *open)
{
    const char *close = skip_braces(open, s->end);
    const char *at = skip_blank(open + 1, s->end);
    if (at >= close || *at == '}') {
        s->is_whole = false;
    } else if (*at == '"') {
        at = say_quoted(s, at);
    } else if (*at == '$') {
        at = say_argument_or_select(s, at + 1);
    } else if (*at >= '0' && *at <= '9') {
        struct fluent_name number = read_name(&at, s->end);
        text_put(s->out, number.at, number.size);
    } else {
        at = say_reference(s, at);
    }
    at = skip_blank(at, s->end);
    if (at + 1 != close)
        s->is_whole = false;
    return close;
}

/* -- Patterns -------------------------------------------------------------- */

/* Goes on in the next line; NULL at the end of the pattern. */
static const char *say_break(struct saying *s, const char *at, size_t indent)
{
    const char *next = next_line(at, s->end);
    if (!next)
        return NULL;
    for (; at < next; at++) {
        if (*at == '\n')
            text_put(s->out, at, 1);
    }
    size_t more = indent_of(next) - indent;
    text_put(s->out, next - more, more);
    return next;
}

/* A pattern that begins on a line of its own begins with its first letter. */
static const char *begin_pattern(const char *at, const char *end)
{
    at = skip_spaces(at, end);
    if (at < end && *at == '\n') {
        const char *next = next_line(at, end);
        return next ? next : end;
    }
    return at;
}

/* Blanks that nothing follows are not said. */
static void trim(struct text *out, size_t from)
{
    while (out->len > from && (out->buf[out->len - 1] == ' '))
        out->len--;
    out->buf[out->len] = '\0';
}

static void say_pattern(struct saying *s, const char *at)
{
    size_t kept = s->out->len; /* what is not trimmed */
    size_t indent = common_indent(at, s->end);
    at = begin_pattern(at, s->end);
    while (at && at < s->end && *at != '}') {
        if (*at == '{') {
            at = say_braces(s, at);
            kept = s->out->len;
        } else if (*at == '\n') {
            at = say_break(s, at, indent);
        } else {
            text_put(s->out, at++, 1);
        }
    }
    if (!s->out->cut)
        trim(s->out, kept);
}

/* -- What others call ------------------------------------------------------ */

bool fluent_say_deep(const struct fluent_file *f, const char *message,
                     const struct fluent_args *args, int depth,
                     struct text *out)
{
    assert(f && message && out);
    assert(depth >= 0);
    struct saying s = {
        .file = f, .args = args, .out = out, .depth = depth, .is_whole = true};
    say_message(&s, (struct fluent_name){message, strlen(message)}, false);
    return s.is_whole;
}

bool fluent_say(const struct fluent_file *f, const char *message,
                const struct fluent_args *args, struct text *out)
{
    assert(f && message && out);
    return fluent_say_deep(f, message, args, 0, out);
}

bool fluent_has(const struct fluent_file *f, const char *message)
{
    assert(f && message);
    return find(f, (struct fluent_name){message, strlen(message)}).pattern;
}
