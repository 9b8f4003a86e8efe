#include "core/scenario.h"

#include "core/sentence.h"
#include "core/setup.h"

#include <assert.h>
#include <string.h>

enum { LINE_MAX_SIZE = 512 };

struct run {
    const struct box *box;
    const char *name;
    struct text *report;
    struct scenario_result result;
    int line;
    bool failed;  /* this scenario has failed; the rest of it is passed over */
    bool open;    /* the venue is laid and the state begun */
    bool checked; /* what was given has been found possible */
    char title[LINE_MAX_SIZE];
    struct setup setup;
    struct venue venue;
    struct state_room state;
};

static void fail(struct run *r, const char *line, const char *why)
{
    text_add(r->report, "%s:%d: %s\n    %s\n    %s\n", r->name, r->line,
             r->title, line, why);
    r->result.failures += !r->failed;
    r->failed = true;
}

static struct state *state(struct run *r)
{
    return state_in(&r->state);
}

/* The state of a scenario is begun by the first line that needs it. */
static bool begin(struct run *r, const char *line)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (r->open)
        return true;
    if (venue_open(&r->venue, r->box, &r->setup, &why) != ERR_OK) {
        fail(r, line, room);
        return false;
    }
    r->venue.game->begin(r->venue.table, state(r));
    r->open = true;
    return true;
}

/* What was given must be a position that play can reach. */
static bool ready(struct run *r, const char *line)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (!begin(r, line))
        return false;
    if (!r->checked && !venue_holds(&r->venue, state(r), &why)) {
        fail(r, line, room);
        return false;
    }
    r->checked = true;
    return true;
}

/* -- Verbs that prepare ---------------------------------------------------- */

static void do_scenario(struct run *r, const char *rest)
{
    struct text t = text_in(r->title, sizeof r->title);
    text_add(&t, "%s", rest);
    r->setup = setup_standard(r->box->game);
    r->result.scenarios++;
    r->failed = false;
    r->open = false;
    r->checked = false;
}

static void do_seats(struct run *r, const char *rest)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    long long n = 0;
    if (r->open) {
        fail(r, rest, "seats come before given");
    } else if (!text_number(rest, 0, 99, &n)
               || setup_set_seats(r->box->game, &r->setup, (int)n, &why)
                      != ERR_OK) {
        fail(r, rest, room[0] ? room : "not a number of seats");
    }
}

static void do_set(struct run *r, const char *rest)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (r->open) {
        fail(r, rest, "options come before given");
    } else if (setup_assign(r->box->game, &r->setup, rest, &why) != ERR_OK) {
        fail(r, rest, room);
    }
}

static bool read_cell(struct run *r, const char *rest, struct cell *out)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    const struct game *g = r->box->game;
    if (!begin(r, rest))
        return false;
    if (field_read_cell(g->fields, r->venue.table, rest, out, &why) == ERR_OK)
        return true;
    fail(r, rest, room);
    return false;
}

static void do_given(struct run *r, const char *rest)
{
    struct cell c;
    if (!read_cell(r, rest, &c))
        return;
    field_set(c.field, state(r), c.row, c.col, c.value);
    r->checked = false;
}

/* -- Verbs that play ------------------------------------------------------- */

/* Splits `red: take 3`; -1 if there is no such seat. */
static int read_seat(struct run *r, const char *rest, const char **words)
{
    char name[FIELD_NAME_MAX];
    size_t n = strcspn(rest, ": ");
    if (n == 0 || n >= sizeof name)
        return -1;
    memcpy(name, rest, n);
    name[n] = '\0';
    rest += n + (rest[n] == ':');
    *words = rest + strspn(rest, " ");
    return strcmp(name, "nobody") == 0 ? SEAT_NOBODY
                                       : venue_find_seat(&r->venue, name);
}

/* Joins words by single spaces, so that columns may be aligned. */
static void squeeze(const char *s, struct text *out)
{
    const char *space = "";
    while (*(s += strspn(s, " "))) {
        size_t n = strcspn(s, " ");
        text_add(out, "%s%.*s", space, (int)n, s);
        space = " ";
        s += n;
    }
}

static enum err find_move(struct run *r, const char *rest, struct move *m,
                          struct text *why)
{
    const char *words = "";
    char room[LINE_MAX_SIZE];
    struct text move = text_in(room, sizeof room);
    int seat = read_seat(r, rest, &words);
    squeeze(words, &move);
    if (seat >= 0 && seat <= SEAT_CHANCE)
        return venue_read_move(&r->venue, state(r), seat, room, m, why);
    text_add(why, "nobody of that name");
    return ERR_BAD_TEXT;
}

