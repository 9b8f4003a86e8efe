/* link.c - a position as a text that fits into a link (see place.h). */
#include "base/hash.h"
#include "core/setup.h"
#include "wasm/place.h"

#include <assert.h>

enum {
    VERSION = 1,
    BYTES_MAX = PLACE_LINK_MAX / 4 * 3,
    RUN_MAX = 255,
};

/* -- Bytes ----------------------------------------------------------------- */

struct bytes {
    unsigned char byte[BYTES_MAX];
    size_t size;
    size_t at;   /* where reading stands */
    bool broken; /* written or read past the end */
};

static void put(struct bytes *b, unsigned byte)
{
    assert(b->size <= sizeof b->byte);
    b->broken = b->broken || b->size == sizeof b->byte;
    if (!b->broken)
        b->byte[b->size++] = (unsigned char)byte;
}

static unsigned take(struct bytes *b)
{
    assert(b->at <= b->size);
    b->broken = b->broken || b->at >= b->size;
    return b->broken ? 0 : b->byte[b->at++];
}

static void put_number(struct bytes *b, uint64_t n, size_t width)
{
    assert(width <= sizeof(uint64_t));
    for (size_t i = 0; i < width; i++)
        put(b, (unsigned)(n >> 8 * i & 0xff));
}

static uint64_t take_number(struct bytes *b, size_t width)
{
    assert(width <= sizeof(uint64_t));
    uint64_t n = 0;
    for (size_t i = 0; i < width; i++)
        n |= (uint64_t)take(b) << 8 * i;
    return n;
}

/* -- Base64 of links ------------------------------------------------------- */

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                             "abcdefghijklmnopqrstuvwxyz0123456789-_";

static void write_text(const struct bytes *b, struct text *out)
{
    unsigned held = 0;
    int bits = 0;
    for (size_t i = 0; i < b->size; i++) {
        held = held << 8 | b->byte[i];
        for (bits += 8; bits >= 6; bits -= 6)
            text_add(out, "%c", digits[held >> (bits - 6) & 63]);
    }
    if (bits > 0)
        text_add(out, "%c", digits[held << (6 - bits) & 63]);
}

static enum err read_text(struct bytes *b, const char *link, struct text *why)
{
    unsigned held = 0;
    int bits = 0;
    for (const char *c = link; *c; c++) {
        const char *digit = strchr(digits, *c);
        if (!digit) {
            text_add(why, "the link holds a character that no link has; it "
                          "may have been cut or changed on its way");
            return ERR_BAD_TEXT;
        }
        held = held << 6 | (unsigned)(digit - digits);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            put(b, held >> bits & 0xff);
        }
    }
    if (!b->broken)
        return ERR_OK;
    text_add(why, "the link is longer than any position");
    return ERR_TOO_LONG;
}

/* -- Cells ----------------------------------------------------------------- */

/* Runs of these are written once, with their length. */
static bool is_common(unsigned byte)
{
    return byte == 0 || byte == FIELD_NONE;
}

struct run {
    struct bytes *b;
    unsigned byte;
    unsigned left;
};

static void end_run(struct run *r)
{
    if (r->left > 0) {
        put(r->b, r->byte);
        put(r->b, r->left);
    }
    r->left = 0;
}

static void put_cell_byte(struct run *r, unsigned byte)
{
    if (r->left == RUN_MAX || byte != r->byte)
        end_run(r);
    if (is_common(byte)) {
        r->byte = byte;
        r->left++;
    } else {
        put(r->b, byte);
    }
}

static unsigned take_cell_byte(struct run *r)
{
    if (r->left == 0) {
        r->byte = take(r->b);
        r->left = is_common(r->byte) ? take(r->b) : 1;
        r->b->broken = r->b->broken || r->left == 0;
    }
    r->left -= r->left > 0;
    return r->byte;
}

static void put_state(struct bytes *b, const struct venue *v,
                      const struct state *s)
{
    struct run r = {.b = b};
    for (int i = 0; i < v->game->fields->count; i++) {
        const struct field *f = &v->game->fields->row[i];
        int cols = field_cols(f, v->table);
        for (int n = 0; n < field_rows(f, v->table) * cols; n++) {
            uint64_t value = field_get(f, s, n / cols, n % cols);
            for (size_t k = 0; k < field_width(f); k++)
                put_cell_byte(&r, (unsigned)(value >> 8 * k & 0xff));
        }
    }
    end_run(&r);
}

static void take_state(struct bytes *b, const struct venue *v, struct state *s)
{
    struct run r = {.b = b};
    memset(s, 0, v->game->state_size);
    for (int i = 0; i < v->game->fields->count; i++) {
        const struct field *f = &v->game->fields->row[i];
        int cols = field_cols(f, v->table);
        for (int n = 0; n < field_rows(f, v->table) * cols; n++) {
            uint64_t value = 0;
            for (size_t k = 0; k < field_width(f); k++)
                value |= (uint64_t)take_cell_byte(&r) << 8 * k;
            field_set(f, s, n / cols, n % cols, value);
        }
    }
    b->broken = b->broken || r.left > 0;
}

/* -- Links ----------------------------------------------------------------- */

