#include "core/venue.h"

#include "base/bits.h"
#include "base/hash.h"

#include <assert.h>
#include <string.h>

enum err box_unpack(struct box *box, const struct game *g, const void *bytes,
                    size_t size, struct text *why)
{
    assert(box && g && bytes && why);
    assert(g->content_size <= sizeof box->content);
    if (size != g->content_size) {
        text_add(why, "the content of %s has %zu bytes, not %zu", g->name,
                 g->content_size, size);
        return ERR_BAD_TEXT;
    }
    box->game = g;
    memset(box->content, 0, sizeof box->content);
    memcpy(box->content, bytes, size);
    box->hash = hash_bytes(0, box->content, size);
    return g->check((const struct content *)(const void *)box->content, why);
}

enum err venue_open(struct venue *v, const struct box *box,
                    const struct setup *how, struct text *why)
{
    assert(v && box && box->game && how && why);
    const struct game *g = box->game;
    assert(how->seats > 0);
    assert(g->table_size <= sizeof v->room && g->state_size <= GAME_STATE_MAX);
    *v = (struct venue){.game = g, .content_hash = box->hash, .setup = *how};
    struct table *t = (struct table *)(void *)v->room;
    v->table = t;
    return g->lay(t, (const struct content *)(const void *)box->content, how,
                  why);
}

bool venue_is_over(const struct venue *v, const struct state *s)
{
    assert(v && v->game && s);
    return v->game->to_act(v->table, s) == 0;
}

bool venue_is_legal(const struct venue *v, const struct state *s, struct move m)
{
    assert(v && v->game && s);
    struct move_list l;
    l.count = 0;
    if (m.seat > SEAT_CHANCE || !(v->game->to_act(v->table, s) & 1U << m.seat))
        return false;
    v->game->legal(v->table, s, m.seat, &l);
    for (int i = 0; i < l.count; i++) {
        if (move_compare(l.move[i], m) == 0)
            return true;
    }
    return false;
}

enum err venue_play(const struct venue *v, struct state *s, struct move m)
{
    assert(v && s);
    if (!venue_is_legal(v, s, m))
        return ERR_ILLEGAL_MOVE;
    v->game->apply(v->table, s, m);
    return ERR_OK;
}

int venue_weigh(const struct venue *v, const struct state *s,
                const struct move_list *l, int weight[GAME_MOVES_MAX])
{
    assert(l->count > 0);
    int total = v->game->weigh ? v->game->weigh(v->table, s, l, weight) : 0;
    if (total > 0)
        return total;
    for (int i = 0; i < l->count; i++)
        weight[i] = 1;
    return l->count;
}

void venue_choices(const struct venue *v, const struct state *s, int seat,
                   struct choices *out)
{
    assert(v && s && out && seat >= 0 && seat <= SEAT_NOBODY);
    out->seat = seat;
    out->legal.count = 0;
    if (v->game->to_act(v->table, s) >> seat & 1)
        v->game->legal(v->table, s, seat, &out->legal);
}

/* No sentence quotes more of what somebody wrote than a move can have. */
static struct refusal refuse(enum refusal_kind kind, int seat, const char *move)
{
    struct refusal r = {.kind = kind, .seat = seat};
    struct text t = text_in(r.move, sizeof r.move);
    text_add(&t, "%.60s", move);
    return r;
}

enum err venue_choose(const struct venue *v, const struct state *s,
                      const struct choices *from, const char *text,
                      struct move *out, struct refusal *why)
{
    assert(v && s && from && text && out && why);
    const struct move_list *l = &from->legal;
    int seat = from->seat;
    if (!(v->game->to_act(v->table, s) >> seat & 1)) {
        *why = refuse(REFUSAL_SEAT, seat, text);
        return ERR_ILLEGAL_MOVE;
    }
    for (int i = 0; i < l->count; i++) {
        char room[GAME_TEXT_MAX];
        struct text t = text_in(room, sizeof room);
        v->game->write_move(v->table, s, l->move[i], &t);
        if (strcmp(room, text) == 0) {
            *out = l->move[i];
            return ERR_OK;
        }
    }
    *why = refuse(REFUSAL_MOVE, seat, text);
    return ERR_ILLEGAL_MOVE;
}

enum err venue_read_move(const struct venue *v, const struct state *s, int seat,
                         const char *text, struct move *out, struct text *why)
{
    assert(v && s && seat >= 0 && seat <= SEAT_CHANCE);
    struct choices c;
    struct refusal r;
    venue_choices(v, s, seat, &c);
    enum err e = venue_choose(v, s, &c, text, out, &r);
    if (e != ERR_OK)
        refusal_write(&r, v, why);
    return e;
}

int venue_turn(const struct venue *v, const struct state *s)
{
    assert(v && s);
    const struct field *f = field_find(v->game->fields, "turn");
    uint64_t seat = f ? field_get(f, s, 0, 0) : FIELD_NONE;
    bool is_shared = bits_count(v->game->to_act(v->table, s)) > 1;
    return !is_shared && seat < (uint64_t)v->setup.seats ? (int)seat
                                                         : SEAT_NOBODY;
}

const char *venue_seat_name(const struct venue *v, int seat)
{
    if (seat == SEAT_CHANCE)
        return "chance";
    if (seat == SEAT_NOBODY)
        return "nobody";
    assert(seat >= 0 && seat < v->setup.seats);
    return v->game->seat_name(v->table, seat);
}

