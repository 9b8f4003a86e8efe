/* doc_fuzz.c - any bytes as JSON. What is read is written by our own writer and
 * read again as the same values; what is refused has a place and a reason. */
#include "core/doc.h"

#include "core/json.h"
#include "fuzz/fuzz.h"

enum { WORD = 1 << 16 };

static void write_word(const struct doc *d, int value, struct json *w,
                       void (*write)(struct json *, const char *))
{
    static char word[WORD];
    static char shown[WORD];
    struct text t = text_in(shown, sizeof shown);
    CHECK(doc_word(d, value, word, sizeof word));
    CHECK(doc_says(d, value, word) && doc_same(d, value, value));
    doc_show(d, value, &t);
    CHECK(!t.cut && t.len < DOC_SHOWN_MAX);
    write(w, word);
}

static void write_value(const struct doc *d, int value, struct json *w);

static void write_inside(const struct doc *d, int value, struct json *w)
{
    bool named = doc_is(d, value, DOC_OBJECT);
    int count = 0;
    json_open(w, named ? '{' : '[');
    for (int at = doc_first(d, value); at != DOC_NONE;
         at = doc_next(d, value, at), count++) {
        if (named)
            write_word(d, at, w, json_key);
        write_value(d, named ? at + 1 : at, w);
    }
    json_close(w, named ? '}' : ']');
    CHECK(count == doc_size(d, value));
}

static void write_value(const struct doc *d, int value, struct json *w)
{
    long long n = 0;
    switch ((enum doc_kind)d->node[value].kind) {
    case DOC_OBJECT:
    case DOC_LIST:
        write_inside(d, value, w);
        return;
    case DOC_WORD:
        write_word(d, value, w, json_word);
        return;
    case DOC_NUMBER:
        CHECK(doc_number(d, value, &n));
        json_number(w, n);
        return;
    case DOC_REAL:
        json_decimal(w, 0.5, 1);
        return;
    case DOC_TRUE:
    case DOC_FALSE:
        json_bool(w, doc_is(d, value, DOC_TRUE));
        return;
    case DOC_NULL:
        json_nothing(w);
        return;
    }
}

/* The value, from nodes of its own; the caller frees them. */
static enum err read_doc(struct doc *d, const void *bytes, size_t size)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    size_t most = size / 2 + 1;
    struct doc_node *nodes = malloc(most * sizeof *nodes);
    CHECK(nodes != NULL);
    *d = doc_in(nodes, most);
    enum err e = doc_read(d, bytes, size, &why);
    CHECK((e == ERR_OK) == (why.len == 0));
    CHECK(e == ERR_OK || strncmp(room, "line ", strlen("line ")) == 0);
    CHECK(!strchr(room, '\n') && !strstr(room, "that is the limit"));
    return e;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char text[8 * WORD];
    static char again[8 * WORD];
    char *bytes = malloc(size ? size : 1); /* no NUL behind it */
    struct text t = text_in(text, sizeof text);
    struct text u = text_in(again, sizeof again);
    struct doc d;
    CHECK(bytes != NULL);
    if (size > 0)
        memcpy(bytes, data, size);
    bool read = size < WORD && read_doc(&d, bytes, size) == ERR_OK;
    if (read)
        write_value(&d, DOC_ROOT, &(struct json){.out = &t});
    if (size < WORD)
        free(d.node);
    free(bytes);
    if (!read)
        return 0;
    CHECK(!t.cut && read_doc(&d, text, t.len) == ERR_OK);
    write_value(&d, DOC_ROOT, &(struct json){.out = &u});
    CHECK(strcmp(text, again) == 0);
    free(d.node);
    return 0;
}