static void put_head(struct bytes *b, const struct sitting *s, int viewer)
{
    const struct game *g = s->venue.game;
    put(b, VERSION);
    put(b, (unsigned)g->rules_version);
    put(b, (unsigned)strlen(g->name));
    for (const char *c = g->name; *c; c++)
        put(b, (unsigned char)*c);
    put(b, (unsigned)s->venue.setup.seats);
    put(b, (unsigned)g->option_count);
    for (int i = 0; i < g->option_count; i++)
        put(b, (unsigned)s->venue.setup.option[i]);
    put(b, viewer == SEAT_NOBODY ? FIELD_NONE : (unsigned)viewer);
    put_number(b, (unsigned)(s->before + s->match.count), sizeof(uint32_t));
    put_number(b, s->venue.content_hash, sizeof(uint64_t));
}

void place_write_link(struct sitting *s, int viewer, struct text *out)
{
    assert(s->is_open && out);
    assert(viewer == SEAT_NOBODY || venue_has_seat(&s->venue, viewer));
    struct bytes b = {.size = 0};
    struct state_room view;
    venue_view(&s->venue, match_state(&s->match), viewer, state_in(&view));
    put_head(&b, s, viewer);
    put_state(&b, &s->venue, state_in(&view));
    put_number(&b, hash_bytes(0, b.byte, b.size), sizeof(uint64_t));
    assert(!b.broken);
    write_text(&b, out);
}

/* The last eight bytes are the fingerprint of the others. */
static enum err is_whole(struct bytes *b, struct text *why)
{
    size_t sum = sizeof(uint64_t);
    if (b->size > sum) {
        b->at = b->size - sum;
        uint64_t wanted = take_number(b, sum);
        b->at = 0;
        b->size -= sum;
        if (wanted == hash_bytes(0, b->byte, b->size))
            return ERR_OK;
    }
    text_add(why, "the link is damaged: a part of it is missing or changed");
    return ERR_BAD_TEXT;
}

/* What stands before the cells. */
struct head {
    unsigned rules;
    char game[GAME_TEXT_MAX];
    int seats;
    int option_count;
    int option[GAME_OPTIONS_MAX];
    int viewer;
    int before;
    uint64_t content;
};

static enum err take_head(struct bytes *b, struct head *h, struct text *why)
{
    unsigned version = take(b);
    h->rules = take(b);
    unsigned length = take(b);
    size_t last = sizeof h->game - 1;
    for (size_t i = 0; i < length; i++)
        h->game[i < last ? i : last] = (char)take(b);
    h->game[length < last ? length : last] = '\0';
    h->seats = (int)take(b);
    h->option_count = (int)take(b);
    for (int i = 0; i < h->option_count && i < GAME_OPTIONS_MAX; i++)
        h->option[i] = (int)take(b);
    unsigned viewer = take(b);
    h->viewer = viewer == FIELD_NONE ? SEAT_NOBODY : (int)viewer;
    h->before = (int)(take_number(b, sizeof(uint32_t)) & 0xffffff);
    h->content = take_number(b, sizeof(uint64_t));
    if (version == VERSION && !b->broken && h->option_count <= GAME_OPTIONS_MAX)
        return ERR_OK;
    text_add(why, "the link is of another version than this page reads");
    return ERR_BAD_TEXT;
}

static enum err head_setup(const struct head *h, const struct game *g,
                           struct setup *how, struct text *why)
{
    *how = setup_standard(g);
    enum err e = setup_set_seats(g, how, h->seats, why);
    if (e != ERR_OK)
        return e;
    bool known = h->option_count == g->option_count
                 && h->rules == (unsigned)g->rules_version
                 && (h->viewer < h->seats || h->viewer == SEAT_NOBODY);
    for (int i = 0; known && i < g->option_count; i++) {
        int count = 0;
        while (g->options[i].words[count])
            count++;
        known = h->option[i] < count;
        how->option[i] = h->option[i];
    }
    if (known)
        return ERR_OK;
    text_add(why, "the link follows other rules of %s than this page",
             g->title);
    return ERR_BAD_TEXT;
}

static enum err take_place(struct sitting *s, struct bytes *b,
                           const struct head *h, struct text *why)
{
    struct setup how;
    enum err e = head_setup(h, s->box.game, &how, why);
    if (e == ERR_OK)
        e = sitting_lay(s, &how, why);
    if (e != ERR_OK)
        return e;
    take_state(b, &s->venue, state_in(&s->start));
    if (b->broken || b->at != b->size) {
        text_add(why, "the link does not hold a position of %s",
                 s->box.game->title);
        return ERR_BAD_TEXT;
    }
    s->before = h->before;
    return sitting_resume(s, h->viewer, why);
}

enum err place_read_link(struct sitting *s, const struct supply *from,
                         const char *link, int *viewer, struct text *why)
{
    assert(s && from && link && why);
    struct bytes b = {.size = 0};
    struct head h = {.rules = 0};
    enum err e = read_text(&b, link, why);
    if (e == ERR_OK)
        e = is_whole(&b, why);
    if (e == ERR_OK)
        e = take_head(&b, &h, why);
    if (e == ERR_OK)
        e = sitting_open_same(s, from, h.game, h.content, why);
    if (e == ERR_OK)
        e = take_place(s, &b, &h, why);
    if (viewer)
        *viewer = h.viewer;
    if (e != ERR_OK)
        sitting_close(s);
    return e;
}
