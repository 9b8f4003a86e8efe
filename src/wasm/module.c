#include "wasm/module.h"

#include "core/verify.h"
#include "search/player.h"
#include "wasm/answer.h"
#include "wasm/line.h"
#include "wasm/order.h"
#include "wasm/puzzle.h"

#include <assert.h>

/* -- What the module holds ------------------------------------------------- */

static enum err unpack(struct box *box, const struct game *g, const char *bytes,
                       size_t size, const void *with, struct text *why)
{
    (void)with;
    return box_unpack(box, g, bytes, size, why);
}

/* The only thing in the project that outlives a call without being handed in:
 * a page has no memory of its own to hand. */
static struct {
    char buffer[MODULE_ROOM];
    char why[GAME_WHY_MAX];
    struct doc_node nodes[MODULE_NODES];
    struct sitting sitting[3];
    int now; /* the match; the next one is opened beside it */
} held;

/* Apart, so that what is held above is nothing but zeros, which no file has to
 * hold. */
static struct supply supply = {unpack, NULL};

enum { SPARE = 1, THINKING = 2 };

static struct sitting *now(void)
{
    return &held.sitting[held.now];
}

static struct sitting *spare(void)
{
    return &held.sitting[SPARE - held.now];
}

void module_supply_with(supply_fill *way)
{
    assert(way);
    supply.fill = way;
}

char *module_buffer(void)
{
    return held.buffer;
}

int module_room(void)
{
    return MODULE_ROOM - 1;
}

/* -- Texts in and out ------------------------------------------------------ */

/* What a call needs: the text that came, room for the answer and the reason. */
struct call {
    struct text why;
    struct text out;
    struct json w;
    enum err err;
};

static void call_begin(struct call *c)
{
    assert(held.now == 0 || held.now == SPARE);
    c->why = text_in(held.why, sizeof held.why);
    c->out = (struct text){.buf = held.buffer, .size = MODULE_ROOM};
    c->w = (struct json){.out = &c->out};
    c->err = ERR_OK;
    now()->refusal.kind = REFUSAL_NONE;
}

/* Ends the text that came where it says it does. */
static void call_take(struct call *c, int size)
{
    if (size < 0 || size >= MODULE_ROOM) {
        text_add(&c->why, "a text may have at most %d bytes", MODULE_ROOM - 1);
        c->err = ERR_TOO_LONG;
        return;
    }
    held.buffer[size] = '\0';
    if (strlen(held.buffer) != (size_t)size) {
        text_add(&c->why, "the text holds a zero byte");
        c->err = ERR_BAD_TEXT;
    }
}

/* A text of a few words, which the answer will overwrite. */
static void call_take_words(struct call *c, int size, char *words, size_t room)
{
    assert(words && room > 0);
    call_take(c, size);
    if (c->err == ERR_OK && (size_t)size >= room) {
        text_add(&c->why, "\"%.40s...\" is too long", held.buffer);
        c->err = ERR_TOO_LONG;
    }
    words[0] = '\0';
    if (c->err == ERR_OK)
        memcpy(words, held.buffer, (size_t)size + 1);
}

/* What players are told of it, on a line of its own. */
static void write_refusal(const struct sitting *s, struct text *out)
{
    struct fact f;
    struct json w = {.out = out};
    if (s->refusal.kind == REFUSAL_NONE)
        return;
    refusal_tell(&s->refusal, &s->venue, &f);
    text_add(out, "\n");
    fact_write(&f, &w);
}

/* A sentence stays on its line, whatever it quotes. */
static int call_refuse(struct call *c)
{
    assert(c->err != ERR_OK);
    c->out = (struct text){.buf = held.buffer, .size = MODULE_ROOM};
    if (c->why.len == 0)
        text_add(&c->why, "%s", err_text(c->err));
    for (size_t i = 0; i < c->why.len; i++) {
        bool strange = held.why[i] > '\0' && held.why[i] < ' ';
        text_add(&c->out, "%c", strange ? ' ' : held.why[i]);
    }
    write_refusal(now(), &c->out);
    return -(int)c->out.len;
}

