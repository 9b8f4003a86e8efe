#include "sitting/order.h"

#include "base/hash.h"

#include <limits.h>

bool order_line(const char **at, char *line, size_t room, bool *was_cut)
{
    if (**at == '\0')
        return false;
    size_t n = strcspn(*at, "\n");
    size_t kept = n < room ? n : room - 1;
    memcpy(line, *at, kept);
    line[kept] = '\0';
    if (kept > 0 && line[kept - 1] == '\r')
        line[kept - 1] = '\0';
    if (was_cut)
        *was_cut = kept < n;
    *at += n + ((*at)[n] == '\n');
    return true;
}

static bool copy(char dest[ORDER_WORD_MAX], const char *word)
{
    size_t n = strlen(word);
    if (n == 0 || n >= ORDER_WORD_MAX)
        return false;
    memcpy(dest, word, n + 1);
    return true;
}

static bool read_game(struct order *o, const char *word)
{
    return copy(o->game, word);
}

static bool read_viewer(struct order *o, const char *word)
{
    return copy(o->viewer, word);
}

static bool read_set(struct order *o, const char *word)
{
    return o->set_count < GAME_OPTIONS_MAX
           && copy(o->set[o->set_count++], word);
}

static bool read_seats(struct order *o, const char *word)
{
    long long n = 0;
    bool right = text_number(word, 1, 99, &n);
    o->seats = (int)n;
    return right;
}

static bool read_seed(struct order *o, const char *word)
{
    return text_number(word, 0, LLONG_MAX, &o->seed);
}

static bool read_content(struct order *o, const char *word)
{
    return hash_read(word, &o->content);
}

static bool read_chance(struct order *o, const char *word)
{
    o->is_scripted = strcmp(word, "waits") == 0;
    return o->is_scripted;
}

static const struct {
    const char *word;
    bool (*read)(struct order *o, const char *word);
    const char *remedy;
} tags[] = {
    {"game", read_game, "the name of a game"},
    {"seats", read_seats, "a number"},
    {"set", read_set, "option=value, 8 at most"},
    {"seed", read_seed, "a whole number from 0 on"},
    {"content", read_content, "16 hexadecimal digits"},
    {"viewer", read_viewer, "the name of a seat, or nobody"},
    {"chance", read_chance, "the word waits"},
};

static enum err read_tag(struct order *o, const char *line, struct text *why)
{
    size_t n = strcspn(line, " ");
    for (size_t i = 0; i < sizeof tags / sizeof tags[0]; i++) {
        if (strlen(tags[i].word) != n || strncmp(tags[i].word, line, n) != 0)
            continue;
        if (line[n] == ' ' && tags[i].read(o, line + n + 1))
            return ERR_OK;
        text_add(why, "%s needs %s", tags[i].word, tags[i].remedy);
        return ERR_BAD_TEXT;
    }
    text_add(why,
             "\"%.40s\" is not understood; there are game, seats, set, "
             "seed, content, viewer and chance",
             line);
    return ERR_BAD_TEXT;
}

enum err order_read(struct order *o, const char *text, struct text *why)
{
    char line[ORDER_LINE_MAX];
    enum err e = ERR_OK;
    *o = (struct order){.rest = text};
    while (e == ERR_OK && order_line(&o->rest, line, sizeof line, NULL)
           && line[0] != '\0')
        e = read_tag(o, line, why);
    if (e == ERR_OK && o->game[0] == '\0') {
        text_add(why, "the name of the game is missing");
        return ERR_BAD_TEXT;
    }
    return e;
}

enum err order_setup(const struct order *o, const struct game *g,
                     struct setup *out, struct text *why)
{
    struct setup how = setup_standard(g);
    enum err e = o->seats ? setup_set_seats(g, &how, o->seats, why) : ERR_OK;
    for (int i = 0; e == ERR_OK && i < o->set_count; i++)
        e = setup_assign(g, &how, o->set[i], why);
    if (e == ERR_OK)
        *out = how;
    return e;
}
