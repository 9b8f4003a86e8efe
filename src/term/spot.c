#include "term/spot.h"

#include "term/letters.h"

#include <string.h>

enum { WORD_MAX = 40 };

/* What is known when a place is looked for. */
struct search {
    const struct picture *picture;
    const struct venue *venue;
    int seat;
    const char *rest; /* of the move, behind its first word */
    struct spot *out;
    int count;
};

static void add(struct search *s, struct spot spot)
{
    if (s->count < SPOTS_MAX)
        s->out[s->count++] = spot;
}

/* Copies the next word, up to one of the ends; false if there is none. */
static bool next_word(const char **at, const char *ends, char word[WORD_MAX])
{
    *at += strspn(*at, ends);
    size_t n = strcspn(*at, ends);
    if (n == 0 || n >= WORD_MAX)
        return false;
    memcpy(word, *at, n);
    word[n] = '\0';
    *at += n;
    return true;
}

/* Every word of the move that stands in the picture: A12, Troy. */
static void find_words(struct search *s)
{
    const char *at = s->rest;
    char word[WORD_MAX];
    struct spot spot;
    while (next_word(&at, " ", word)) {
        if (picture_find(s->picture, 0, word, &spot))
            add(s, spot);
    }
}

/* Regions, with the pieces below their names. */
static void find_regions(struct search *s)
{
    find_words(s);
    for (int i = 0; i < s->count; i++)
        s->out[i].rows = 2;
}

/* A row of a numbered list below a heading. */
static void find_in_list(struct search *s, const char *heading)
{
    char word[WORD_MAX];
    const char *at = s->rest;
    int row = picture_row(s->picture, 0, 0, heading);
    if (row < 0 || !next_word(&at, " ", word))
        return;
    row = picture_row(s->picture, row + 1, 2, word);
    if (row >= 0)
        add(s, (struct spot){row, 0, 1, s->picture->cols});
}

static void find_in_row(struct search *s)
{
    find_in_list(s, "Row");
}

static void find_in_pool(struct search *s)
{
    find_in_list(s, "Pool");
}

/* "T3.woods.2": the second spot in the row of woods below T3. */
static void find_tile(struct search *s)
{
    enum { SPOT_COLS = 3 };
    const char *at = s->rest;
    char tile[WORD_MAX];
    char terrain[WORD_MAX];
    char number[WORD_MAX];
    struct spot head;
    if (!next_word(&at, ". ", tile) || !next_word(&at, ". ", terrain)
        || !next_word(&at, ". ", number)
        || !picture_find(s->picture, 0, tile, &head))
        return;
    int row = picture_row(s->picture, head.row, 0, terrain);
    int place = number[0] - '1';
    if (row >= 0 && place >= 0)
        add(s, (struct spot){row, head.col + SPOT_COLS * place, 1, 2});
}

/* The lines about the seat itself, where its cards lie. */
static void find_own(struct search *s)
{
    int row = picture_row(s->picture, 0, 2, venue_seat_name(s->venue, s->seat));
    int width = (int)strlen(venue_seat_name(s->venue, s->seat));
    if (row >= 0)
        add(s, (struct spot){row, 2, 1, width});
}

/* A hex: its number with the letter of its ground right behind it. */
static bool find_hex(const struct picture *p, const char *number,
                     struct spot *out)
{
    static const char grounds[] = "fpmwx*~";
    for (const char *ground = grounds; *ground; ground++) {
        char room[WORD_MAX + 1];
        struct text t = text_in(room, sizeof room);
        text_add(&t, "%s%c", number, *ground);
        if (picture_find_start(p, room, out)) {
            out->rows = 2;
            return true;
        }
    }
    return false;
}

/* The card in the hand of the seat: behind "hand:" below its name. */
static bool find_card(const struct search *s, const char *word,
                      struct spot *out)
{
    char room[WORD_MAX];
    struct text name = text_in(room, sizeof room);
    text_add(&name, "%s", venue_seat_name(s->venue, s->seat));
    room[0] = letter_capital(room[0]);
    int row = picture_row(s->picture, 0, 2, room);
    row = row < 0 ? -1 : picture_row(s->picture, row, 2, "hand:");
    return row >= 0 && picture_find(s->picture, row, word, out)
           && out->row <= row + 1;
}

static void find_hexes(struct search *s)
{
    const char *at = s->rest;
    char word[WORD_MAX];
    struct spot spot;
    while (next_word(&at, " -,", word)) {
        bool is_number = letter_is_digit(word[0]);
        bool is_ferry = word[0] == 'f' && letter_is_digit(word[1]);
        if (is_number  ? find_hex(s->picture, word, &spot)
            : is_ferry ? picture_find(s->picture, 0, word, &spot)
                       : find_card(s, word, &spot))
            add(s, spot);
    }
}

/* clang-format off */
static const struct rule {
    const char *game;
    const char *verb; /* NULL: any */
    void (*find)(struct search *s);
} rules[] = {
    {"empire",    "take",   find_in_row},
    {"empire",    "bid",    find_own},
    {"empire",    "choose", NULL},
    {"empire",    NULL,     find_regions},
    {"bronze",    "take",   find_in_pool},
    {"bronze",    "settle", find_tile},
    {"bronze",    "place",  find_own},
    {"bronze",    NULL,     find_words},
    {"monuments", "keep",   NULL},
    {"monuments", "option", NULL},
    {"monuments", NULL,     find_hexes},
};
/* clang-format on */

int spot_find(const struct picture *p, const struct venue *v, int seat,
              const char *move, struct spot out[SPOTS_MAX])
{
    size_t n = strcspn(move, " ");
    struct search s = {p, v, seat, move + n, out, 0};
    for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++) {
        const struct rule *r = &rules[i];
        bool fits = strcmp(r->game, v->game->name) == 0
                    && (!r->verb
                        || (strlen(r->verb) == n
                            && strncmp(r->verb, move, n) == 0));
        if (fits) {
            if (r->find)
                r->find(&s);
            break;
        }
    }
    return s.count;
}
