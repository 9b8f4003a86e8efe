#include "core/words.h"

#include <assert.h>
#include <string.h>

enum { MESSAGE_MAX = 64 }; /* letters of a key with its attribute */

/* The arguments of one fact within a sentence. */
struct telling {
    struct fluent_args args; /* first: fluent calls back with it */
    const struct fluent_file *file;
    const struct fact *fact;
    int at; /* the fact whose arguments they are */
    const char *as, *who;
    bool is_brief;
    struct words_spans *spans;
};

static bool say_fact(const struct telling *t, int at, int depth,
                     struct text *out);

static const struct telling *telling_of(const struct fluent_args *a)
{
    return (const struct telling *)a;
}

static struct fluent_value word_value(const char *word)
{
    return (struct fluent_value){.kind = word ? FLUENT_WORD : FLUENT_NONE,
                                 .word = word};
}

static int count_items(const struct fact *f, int at)
{
    int n = 0;
    int end = at + f->part[at].size;
    for (int i = at + 1; i < end; i += f->part[i].size)
        n++;
    return n;
}

static struct fluent_value find(const struct fluent_args *a,
                                struct fluent_name name)
{
    const struct telling *t = telling_of(a);
    int at = fact_find(t->fact, t->at, name.at, name.size);
    if (at < 0 && t->who && fluent_is(name, "who")) {
        return (struct fluent_value){.kind = FLUENT_MORE,
                                     .number = FLUENT_NO_NUMBER};
    }
    if (at < 0)
        return word_value(fluent_is(name, "as") ? t->as : NULL);
    const struct fact_part *p = &t->fact->part[at];
    if (p->form == FACT_WORD)
        return word_value(p->word);
    if (p->form == FACT_NUMBER) {
        return (struct fluent_value){.kind = FLUENT_NUMBER,
                                     .number = p->number};
    }
    return (struct fluent_value){.kind = FLUENT_MORE,
                                 .number = p->form == FACT_LIST
                                               ? count_items(t->fact, at)
                                               : FLUENT_NO_NUMBER};
}

/* -- Lists ----------------------------------------------------------------- */

/* What stands between the items, and before the last of them. */
struct joints {
    const char *between, *last;
};

static struct joints joints_by(struct fluent_name by)
{
    if (fluent_is(by, "semicolon"))
        return (struct joints){"list-semicolon", "list-semicolon"};
    if (fluent_is(by, "space"))
        return (struct joints){"list-space", "list-space"};
    if (fluent_is(by, "nothing"))
        return (struct joints){NULL, NULL};
    return (struct joints){"list-comma", fluent_is(by, "or")      ? "list-or"
                                         : fluent_is(by, "comma") ? "list-comma"
                                                                  : "list-and"};
}

static bool say_item(const struct telling *t, int at, int depth,
                     struct text *out)
{
    const struct fact_part *p = &t->fact->part[at];
    if (p->form == FACT_IS)
        return say_fact(t, at, depth, out);
    if (p->form == FACT_NUMBER) {
        text_digits(out, p->number);
    } else {
        text_add(out, "%s", p->word);
    }
    return true;
}

static bool say_list(const struct telling *t, int at, struct fluent_name by,
                     int depth, struct text *out)
{
    struct joints joints = joints_by(by);
    bool is_whole = true;
    int end = at + t->fact->part[at].size;
    int first = at + 1;
    for (int i = first; i < end; i += t->fact->part[i].size) {
        bool is_last = i + t->fact->part[i].size == end;
        const char *joint = is_last ? joints.last : joints.between;
        if (i > first && joint)
            is_whole &= fluent_say_deep(t->file, joint, NULL, depth, out);
        is_whole &= say_item(t, i, depth, out);
    }
    return is_whole;
}

static void mark(const struct telling *t, struct words_span span)
{
    if (t->spans && t->spans->count < WORDS_SPANS_MAX)
        t->spans->span[t->spans->count++] = span;
}

static void mark_thing(const struct telling *t, int at, size_t first,
                       size_t end)
{
    int id = fact_find(t->fact, at, "id", 2);
    if (id >= 0) {
        mark(t, (struct words_span){.first = first,
                                    .end = end,
                                    .key = t->fact->part[at].word,
                                    .id = &t->fact->part[id]});
    }
}

