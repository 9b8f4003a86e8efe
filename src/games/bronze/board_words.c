/* board_words.c - what is read on the board: messages, names, letters for names. */
#include "games/bronze/board.h"

#include <assert.h>

enum text_style bronze_seat_style(int seat)
{
    assert(seat >= 0 && seat < BRONZE_SEATS);
    return (enum text_style)(STYLE_RED + seat);
}

/* -- Words ----------------------------------------------------------------- */

void bronze_board_label(struct canvas *c, const char *message)
{
    board_label(c, bronze_game.words, message);
}

void bronze_board_say(struct canvas *c, struct fact *f)
{
    fact_close(f);
    board_say(c, bronze_game.words, f);
}

void bronze_board_number(struct canvas *c, const char *message,
                         const char *name, int n)
{
    struct fact f;
    fact_begin(&f, message);
    fact_number(&f, name, n);
    bronze_board_say(c, &f);
}

void bronze_board_cut(struct canvas *c, struct fact *f, int letters)
{
    assert(letters > 0 && letters <= WORDS_MAX);
    char room[WORDS_MAX];
    struct text name = text_in(room, sizeof room);
    fact_close(f);
    (void)words_say(bronze_game.words, f, &name);
    canvas_add(c, "%.*s", letters, room);
}

void bronze_board_terrain(const struct bronze_table *t, int terrain,
                          int letters, struct canvas *c)
{
    assert(terrain >= 0 && terrain < BRONZE_TERRAINS);
    struct fact f;
    fact_begin(&f, "terrain");
    fact_word(&f, "id", t->content.terrains[terrain].id);
    bronze_board_cut(c, &f, letters);
}

void bronze_board_technology(const struct bronze_table *t, int technology,
                             int letters, struct canvas *c)
{
    struct fact f;
    fact_begin(&f, "technology");
    fact_word(&f, "id", bronze_technology_id(t, technology));
    fact_word(&f, "name", bronze_technology_name(t, technology));
    bronze_board_cut(c, &f, letters);
}

void bronze_board_seat(const struct bronze_table *t, int seat, struct fact *f)
{
    assert(seat >= 0 && seat < t->seats);
    fact_open(f, "seat", "seat");
    fact_word(f, "id", t->content.colours[seat]);
    fact_number(f, "small", 1);
    fact_close(f);
}

struct canvas_box bronze_board_colour(struct canvas *c, struct fact *f,
                                      int seat)
{
    assert(seat >= 0 && seat < BRONZE_SEATS);
    fact_close(f);
    return board_say_named(c, bronze_game.words, f, "seat",
                           bronze_seat_style(seat));
}

void bronze_board_heading(struct canvas *c, const char *message)
{
    canvas_style(c, STYLE_BOLD);
    bronze_board_label(c, message);
    canvas_style(c, STYLE_PLAIN);
}

/* -- Letters --------------------------------------------------------------- */

static char upper(char c)
{
    if (c >= 'a' && c <= 'z')
        c = (char)(c - 'a' + 'A');
    return c;
}

static bool is_taken(const char taken[], int count, char c)
{
    for (int i = 0; i < count; i++) {
        if (taken[i] == c)
            return true;
    }
    return false;
}

/* A letter of the name that none of the names before it got: farmer f, herder
 * h, hunter u. */
static char letter(const char *const names[], int n)
{
    char taken[BRONZE_SEATS];
    for (int i = 0; i <= n; i++) {
        const char *c = names[i];
        while (*c && is_taken(taken, i, *c))
            c++;
        taken[i] = *(*c ? c : names[i]);
    }
    return taken[n];
}

char bronze_settler_letter(const struct bronze_table *t, int settler)
{
    assert(settler >= 0 && settler < BRONZE_SETTLERS);
    const char *names[BRONZE_SETTLERS];
    for (int i = 0; i < BRONZE_SETTLERS; i++)
        names[i] = t->content.settlers[i].id;
    return letter(names, settler);
}

char bronze_seat_letter(const struct bronze_table *t, int seat)
{
    assert(seat >= 0 && seat < BRONZE_SEATS);
    const char *names[BRONZE_SEATS];
    for (int i = 0; i < BRONZE_SEATS; i++)
        names[i] = t->content.colours[i];
    return upper(letter(names, seat));
}