int venue_find_seat(const struct venue *v, const char *name)
{
    assert(v && name);
    long long n = 0;
    for (int i = 0; i < v->setup.seats; i++) {
        if (strcmp(venue_seat_name(v, i), name) == 0)
            return i;
    }
    if (strcmp(name, "chance") == 0)
        return SEAT_CHANCE;
    return text_number(name, 0, v->setup.seats - 1, &n) ? (int)n : -1;
}

void venue_view(const struct venue *v, const struct state *s, int viewer,
                struct state *out)
{
    assert(v && s && out);
    assert((viewer >= 0 && viewer < v->setup.seats) || viewer == SEAT_NOBODY);
    memcpy(out, s, v->game->state_size);
    if (v->game->secrets)
        v->game->secrets->redact(v->table, out, viewer);
}

/* What is hidden in the view, lies open later, and has not changed. */
static void open_cells(const struct venue *v, const struct state *before,
                       const struct state *later, struct state *view)
{
    for (int i = 0; i < v->game->fields->count; i++) {
        const struct field *f = &v->game->fields->row[i];
        if (!f->may_be_hidden)
            continue;
        int cols = field_cols(f, v->table);
        for (int n = 0; n < field_rows(f, v->table) * cols; n++) {
            uint64_t value = field_get(f, before, n / cols, n % cols);
            if (field_get(f, later, n / cols, n % cols) == value)
                field_set(f, view, n / cols, n % cols, value);
        }
    }
}

struct move venue_witness(const struct venue *v, const struct state *before,
                          struct move m, int viewer, struct state *out)
{
    assert(viewer >= 0 && viewer <= SEAT_NOBODY);
    assert(m.seat <= SEAT_CHANCE && out != before);
    struct state_room next;
    struct state_room later;
    venue_view(v, before, viewer, out);
    if (!v->game->secrets)
        return m;
    bool hides = memcmp(out, before, v->game->state_size) != 0;
    if (hides && !venue_has_holes(v, before)) {
        memcpy(&next, before, v->game->state_size);
        v->game->apply(v->table, state_in(&next), m);
        venue_view(v, state_in(&next), viewer, state_in(&later));
        open_cells(v, before, state_in(&later), out);
    }
    return v->game->secrets->redact_move(v->table, before, m, viewer);
}

static bool unused_cells_are_zero(const struct venue *v, const struct field *f,
                                  const struct state *s)
{
    int rows = field_rows(f, v->table);
    int cols = field_cols(f, v->table);
    for (int i = 0; i < f->rows_max * f->cols_max; i++) {
        int row = i / f->cols_max;
        int col = i % f->cols_max;
        if ((row >= rows || col >= cols) && field_get(f, s, row, col) != 0)
            return false;
    }
    return true;
}

static bool cells_are_in_range(const struct venue *v, const struct field *f,
                               const struct state *s, struct text *why)
{
    int cols = field_cols(f, v->table);
    for (int i = 0; i < field_rows(f, v->table) * cols; i++) {
        uint64_t value = field_get(f, s, i / cols, i % cols);
        char room[FIELD_LINE_MAX];
        struct text remedy = text_in(room, sizeof room);
        if (!field_accepts(f, v->table, value, &remedy)) {
            text_add(why, "%s has the value %u; %s", f->name, (unsigned)value,
                     room);
            return false;
        }
    }
    return true;
}

bool venue_holds(const struct venue *v, const struct state *s, struct text *why)
{
    assert(v && s && why);
    for (int i = 0; i < v->game->fields->count; i++) {
        const struct field *f = &v->game->fields->row[i];
        if (!cells_are_in_range(v, f, s, why))
            return false;
        if (!unused_cells_are_zero(v, f, s)) {
            text_add(why, "%s has a value where this set-up has no place",
                     f->name);
            return false;
        }
    }
    return v->game->holds(v->table, s, why);
}

bool venue_has_holes(const struct venue *v, const struct state *s)
{
    assert(v && v->game && s);
    for (int i = 0; i < v->game->fields->count; i++) {
        const struct field *f = &v->game->fields->row[i];
        if (!f->may_be_hidden)
            continue;
        int cols = field_cols(f, v->table);
        for (int n = 0; n < field_rows(f, v->table) * cols; n++) {
            if (field_get(f, s, n / cols, n % cols) == FIELD_HIDDEN)
                return true;
        }
    }
    return false;
}

/* A state has no padding, so equal states hash equal. */
uint64_t venue_hash(const struct venue *v, const struct state *s)
{
    assert(v->game->state_size <= GAME_STATE_MAX);
    return hash_bytes(0, s, v->game->state_size);
}

/* Above 0 if a stands before b. */
static int compare_scores(const struct score *a, const struct score *b)
{
    if (a->outright != b->outright)
        return a->outright > b->outright ? 1 : -1;
    int gap = score_total(a) - score_total(b);
    for (int i = 0; gap == 0 && i < GAME_TIEBREAKS_MAX; i++)
        gap = a->tiebreak[i] - b->tiebreak[i];
    return gap;
}

void venue_rank(const struct venue *v, const struct state *s,
                int place[GAME_SEATS_MAX])
{
    assert(v && place);
    struct score score[GAME_SEATS_MAX];
    for (int i = 0; i < v->setup.seats; i++)
        v->game->score(v->table, s, i, &score[i]);
    for (int i = 0; i < v->setup.seats; i++) {
        place[i] = 1;
        for (int j = 0; j < v->setup.seats; j++) {
            if (compare_scores(&score[j], &score[i]) > 0)
                place[i]++;
        }
    }
}