/* Who does it: no thing of the fact, but it can be pointed at as well. */
static bool say_who(const struct telling *t, struct text *out)
{
    size_t first = out->len;
    text_add(out, "%s", t->who);
    mark(t, (struct words_span){.first = first, .end = out->len, .key = "who"});
    return true;
}

static bool write_argument(const struct fluent_args *a, struct fluent_name name,
                           struct fluent_name by, int depth, struct text *out)
{
    const struct telling *t = telling_of(a);
    int at = fact_find(t->fact, t->at, name.at, name.size);
    if (at < 0)
        return say_who(t, out);
    return t->fact->part[at].form == FACT_LIST ? say_list(t, at, by, depth, out)
                                               : say_fact(t, at, depth, out);
}

/* -- Facts ----------------------------------------------------------------- */

/* The message that says the fact. */
static const char *message_of(const struct telling *t, int at,
                              char room[MESSAGE_MAX])
{
    const char *key = t->fact->part[at].word;
    struct text name = text_in(room, MESSAGE_MAX);
    if (!t->is_brief)
        return key;
    text_add(&name, "%s.brief", key);
    return !name.cut && fluent_has(t->file, room) ? room : key;
}

static bool say_fact(const struct telling *t, int at, int depth,
                     struct text *out)
{
    struct telling inner = *t;
    char room[MESSAGE_MAX];
    size_t first = out->len;
    inner.at = at;
    bool is_whole = fluent_say_deep(t->file, message_of(t, at, room),
                                    &inner.args, depth, out);
    mark_thing(t, at, first, out->len);
    return is_whole;
}

static struct telling begin(const struct fluent_file *f,
                            const struct fact *fact)
{
    return (struct telling){.args = {.find = find, .write = write_argument},
                            .file = f,
                            .fact = fact};
}

bool words_say_part(const struct fluent_file *f, const struct fact *fact,
                    int part, struct text *out)
{
    assert(part >= 0 && part < fact->count);
    struct telling t = begin(f, fact);
    return fact->part[part].form == FACT_LIST
               ? say_list(&t, part, (struct fluent_name){"", 0}, 0, out)
               : say_item(&t, part, 0, out);
}

bool words_say(const struct fluent_file *f, const struct fact *fact,
               struct text *out)
{
    assert(f && fact && out);
    return words_say_part(f, fact, 0, out);
}

bool words_say_briefly(const struct fluent_file *f, const struct fact *fact,
                       struct text *out)
{
    assert(f && fact && out);
    struct telling t = begin(f, fact);
    t.is_brief = true;
    return say_fact(&t, 0, 0, out);
}

static void begin_spans(struct telling *t, struct words_spans *spans)
{
    t->spans = spans;
    if (spans)
        spans->count = 0;
}

bool words_say_more(const struct fluent_file *f, const struct fact *fact,
                    const char *attribute, const char *who,
                    struct words_spans *spans, struct text *out)
{
    assert(f && fact && attribute && out);
    struct telling t = begin(f, fact);
    char room[MESSAGE_MAX];
    struct text name = text_in(room, sizeof room);
    text_add(&name, "%s.%s", fact->part[0].word, attribute);
    t.as = "told";
    t.who = who;
    begin_spans(&t, spans);
    return !name.cut && fluent_has(f, room)
           && fluent_say_deep(f, room, &t.args, 0, out);
}

static bool say(struct telling t, struct words_spans *spans, struct text *out)
{
    begin_spans(&t, spans);
    return say_fact(&t, 0, 0, out);
}

bool words_offer(const struct fluent_file *f, const struct fact *fact,
                 struct words_spans *spans, struct text *out)
{
    assert(f && fact && out);
    struct telling t = begin(f, fact);
    t.as = "offer";
    t.who = "";
    return say(t, spans, out);
}

bool words_tell(const struct fluent_file *f, const struct fact *fact,
                const char *who, struct words_spans *spans, struct text *out)
{
    assert(f && fact && who && out);
    struct telling t = begin(f, fact);
    t.as = "told";
    t.who = who;
    return say(t, spans, out);
}