static int call_end(struct call *c)
{
    assert(c->out.len < MODULE_ROOM);
    if (c->err == ERR_OK && c->out.cut) {
        text_add(&c->why, "the answer is longer than %d bytes",
                 MODULE_ROOM - 1);
        c->err = ERR_TOO_LONG;
    }
    return c->err == ERR_OK ? (int)c->out.len : call_refuse(c);
}

static int call_end_with_record(struct call *c, const struct record *r)
{
    if (c->err == ERR_OK)
        answer_status(now(), r, &c->w);
    return call_end(c);
}

static int call_end_with_status(struct call *c)
{
    return call_end_with_record(c, NULL);
}

static int viewer_of(int viewer)
{
    if (viewer == MODULE_SPECTATOR)
        return SEAT_NOBODY;
    return viewer < GAME_SEATS_MAX ? viewer : -1;
}

/* -- Opening a match ------------------------------------------------------- */

int module_games(void)
{
    struct call c;
    call_begin(&c);
    c.err = answer_games(&held.sitting[THINKING].box, &supply, &c.w, &c.why);
    return call_end(&c);
}

/* The match that was opened beside the old one takes its place. */
static int call_end_opened(struct call *c, const struct record *r)
{
    if (c->err == ERR_OK) {
        sitting_close(now());
        held.now = SPARE - held.now;
    }
    return call_end_with_record(c, r);
}

/* A seed, and the text that comes with it. */
static void call_take_seeded(struct call *c, long long seed, int size)
{
    call_take(c, size);
    if (c->err == ERR_OK && seed < 0) {
        text_add(&c->why, "a seed is a whole number from 0 on");
        c->err = ERR_BAD_TEXT;
    }
}

/* The JSON that came; it stands in the buffer until the answer does. */
static enum err read_doc(struct doc *d, struct text *why)
{
    *d = doc_in(held.nodes, MODULE_NODES);
    return doc_read(d, held.buffer, strlen(held.buffer), why);
}

int module_begin(long long seed, int size)
{
    struct call c;
    struct doc d;
    call_begin(&c);
    call_take_seeded(&c, seed, size);
    if (c.err == ERR_OK)
        c.err = read_doc(&d, &c.why);
    if (c.err == ERR_OK)
        c.err = order_begin(spare(), &supply, &d, seed, &c.why);
    return call_end_opened(&c, NULL);
}

int module_load(long long seed, int size)
{
    struct call c;
    struct record r;
    call_begin(&c);
    call_take_seeded(&c, seed, size);
    if (c.err == ERR_OK)
        c.err = record_read(&r, held.buffer, (size_t)size, &c.why);
    if (c.err == ERR_OK)
        c.err = sitting_load(spare(), &supply, &r, seed, &c.why);
    return call_end_opened(&c, &r);
}

static enum err open_link(const char *text, long long seed, struct text *why)
{
    char link[PLACE_LINK_MAX];
    bool was_cut = false;
    if (!line_take(&text, link, sizeof link, &was_cut) || was_cut
        || *text != '\0') {
        text_add(why, "that is not a link to a position");
        return ERR_BAD_TEXT;
    }
    enum err e = place_read_link(spare(), &supply, link, NULL, why);
    spare()->seed = seed;
    return e;
}

static enum err open_position(long long seed, struct text *why)
{
    const char *first = held.buffer + strspn(held.buffer, " \t\r\n");
    struct doc d;
    struct position p;
    if (*first != '{')
        return open_link(held.buffer, seed, why);
    enum err e = read_doc(&d, why);
    if (e == ERR_OK)
        e = position_take(&p, &d, why);
    return e == ERR_OK ? sitting_position(spare(), &supply, &p, seed, why) : e;
}

