#include "term/label.h"

#include "term/letters.h"

#include <assert.h>

enum { MESSAGE_MAX = 96 };

/* "Cities of gold" is "cities-of-gold". */
static void write_key(const char *name, struct text *out)
{
    for (; *name; name++)
        text_add(out, "%c", letter_is_word(*name) ? letter_small(*name) : '-');
}

static bool say_message(const struct game *g, const char *message,
                        const struct text *name, struct text *out)
{
    return !name->cut && fluent_has(g->words, message)
           && fluent_say(g->words, message, NULL, out);
}

void label_write(const struct game *g, const char *kind, const char *name,
                 struct text *out)
{
    assert(g->words && *kind && name);
    char room[MESSAGE_MAX];
    struct text message = text_in(room, sizeof room);
    text_add(&message, "%s-", kind);
    write_key(name, &message);
    if (!say_message(g, room, &message, out))
        text_add(out, "%s", name);
}

bool label_write_more(const struct game *g, const char *kind, const char *name,
                      const char *attribute, struct text *out)
{
    assert(g->words && *kind && name && *attribute);
    char room[MESSAGE_MAX];
    struct text message = text_in(room, sizeof room);
    text_add(&message, "%s-", kind);
    write_key(name, &message);
    text_add(&message, ".%s", attribute);
    return say_message(g, room, &message, out);
}
