#include "core/sentence.h"

void sentence_write_capital(const char *words, struct text *out)
{
    char c = words[0];
    if (c == '\0')
        return;
    text_add(out, "%c%s", c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c, words + 1);
}

static bool is_vowel(char c)
{
    return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
}

/* After a hiss, and after o, the ending is a syllable. */
static bool ends_in_hiss(const char *verb, size_t n)
{
    char last = verb[n - 1];
    bool hisses = n > 1 && (verb[n - 2] == 's' || verb[n - 2] == 'c');
    return last == 's' || last == 'x' || last == 'z' || last == 'o'
           || (last == 'h' && hisses);
}

void sentence_write_deed(const char *phrase, struct text *out)
{
    size_t n = 0;
    while (phrase[n] >= 'a' && phrase[n] <= 'z')
        n++;
    bool has_y = n > 1 && phrase[n - 1] == 'y' && !is_vowel(phrase[n - 2]);
    text_put(out, phrase, has_y ? n - 1 : n);
    if (n > 0)
        text_add(out, has_y ? "ies" : ends_in_hiss(phrase, n) ? "es" : "s");
    text_add(out, "%s", phrase + n);
}

static void write_phrase(const struct venue *v, const struct state *view,
                         struct move m, struct text *out)
{
    if (v->game->say_move) {
        v->game->say_move(v->table, view, m, out);
    } else {
        text_add(out, "play ");
        v->game->write_move(v->table, view, m, out);
    }
}

void sentence_offer(const struct venue *v, const struct state *view,
                    struct move m, struct text *out)
{
    char room[SENTENCE_MAX];
    struct text phrase = text_in(room, sizeof room);
    write_phrase(v, view, m, &phrase);
    sentence_write_capital(room, out);
    text_add(out, ".");
}

void sentence_tell(const struct venue *v, const struct state *view,
                   struct move seen, struct text *out)
{
    char room[SENTENCE_MAX];
    struct text phrase = text_in(room, sizeof room);
    write_phrase(v, view, seen, &phrase);
    sentence_write_capital(venue_seat_name(v, seen.seat), out);
    text_add(out, " ");
    sentence_write_deed(room, out);
    text_add(out, ".");
}
