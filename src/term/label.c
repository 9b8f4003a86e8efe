#include "term/label.h"

#include <assert.h>

enum { MESSAGE_MAX = 96 };

void label_write(const struct game *g, const char *kind, const char *key,
                 struct text *out)
{
    assert(g->words && *kind && *key);
    char room[MESSAGE_MAX];
    struct text message = text_in(room, sizeof room);
    struct fact f;
    text_add(&message, "%s-%s", kind, key);
    bool has_own = !message.cut && fluent_has(g->words, room);
    assert(has_own || fluent_has(g->words, kind));
    fact_begin(&f, has_own ? room : kind);
    fact_word(&f, "id", key);
    fact_close(&f);
    (void)words_say(g->words, &f, out);
}

bool label_write_more(const struct game *g, const char *kind, const char *key,
                      const char *attribute, struct text *out)
{
    assert(g->words && *kind && *key && *attribute);
    char room[MESSAGE_MAX];
    struct text message = text_in(room, sizeof room);
    text_add(&message, "%s-%s.%s", kind, key, attribute);
    return !message.cut && fluent_has(g->words, room)
           && fluent_say(g->words, room, NULL, out);
}