static void do_when(struct run *r, const char *rest)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct move m;
    if (!ready(r, rest))
        return;
    if (venue_has_holes(&r->venue, state(r))) {
        fail(r, rest, "a position with ? cannot be played on");
        return;
    }
    enum err e = find_move(r, rest, &m, &why);
    if (e == ERR_OK)
        e = venue_play(&r->venue, state(r), m);
    if (e != ERR_OK) {
        fail(r, rest, room[0] ? room : err_text(e));
    } else if (!venue_holds(&r->venue, state(r), &why)) {
        fail(r, rest, room);
    }
}

static void do_refuse(struct run *r, const char *rest)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct move m;
    if (!ready(r, rest))
        return;
    enum err e = find_move(r, rest, &m, &why);
    if (e != ERR_ILLEGAL_MOVE)
        fail(r, rest, e == ERR_OK ? "it is allowed" : room);
}

static void do_view(struct run *r, const char *rest)
{
    const char *words = "";
    if (!ready(r, rest))
        return;
    int seat = read_seat(r, rest, &words);
    if (seat < 0 || seat == SEAT_CHANCE) {
        fail(r, rest, "nobody of that name");
        return;
    }
    struct state_room full = r->state;
    venue_view(&r->venue, state_in(&full), seat, state(r));
}

/* -- Verbs that look ------------------------------------------------------- */

static void do_then(struct run *r, const char *rest)
{
    struct cell c;
    if (!ready(r, rest) || !read_cell(r, rest, &c))
        return;
    uint64_t found = field_get(c.field, state(r), c.row, c.col);
    if (found == c.value)
        return;
    char room[LINE_MAX_SIZE];
    struct text t = text_in(room, sizeof room);
    text_add(&t, "it is ");
    field_write_value(c.field, r->venue.table, found, &t);
    fail(r, rest, room);
}

static void compare_words(struct run *r, const char *rest, const char *wanted,
                          const char *found)
{
    char room[LINE_MAX_SIZE];
    struct text t = text_in(room, sizeof room);
    squeeze(wanted, &t);
    if (strcmp(room, found) != 0)
        fail(r, rest, found);
}

/* `score red regions 3 continents 1`: every line of the score, in order. */
static void do_score(struct run *r, const char *rest)
{
    char found[LINE_MAX_SIZE];
    struct text t = text_in(found, sizeof found);
    const char *words = "";
    struct score s;
    if (!ready(r, rest))
        return;
    int seat = read_seat(r, rest, &words);
    if (seat < 0 || seat >= SEAT_CHANCE) {
        fail(r, rest, "nobody of that name");
        return;
    }
    r->venue.game->score(r->venue.table, state(r), seat, &s);
    for (int i = 0; i < s.lines; i++) {
        text_add(&t, "%s%s %d", i ? " " : "", s.line[i].label,
                 s.line[i].points);
    }
    compare_words(r, rest, words, found);
}

/* `points red goods-line 3`: one line of the score alone. */
static void do_points(struct run *r, const char *rest)
{
    char found[LINE_MAX_SIZE];
    const char *words = "";
    struct score s;
    if (!ready(r, rest))
        return;
    int seat = read_seat(r, rest, &words);
    if (seat < 0 || seat >= SEAT_CHANCE) {
        fail(r, rest, "nobody of that name");
        return;
    }
    r->venue.game->score(r->venue.table, state(r), seat, &s);
    for (int i = 0; i <= s.lines; i++) {
        bool total = i == s.lines;
        const char *label = total ? "total" : s.line[i].label;
        size_t n = strlen(label);
        if (strncmp(words, label, n) != 0 || words[n] != ' ')
            continue;
        struct text t = text_in(found, sizeof found);
        text_add(&t, "%s %d", label,
                 total ? score_total(&s) : s.line[i].points);
        compare_words(r, rest, words, found);
        return;
    }
    fail(r, rest, "the score has no such line");
}

/* `explain red crystal: 2 on cards`: the reason for one line of the score. */
static void do_explain(struct run *r, const char *rest)
{
    char found[LINE_MAX_SIZE];
    const char *words = "";
    struct score s;
    if (!ready(r, rest))
        return;
    int seat = read_seat(r, rest, &words);
    if (seat < 0 || seat >= SEAT_CHANCE || !r->venue.game->tell_points) {
        fail(r, rest, "nobody of that name, or no reasons in this game");
        return;
    }
    r->venue.game->score(r->venue.table, state(r), seat, &s);
    for (int i = 0; i < s.lines; i++) {
        size_t n = strlen(s.line[i].label);
        if (strncmp(words, s.line[i].label, n) != 0 || words[n] != ':')
            continue;
        struct text t = text_in(found, sizeof found);
        sentence_points(&r->venue, state(r), seat, i, &t);
        compare_words(r, rest, words + n + 1, found);
        return;
    }
    fail(r, rest, "the score has no such line");
}

