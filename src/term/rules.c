#include "term/rules.h"

#include "term/seek.h"

#include <assert.h>
#include <string.h>

enum { KEY_MAX = 64, PARAGRAPHS_MAX = 99 };

/* One section: its title, then its paragraphs, then an example. */
struct section {
    const struct fluent_file *words;
    char key[KEY_MAX];
    char text[RULES_TEXT_MAX];
};

/* What the section says under an attribute; the title under none. */
static bool read_part(struct section *s, const char *attribute)
{
    char name[2 * KEY_MAX];
    struct text key = text_in(name, sizeof name);
    struct text t = text_in(s->text, sizeof s->text);
    text_add(&key, "rules-%s%s", s->key, attribute);
    return fluent_has(s->words, name) && fluent_say(s->words, name, NULL, &t);
}

/* Paragraph `n`, the title for 0; false if there is none. */
static bool read_paragraph(struct section *s, int n)
{
    char room[KEY_MAX];
    struct text attribute = text_in(room, sizeof room);
    if (n > 0)
        text_add(&attribute, ".p%d", n);
    return n < PARAGRAPHS_MAX && read_part(s, room);
}

static bool read_example(struct section *s)
{
    return read_part(s, ".example");
}

static bool section_has(struct section *s, const char *find)
{
    for (int n = 0; read_paragraph(s, n); n++) {
        if (seek_has(s->text, find))
            return true;
    }
    return read_example(s) && seek_has(s->text, find);
}

static void write_section(struct section *s, struct text *out)
{
    if (read_paragraph(s, 0)) {
        text_style(out, STYLE_BOLD);
        text_add(out, "%s", s->text);
        text_style(out, STYLE_PLAIN);
        text_add(out, "\n");
    }
    for (int n = 1; read_paragraph(s, n); n++)
        text_add(out, "%s\n", s->text);
    if (read_example(s))
        text_add(out, "%s\n", s->text);
    text_add(out, "\n");
}

/* Takes the next key out of the list; false if there is none. */
static bool next_key(const char **at, char key[KEY_MAX])
{
    struct text t = text_in(key, KEY_MAX);
    *at += strspn(*at, " ");
    size_t n = strcspn(*at, " ");
    text_put(&t, *at, n);
    *at += n;
    return n > 0;
}

int rules_write(const struct fluent_file *words, const char *find,
                struct text *out)
{
    assert(find && out);
    char room[RULES_TEXT_MAX];
    struct text keys = text_in(room, sizeof room);
    struct section s = {.words = words};
    const char *at = room;
    int sections = 0;
    if (!words || !fluent_has(words, "rules"))
        return 0;
    (void)fluent_say(words, "rules", NULL, &keys);
    while (next_key(&at, s.key)) {
        if (section_has(&s, find)) {
            sections++;
            write_section(&s, out);
        }
    }
    return sections;
}