int module_position(long long seed, int size)
{
    struct call c;
    call_begin(&c);
    call_take_seeded(&c, seed, size);
    if (c.err == ERR_OK)
        c.err = open_position(seed, &c.why);
    return call_end_opened(&c, NULL);
}

/* -- Changing it ----------------------------------------------------------- */

int module_play(int seat, int viewer, int size)
{
    struct call c;
    char words[LINE_ROOM];
    bool is_seen = viewer != MODULE_UNSEEN;
    call_begin(&c);
    call_take_words(&c, size, words, sizeof words);
    if (c.err == ERR_OK && is_seen)
        c.err = sitting_shows(now(), viewer_of(viewer), &c.why);
    if (c.err == ERR_OK)
        c.err = sitting_play(now(), seat, words, &c.why);
    if (!is_seen)
        return call_end_with_status(&c);
    if (c.err == ERR_OK)
        answer_played(now(), viewer_of(viewer), &c.w);
    return call_end(&c);
}

int module_line(int size)
{
    struct call c;
    char words[LINE_ROOM];
    call_begin(&c);
    call_take_words(&c, size, words, sizeof words);
    if (c.err == ERR_OK)
        c.err = sitting_line(now(), words, &c.why);
    return call_end_with_status(&c);
}

int module_chance(void)
{
    struct call c;
    call_begin(&c);
    c.err = sitting_chance(now(), &c.why);
    return call_end_with_status(&c);
}

int module_undo(int seat, int how)
{
    struct call c;
    call_begin(&c);
    c.err = sitting_undo(now(), seat, (unsigned)how, &c.why);
    return call_end_with_status(&c);
}

int module_go_to(int count)
{
    struct call c;
    call_begin(&c);
    c.err = sitting_go(now(), count, &c.why);
    return call_end_with_status(&c);
}

int module_cut(void)
{
    struct call c;
    call_begin(&c);
    c.err = sitting_cut(now(), &c.why);
    return call_end_with_status(&c);
}

/* -- Looking at it --------------------------------------------------------- */

/* A spectator may look at everything but a view of somebody else. */
static enum err shows_at_all(struct text *why)
{
    int viewer = now()->viewer;
    return sitting_shows(now(), viewer == SEAT_CHANCE ? SEAT_NOBODY : viewer,
                         why);
}

int module_status(void)
{
    struct call c;
    call_begin(&c);
    c.err = shows_at_all(&c.why);
    return call_end_with_status(&c);
}

int module_snapshot(int viewer)
{
    struct call c;
    call_begin(&c);
    c.err = sitting_shows(now(), viewer_of(viewer), &c.why);
    if (c.err == ERR_OK)
        answer_snapshot(now(), viewer_of(viewer), &c.w);
    return call_end(&c);
}

int module_log(int viewer, int from)
{
    struct call c;
    call_begin(&c);
    c.err = sitting_shows(now(), viewer_of(viewer), &c.why);
    if (c.err == ERR_OK)
        answer_log(now(), viewer_of(viewer), from, &c.w);
    return call_end(&c);
}

int module_preview(int viewer, int size)
{
    struct call c;
    char words[LINE_ROOM];
    call_begin(&c);
    call_take_words(&c, size, words, sizeof words);
    if (c.err == ERR_OK) {
        c.err = answer_preview(now(), viewer_of(viewer), words, &c.w, &c.why);
    }
    return call_end(&c);
}

int module_chart(void)
{
    struct call c;
    call_begin(&c);
    c.err = shows_at_all(&c.why);
    if (c.err == ERR_OK)
        answer_chart(now(), &c.w);
    return call_end(&c);
}

static enum err has_record(const struct sitting *s, struct text *why)
{
    enum err e = shows_at_all(why);
    if (e == ERR_OK && s->match.start) {
        text_add(why, "this match began from a position, so it has no record");
        return ERR_NOT_FOUND;
    }
    return e;
}