/* `place red 1`: where the seat stands if the game ends now. */
static void do_place(struct run *r, const char *rest)
{
    int place[GAME_SEATS_MAX];
    char found[16];
    struct text t = text_in(found, sizeof found);
    const char *words = "";
    if (!ready(r, rest))
        return;
    int seat = read_seat(r, rest, &words);
    if (seat < 0 || seat >= SEAT_CHANCE) {
        fail(r, rest, "nobody of that name");
        return;
    }
    venue_rank(&r->venue, state(r), place);
    text_add(&t, "%d", place[seat]);
    compare_words(r, rest, words, found);
}

/* `moves red: take 1, take 2`: all legal moves; none if it is not its turn. */
static void do_moves(struct run *r, const char *rest)
{
    char found[LINE_MAX_SIZE * 4];
    struct text t = text_in(found, sizeof found);
    const char *words = "";
    struct move_list l = {.count = 0};
    if (!ready(r, rest))
        return;
    const struct venue *v = &r->venue;
    int seat = read_seat(r, rest, &words);
    if (seat < 0 || seat > SEAT_CHANCE) {
        fail(r, rest, "nobody of that name");
        return;
    }
    if (v->game->to_act(v->table, state(r)) >> seat & 1)
        v->game->legal(v->table, state(r), seat, &l);
    for (int i = 0; i < l.count; i++) {
        text_add(&t, i ? ", " : "");
        v->game->write_move(v->table, state(r), l.move[i], &t);
    }
    if (l.count == 0)
        text_add(&t, "none");
    compare_words(r, rest, words, found);
}

/* `weight chance: token A1 ore = 2` */
static void do_weight(struct run *r, const char *rest)
{
    char move_text[LINE_MAX_SIZE];
    char room[GAME_WHY_MAX];
    struct text t = text_in(move_text, sizeof move_text);
    struct text why = text_in(room, sizeof room);
    struct move_list l = {.count = 0};
    int weight[GAME_MOVES_MAX];
    struct move m;
    long long wanted = 0;
    const char *equals = strstr(rest, " = ");
    if (!ready(r, rest))
        return;
    text_add(&t, "%.*s", equals ? (int)(equals - rest) : 0, rest);
    if (!equals || !text_number(equals + 3, 1, INT32_MAX, &wanted)
        || find_move(r, move_text, &m, &why) != ERR_OK
        || m.seat != SEAT_CHANCE) {
        fail(r, rest, room[0] ? room : "written as chance: move = weight");
        return;
    }
    const struct game *g = r->venue.game;
    g->legal(r->venue.table, state(r), SEAT_CHANCE, &l);
    venue_weigh(&r->venue, state(r), &l, weight);
    for (int i = 0; i < l.count; i++) {
        if (move_compare(l.move[i], m) == 0 && weight[i] != wanted)
            fail(r, rest, "the weight is another");
    }
}

static const struct verb {
    const char *word;
    void (*run)(struct run *r, const char *rest);
} verbs[] = {
    {"scenario", do_scenario}, {"seats", do_seats},     {"set", do_set},
    {"given", do_given},       {"when", do_when},       {"refuse", do_refuse},
    {"view", do_view},         {"then", do_then},       {"score", do_score},
    {"points", do_points},     {"explain", do_explain}, {"place", do_place},
    {"moves", do_moves},       {"weight", do_weight},
};

static const struct verb *find_verb(const char *word, size_t n)
{
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++) {
        if (strlen(verbs[i].word) == n && strncmp(verbs[i].word, word, n) == 0)
            return &verbs[i];
    }
    return NULL;
}

static void run_line(struct run *r, const char *line)
{
    line += strspn(line, " ");
    if (*line == '#' || *line == '\0')
        return;
    size_t n = strcspn(line, " ");
    const struct verb *verb = find_verb(line, n);
    const char *rest = line + n + strspn(line + n, " ");
    if (!verb) {
        fail(r, line, "no such verb");
    } else if (verb->run == do_scenario
               || (r->result.scenarios > 0 && !r->failed)) {
        verb->run(r, rest);
    } else if (r->result.scenarios == 0) {
        fail(r, line, "a file begins with a scenario");
    }
}

struct scenario_result scenario_run(const struct box *box, const char *name,
                                    const char *text, struct text *report)
{
    assert(box && box->game && name && text && report);
    struct run r = {.box = box, .name = name, .report = report};
    while (*text) {
        char line[LINE_MAX_SIZE];
        size_t n = strcspn(text, "\n");
        size_t kept = n < sizeof line ? n : sizeof line - 1;
        memcpy(line, text, kept);
        while (kept > 0 && (line[kept - 1] == ' ' || line[kept - 1] == '\r'))
            kept--;
        line[kept] = '\0';
        r.line++;
        if (n >= sizeof line) {
            fail(&r, line, "the line is too long");
        } else {
            run_line(&r, line);
        }
        text += n + (text[n] == '\n');
    }
    return r.result;
}
