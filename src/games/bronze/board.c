/* board.c - the position drawn for a person, 80 columns wide: the row of tiles,
 * the cities below it, trade routes, the pool, the matrices, what is next. */
#include "games/bronze/state.h"

enum {
    LABEL_COLUMNS = 11, /* the names of the terrains */
    TILE_COLUMNS = 10,  /* three spots of two signs */
    TILES_ABREAST = 7,
    CARD_COLUMNS = 14, /* a card of a matrix */
    NAME_COLUMNS = 13, /* a city */
    PLACE_COLUMNS = 20,
    SCORES_ABREAST = 4,
};

static void styled(struct text *out, enum text_style style, const char *words)
{
    text_style(out, style);
    text_add(out, "%s", words);
    text_style(out, STYLE_PLAIN);
}

/* Fills up to a column, counted as a terminal shows it. */
static void pad(struct text *out, size_t start, int columns)
{
    for (int n = text_columns(out->buf + start); n < columns; n++)
        text_add(out, " ");
}

static enum text_style seat_style(int seat)
{
    return (enum text_style)(STYLE_RED + seat);
}

static void write_seat(const struct bronze_table *t, int seat, struct text *out)
{
    styled(out, seat_style(seat), t->content.colours[seat]);
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

static char settler_letter(const struct bronze_table *t, int settler)
{
    const char *names[BRONZE_SETTLERS];
    for (int i = 0; i < BRONZE_SETTLERS; i++)
        names[i] = t->content.settlers[i].id;
    return letter(names, settler);
}

static char seat_letter(const struct bronze_table *t, int seat)
{
    const char *names[BRONZE_SEATS];
    for (int i = 0; i < BRONZE_SEATS; i++)
        names[i] = t->content.colours[i];
    return upper(letter(names, seat));
}

/* -- The row of tiles ------------------------------------------------------ */

static void write_spot(const struct bronze_table *t,
                       const struct bronze_state *s, int place, int spot,
                       struct text *out)
{
    char settler = settler_letter(t, t->settler[s->tile[place]][spot]);
    int owner = spot_owner(t, s, place, spot);
    bool free = owner == t->nobody;
    text_style(out, free ? STYLE_PLAIN : seat_style(owner));
    text_add(out, "%c%c", free ? '-' : seat_letter(t, owner), settler);
    text_style(out, STYLE_PLAIN);
}

static void write_ground(const struct bronze_table *t,
                         const struct bronze_state *s, int place, int terrain,
                         struct text *out)
{
    size_t start = out->len;
    if (s->tile[place] == FIELD_NONE) {
        styled(out, STYLE_DIM, "  ??");
    } else {
        for (int i = 0; i < BRONZE_SPOTS; i++) {
            int spot = terrain * SPOT_STRIDE + i;
            if (!(t->spots[s->tile[place]] >> spot & 1))
                continue;
            text_add(out, i ? " " : "");
            write_spot(t, s, place, spot, out);
        }
    }
    pad(out, start, TILE_COLUMNS);
}

/* "T2 no.5" */
static void write_tile_head(const struct bronze_table *t,
                            const struct bronze_state *s, int place,
                            struct text *out)
{
    size_t start = out->len;
    text_style(out, STYLE_BOLD);
    text_add(out, "T%d", place + 1);
    text_style(out, STYLE_PLAIN);
    if (s->tile[place] != FIELD_NONE)
        text_add(out, " no.%d", t->content.tiles[s->tile[place]].id);
    pad(out, start, TILE_COLUMNS);
}

/* "5", "5 red", "5 nobody" */
static void write_province(const struct bronze_table *t,
                           const struct bronze_state *s, int place,
                           struct text *out)
{
    size_t start = out->len;
    if (s->province[place] != FIELD_NONE)
        text_add(out, "%d", t->content.provinces[s->province[place]].vp);
    if (s->winner[place] == t->nobody) {
        styled(out, STYLE_DIM, " nobody");
    } else if (s->winner[place] != FIELD_NONE) {
        text_style(out, seat_style(s->winner[place]));
        text_add(out, " %.7s", t->content.colours[s->winner[place]]);
        text_style(out, STYLE_PLAIN);
    }
    pad(out, start, TILE_COLUMNS);
}

static void write_label(const char *label, struct text *out)
{
    size_t start = out->len;
    text_add(out, "%.10s", label);
    pad(out, start, LABEL_COLUMNS);
}

/* Takes the spaces off the end of the line and ends it. */
static void end_line(struct text *out)
{
    while (!out->cut && out->len > 0 && out->buf[out->len - 1] == ' ')
        out->buf[--out->len] = '\0';
    text_add(out, "\n");
}

static void write_tiles(const struct bronze_table *t,
                        const struct bronze_state *s, int first, int end,
                        struct text *out)
{
    write_label("", out);
    for (int i = first; i < end; i++)
        write_tile_head(t, s, i, out);
    end_line(out);
    write_label("province", out);
    for (int i = first; i < end; i++)
        write_province(t, s, i, out);
    end_line(out);
    for (int terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        write_label(t->content.terrains[terrain].id, out);
        for (int i = first; i < end; i++)
            write_ground(t, s, i, terrain, out);
        end_line(out);
    }
    text_add(out, "\n");
}

static void write_legend(const struct bronze_table *t, struct text *out)
{
    for (int i = 0; i < BRONZE_SETTLERS; i++) {
        text_add(out, "%s%c %s", i ? ", " : "", settler_letter(t, i),
                 t->content.settlers[i].id);
    }
    text_add(out, "; -%c is free, %c%c settled by %s; ?? is face down\n\n",
             settler_letter(t, 0), seat_letter(t, 0), settler_letter(t, 0),
             t->content.colours[0]);
}

/* The row in one part, or in two of equal length. */
static void write_row(const struct bronze_table *t,
                      const struct bronze_state *s, struct text *out)
{
    int abreast = t->tiles <= TILES_ABREAST ? t->tiles : (t->tiles + 1) / 2;
    for (int first = 0; first < t->tiles; first += abreast) {
        int end = first + abreast < t->tiles ? first + abreast : t->tiles;
        write_tiles(t, s, first, end, out);
    }
    write_legend(t, out);
}

/* -- Cities, routes and the pool ------------------------------------------- */

static void write_city(const struct bronze_table *t, int city, struct text *out)
{
    size_t start = out->len;
    struct fact goal;
    text_add(out, "%s", t->content.cities[city].id);
    pad(out, start, NAME_COLUMNS);
    fact_begin(&goal, "goal");
    bronze_tell_goal(t, city, &goal);
    fact_close(&goal);
    (void)words_say(bronze_game.words, &goal, out);
    text_add(out, "\n");
}

static void write_cities(const struct bronze_table *t,
                         const struct bronze_state *s, struct text *out)
{
    bool any = false;
    for (int place = 0; place < t->tiles; place++) {
        for (uint64_t m = s->laid[place]; m; m = bits_rest(m)) {
            if (!any)
                styled(out, STYLE_BOLD, "Cities below the tiles\n");
            any = true;
            text_add(out, "  T%-3d", place + 1);
            write_city(t, bits_first(m), out);
        }
    }
    if (any)
        text_add(out, "\n");
}

static void write_holder(const struct bronze_table *t, int seat,
                         struct text *out)
{
    bool free = seat == FIELD_NONE;
    text_style(out, free ? STYLE_PLAIN : seat_style(seat));
    text_add(out, "%c", free ? '-' : seat_letter(t, seat));
    text_style(out, STYLE_PLAIN);
}

/* A line for each token: its length, its points, and on each terrain who holds
 * it. */
static void write_routes(const struct bronze_table *t,
                         const struct bronze_state *s, struct text *out)
{
    styled(out, STYLE_BOLD, "Trade routes");
    text_add(out, " (- is free)\n");
    for (int i = 0; i < t->content.line_count; i++) {
        const struct bronze_line *line = &t->content.lines[i];
        text_add(out, "  %d = %2d VP", line->line, line->vp);
        for (int terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
            text_add(out, "  %.5s ", t->content.terrains[terrain].id);
            write_holder(t, s->route[terrain][i], out);
        }
        text_add(out, "\n");
    }
    text_add(out, "\n");
}

/* "woods grasslands jungles, farmer herder" */
static void write_reach(const struct bronze_table *t, int technology,
                        struct text *out)
{
    const struct bronze_technology *p = &t->content.technologies[technology];
    for (int i = 0; i < p->terrain_count; i++) {
        text_add(out, "%s%s", i ? " " : "",
                 t->content.terrains[p->terrains[i]].id);
    }
    text_add(out, ",");
    for (int i = 0; i < p->settler_count; i++)
        text_add(out, " %s", t->content.settlers[p->settlers[i]].id);
}

static void write_pool(const struct bronze_table *t,
                       const struct bronze_state *s, struct text *out)
{
    styled(out, STYLE_BOLD, "Pool");
    text_add(out, "  (reserve: %d cards)\n", s->stack[BRONZE_RESERVE]);
    for (int i = 0; i < BRONZE_POOL; i++) {
        text_add(out, "  %d  %2d cards  ", i + 1, s->stack[i]);
        if (s->top[i] == FIELD_NONE) {
            text_add(out, "-\n");
            continue;
        }
        size_t start = out->len;
        text_add(out, "%s", bronze_technology_name(t, s->top[i]));
        pad(out, start, CARD_COLUMNS);
        write_reach(t, s->top[i], out);
        text_add(out, "\n");
    }
    text_add(out, "\n");
}

/* -- Players --------------------------------------------------------------- */

static bool row_is_empty(const struct bronze_state *s, int seat, int row)
{
    for (int i = 0; i < BRONZE_COLUMNS; i++) {
        if (column_of(s, seat, i)[row] != FIELD_NONE)
            return false;
    }
    return true;
}

static void write_card(const struct bronze_table *t, int card, struct text *out)
{
    size_t start = out->len;
    if (card != FIELD_NONE)
        text_add(out, "%.15s", bronze_technology_name(t, technology_of(card)));
    pad(out, start, CARD_COLUMNS + 2);
}

static void write_matrix(const struct bronze_table *t,
                         const struct bronze_state *s, int seat,
                         struct text *out)
{
    for (int row = 0; row < BRONZE_COLUMN_CARDS; row++) {
        if (row_is_empty(s, seat, row))
            return;
        text_add(out, "    ");
        for (int i = 0; i < BRONZE_COLUMNS; i++)
            write_card(t, column_of(s, seat, i)[row], out);
        end_line(out);
    }
}

static void write_player(const struct bronze_table *t,
                         const struct bronze_state *s, int seat,
                         struct text *out)
{
    struct score score;
    const struct table *table = (const struct table *)(const void *)t;
    const struct state *state = (const struct state *)(const void *)s;
    bool active = seat == s->turn && s->phase != PHASE_OVER;
    bronze_score(table, state, seat, &score);
    text_add(out, active ? "> " : "  ");
    write_seat(t, seat, out);
    text_add(out, " (%c)%s: %d points, %d markers left", seat_letter(t, seat),
             seat == s->first ? ", first player" : "", score_total(&score),
             markers_left(t, s, seat));
    for (int i = 0; i < score.lines; i++) {
        text_add(out, i % SCORES_ABREAST == 0 ? "\n    %s %d" : ", %s %d",
                 score.line[i].label, score.line[i].points);
    }
    text_add(out, "\n");
    write_matrix(t, s, seat, out);
}

/* -- What is next ---------------------------------------------------------- */

/* "Pottery x2, Wheel" */
static void write_active(const struct bronze_table *t,
                         const uint8_t active[BRONZE_FACES], struct text *out)
{
    const char *comma = "";
    for (int i = 0; i < BRONZE_FACES; i++) {
        if (active[i] == 0)
            continue;
        text_add(out, "%s%s", comma, bronze_technology_name(t, i));
        if (active[i] > 1)
            text_add(out, " x%d", active[i]);
        comma = ", ";
    }
}

/* What a card would activate in each place where it may go. */
static void write_placements(const struct bronze_table *t,
                             const struct bronze_state *s, int card,
                             bool face_down, struct text *out)
{
    struct move_list l;
    l.count = 0;
    bronze_place_moves(s, &l);
    for (int i = 0; i < l.count; i++) {
        const uint8_t *arg = l.move[i].arg;
        struct bronze_state with = *s;
        if (arg[1] != face_down)
            continue;
        with.card = u8(card);
        bronze_card_place(&with, arg[0], face_down);
        size_t start = out->len;
        text_add(out, "    ");
        bronze_where_write(arg[0], out);
        text_add(out, face_down ? " bronze" : "");
        pad(out, start, PLACE_COLUMNS);
        write_active(t, with.active, out);
        text_add(out, "\n");
    }
}

static void write_card_placements(const struct bronze_table *t,
                                  const struct bronze_state *s, int card,
                                  struct text *out)
{
    text_add(out, "  %s would activate, if placed\n",
             bronze_technology_name(t, card));
    write_placements(t, s, card, false, out);
}

static bool is_repeated(const struct bronze_state *s, int stack)
{
    for (int i = 0; i < stack; i++) {
        if (s->top[i] == s->top[stack])
            return true;
    }
    return false;
}

/* Face down all cards are alike: one list is enough for them. */
static void write_activation(const struct bronze_table *t,
                             const struct bronze_state *s, struct text *out)
{
    if (s->phase == PHASE_PLACE)
        write_card_placements(t, s, s->card, out);
    for (int i = 0; s->phase == PHASE_TAKE && i < BRONZE_POOL; i++) {
        if (s->top[i] != FIELD_NONE && !is_repeated(s, i))
            write_card_placements(t, s, s->top[i], out);
    }
    if (s->phase == PHASE_PLACE || s->phase == PHASE_TAKE) {
        text_add(out, "  Face down it would activate, if placed\n");
        write_placements(t, s, 0, true, out);
    }
}

static void write_task(const struct bronze_table *t,
                       const struct bronze_state *s, struct text *out)
{
    /* clang-format off */
    static const char *const tasks[BRONZE_PHASES] = {
        [PHASE_PROVINCES] = "The province tokens are laid.",
        [PHASE_OPEN]      = "The next tile is turned up.",
        [PHASE_FIRST]     = "The first player is drawn.",
        [PHASE_TURN_UP]   = "The next card of a stack is turned up.",
        [PHASE_LAY]       = "Cities are laid below a tile.",
        [PHASE_OVER]      = "The game is over.",
        [PHASE_TAKE]      = "takes a card",
        [PHASE_PLACE]     = "places the card",
        [PHASE_SETTLE]    = "may settle, or end; active: ",
        [PHASE_CITY]      = "takes a city from below T",
    };
    /* clang-format on */
    const char *task = tasks[s->phase];
    if (task[0] >= 'A' && task[0] <= 'Z') {
        text_add(out, "%s\n", task);
        return;
    }
    write_seat(t, s->turn, out);
    text_add(out, " %s", task);
    if (s->phase == PHASE_SETTLE)
        write_active(t, s->active, out);
    if (s->phase == PHASE_CITY)
        text_add(out, "%d", s->site + 1);
    text_add(out, "\n");
    write_activation(t, s, out);
}

void bronze_write_board(const struct table *table, const struct state *state,
                        int viewer, struct text *out)
{
    const struct bronze_table *t = bronze_table(table);
    const struct bronze_state *s = bronze(state);
    (void)viewer;
    write_row(t, s, out);
    write_cities(t, s, out);
    write_routes(t, s, out);
    write_pool(t, s, out);
    for (int i = 0; i < t->seats; i++)
        write_player(t, s, i, out);
    text_add(out, "\n");
    write_task(t, s, out);
}