int module_record(int size)
{
    struct call c;
    char names[GAME_SEATS_MAX][LINE_ROOM];
    struct sitting *s = now();
    struct record_notes notes = {.seed = s->seed, .taken_back = s->taken_back};
    call_begin(&c);
    call_take(&c, size);
    if (c.err == ERR_OK)
        c.err = has_record(s, &c.why);
    const char *at = held.buffer;
    for (int i = 0; c.err == ERR_OK && i < s->venue.setup.seats; i++) {
        bool told = line_take(&at, names[i], sizeof names[i], NULL);
        notes.player[i] = told && names[i][0] ? names[i] : NULL;
    }
    if (c.err == ERR_OK)
        record_write(&s->match, &notes, &c.out);
    return call_end(&c);
}

int module_link(int viewer)
{
    struct call c;
    call_begin(&c);
    c.err = sitting_shows(now(), viewer_of(viewer), &c.why);
    if (c.err == ERR_OK)
        place_write_link(now(), viewer_of(viewer), &c.out);
    return call_end(&c);
}

/* -- Checking -------------------------------------------------------------- */

/* The first line, `commitment -` or 64 hexadecimal digits in its place. */
static const char *take_commitment(struct call *c, char commitment[LINE_ROOM])
{
    const char *text = held.buffer;
    static const char word[] = "commitment ";
    size_t n = sizeof word - 1;
    uint8_t bytes[SHA256_SIZE];
    bool found = line_take(&text, commitment, LINE_ROOM, NULL)
                 && strncmp(commitment, word, n) == 0;
    if (found)
        memmove(commitment, commitment + n, strlen(commitment + n) + 1);
    if (!found
        || (strcmp(commitment, "-") != 0 && !sha256_read(commitment, bytes))) {
        text_add(&c->why,
                 "the first line must be commitment and 64 hexadecimal "
                 "digits, or -");
        c->err = ERR_BAD_TEXT;
    }
    return text;
}

static void verify(struct call *c, const char *text, const char *commitment)
{
    struct sitting *s = &held.sitting[THINKING];
    struct record r;
    int draws = 0;
    c->err = record_read(&r, text, strlen(text), &c->why);
    if (c->err == ERR_OK)
        c->err = sitting_load(s, &supply, &r, 0, &c->why);
    if (c->err == ERR_OK
        && !verify_chance(&r, &s->match,
                          strcmp(commitment, "-") == 0 ? NULL : commitment,
                          &draws, &c->why))
        c->err = ERR_BAD_TEXT;
    if (c->err == ERR_OK)
        answer_verdict(s->match.count, draws, &c->w);
    sitting_close(s);
}

int module_verify(int size)
{
    struct call c;
    char commitment[LINE_ROOM];
    call_begin(&c);
    call_take(&c, size);
    const char *text = c.err == ERR_OK ? take_commitment(&c, commitment) : "";
    if (c.err == ERR_OK)
        verify(&c, text, commitment);
    return call_end(&c);
}

/* -- Thinking -------------------------------------------------------------- */

int module_ask(int seat, int size)
{
    struct call c;
    char words[PLAYER_NAME_MAX];
    call_begin(&c);
    call_take_words(&c, size, words, sizeof words);
    if (c.err == ERR_OK)
        c.err = puzzle_ask(now(), seat, words, &c.w, &c.why);
    return call_end(&c);
}

/* What is asked of a puzzle that came, at a table of its own. */
typedef enum err thinker(struct sitting *s, const struct supply *from,
                         const char *puzzle, struct json *w, struct text *why);

static int think_with(thinker *think, int size)
{
    struct call c;
    call_begin(&c);
    call_take(&c, size);
    if (c.err == ERR_OK) {
        c.err = think(&held.sitting[THINKING], &supply, held.buffer, &c.w,
                      &c.why);
    }
    return call_end(&c);
}

int module_think(int size)
{
    return think_with(puzzle_think, size);
}

int module_decide(int size)
{
    return think_with(puzzle_decide, size);
}

int module_advise(int size)
{
    return think_with(puzzle_advise, size);
}
