#include "term/printed.h"

#include "base/clean.h"
#include "files/file.h"
#include "games/games.h"
#include "term/letters.h"
#include "term/rules.h"
#include "term/say.h"

#include <assert.h>
#include <jansson.h>
#include <string.h>
#include <strings.h>

/* "armies_left" is "armies left"; at the start of a sentence "Armies left". */
static void write_name(const char *name, bool starts, struct text *out)
{
    if (starts && *name)
        text_add(out, "%c", letter_capital(*name++));
    for (; *name; name++)
        text_add(out, "%s%.*s", *name == '_' ? " " : "", *name != '_', name);
}

/* -- What is told of things ------------------------------------------------ */

static bool is_plain(const json_t *j)
{
    return !json_is_object(j) && !json_is_array(j);
}

/* A value, or a list of values. */
static bool is_leaf(const json_t *j)
{
    size_t i;
    const json_t *item;
    if (!json_is_array(j))
        return is_plain(j);
    json_array_foreach(j, i, item)
    {
        if (!is_plain(item))
            return false;
    }
    return true;
}

static void write_leaf(const json_t *j, struct text *out)
{
    size_t i;
    const json_t *item;
    switch (json_typeof(j)) {
    case JSON_STRING:
        text_add(out, "%s", json_string_value(j));
        return;
    case JSON_INTEGER:
        text_add(out, "%lld", (long long)json_integer_value(j));
        return;
    case JSON_REAL:
        text_add(out, "%d", (int)json_real_value(j));
        return;
    case JSON_TRUE:
    case JSON_FALSE:
        say(out, json_is_true(j) ? "printed-yes" : "printed-no");
        return;
    case JSON_ARRAY:
        if (json_array_size(j) == 0)
            say(out, "printed-none");
        json_array_foreach(j, i, item)
        {
            if (i > 0)
                say(out, "list-and");
            write_leaf(item, out);
        }
        return;
    case JSON_NULL:
    case JSON_OBJECT:
        say(out, "printed-none");
        return;
    }
}

/* What is looked for, and where the lines go. */
struct hunt {
    const char *words;
    struct text *out;
    int lines;
};

/* Where a number was found, where a picture shows the thing, and sentences about it:
 * people read those of the file of words. */
static bool is_for_designers(const char *key)
{
    static const char *const keys[] = {"src", "source", "note", "map", "x",
                                       "y",   "q",      "r",    "red", "rule"};
    bool is = false;
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        is = is || strcmp(keys[i], key) == 0;
    return is;
}

/* Is this the word that the thing is called by already? */
static bool is_title(const char *name, const char *key, const json_t *value)
{
    const char *word = json_string_value(value);
    size_t n = word ? strlen(word) : 0;
    size_t size = strlen(name);
    return (strcmp(key, "id") == 0 || strcmp(key, "name") == 0) && word
           && n <= size && strcasecmp(name + size - n, word) == 0;
}

/* The leaves of an object: "good ore, pieces 1"; how many. */
static int write_traits(const char *name, json_t *object, struct text *out)
{
    const char *key;
    json_t *value;
    int n = 0;
    json_object_foreach(object, key, value)
    {
        if (!is_leaf(value) || is_for_designers(key)
            || is_title(name, key, value))
            continue;
        if (n++ > 0)
            say(out, "list-comma");
        write_name(key, false, out);
        text_add(out, " ");
        write_leaf(value, out);
    }
    return n;
}

/* The same in a sentence: "Card 24 has good ore, pieces 1." */
static void write_leaves(struct hunt *h, const char *name, json_t *object)
{
    char title[GAME_WHY_MAX];
    char traits[2 * GAME_WHY_MAX];
    char room[4 * GAME_WHY_MAX];
    struct text called = text_in(title, sizeof title);
    struct text has = text_in(traits, sizeof traits);
    struct text line = text_in(room, sizeof room);
    write_name(name, true, &called);
    if (write_traits(name, object, &has) == 0)
        return;
    SAY(&line, "printed", {"name", .word = title}, {"traits", .word = traits});
    if (rules_has(room, h->words)) {
        clean_write(room, h->out);
        text_add(h->out, "\n");
        h->lines++;
    }
}

/* What an object is called: by its id or its name, else by its number. */
static void write_title(const json_t *j, size_t i, struct text *out)
{
    const json_t *name = json_object_get(j, "name");
    const json_t *id = json_object_get(j, "id");
    if (!is_plain(j) && (name || id)) {
        write_leaf(name ? name : id, out);
    } else {
        text_add(out, "%zu", i + 1);
    }
}

/* One of them: "cities" is "city", "cards" is "card", "dress" stays. */
static void write_one_of(const char *name, struct text *out)
{
    size_t n = strlen(name);
    bool is_many = n > 2 && name[n - 1] == 's' && name[n - 2] != 's';
    bool is_ies = is_many && n > 3 && strcmp(name + n - 3, "ies") == 0;
    text_put(out, name, is_ies ? n - 3 : is_many ? n - 1 : n);
    text_add(out, is_ies ? "y" : "");
}

static void hunt_in(struct hunt *h, const char *name, json_t *j, int depth);

static void hunt_in_list(struct hunt *h, const char *name, json_t *list,
                         int depth)
{
    size_t i;
    json_t *item;
    json_array_foreach(list, i, item)
    {
        char room[GAME_WHY_MAX];
        struct text path = text_in(room, sizeof room);
        write_one_of(name, &path);
        text_add(&path, " ");
        write_title(item, i, &path);
        hunt_in(h, room, item, depth + 1);
    }
}

static void hunt_in(struct hunt *h, const char *name, json_t *j, int depth)
{
    enum { DEPTH_MAX = 8 };
    const char *key;
    json_t *value;
    if (depth > DEPTH_MAX)
        return;
    if (json_is_array(j))
        hunt_in_list(h, name, j, depth);
    if (!json_is_object(j))
        return;
    write_leaves(h, *name ? name : "now", j);
    json_object_foreach(j, key, value)
    {
        char room[GAME_WHY_MAX];
        struct text path = text_in(room, sizeof room);
        text_add(&path, "%s%s%s", name, *name ? " " : "", key);
        if (!is_leaf(value))
            hunt_in(h, room, value, depth + 1);
    }
}

static void hunt_in_text(struct hunt *h, const char *bytes, size_t size)
{
    json_t *root = json_loadb(bytes, size, 0, NULL);
    hunt_in(h, "", root, 0);
    json_decref(root);
}

static void hunt_in_content(struct hunt *h, const char *game, const char *path)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    const struct games_entry *e = games_find(game);
    struct file f;
    if (!path) {
        hunt_in_text(h, e->content, (size_t)(e->content_end - e->content));
    } else if (file_read(&f, path, FILE_CONTENT_MAX, &why) == ERR_OK) {
        hunt_in_text(h, f.bytes, f.size);
        file_free(&f);
    }
}

int printed_write(struct scene *sc, const char *content_path, const char *words,
                  struct text *out)
{
    assert(sc->venue && words && out);
    struct hunt h = {.words = words, .out = out};
    hunt_in_content(&h, sc->venue->game->name, content_path);
    return h.lines;
}
