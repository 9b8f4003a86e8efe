/* conformance_test.c - what every game must keep, whatever its rules. A new
 * game is tested here without a line of new code. */
#include "core/match.h"
#include "core/report.h"
#include "core/sentence.h"
#include "core/setup.h"
#include "core/snapshot.h"
#include "search/playout.h"
#include "table.h"
#include "trail.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Matches for every set-up; fewer of long games. */
enum {
    MATCHES = 12,
    MATCHES_MIN = 2,
    MOVES = 5000,
    TWINS = 2,
    SNAPSHOT_EVERY = 64,
};

/* Names the line and the position, and stops. */
static void check(bool ok, int line, const char *what)
{
    if (ok)
        return;
    trail_say(__FILE__, line, what);
    exit(1);
}

#define CHECK(what) check(what, __LINE__, #what)

/* -- The table of fields --------------------------------------------------- */

static void fields_tile_the_state(const struct venue *v)
{
    unsigned char owners[GAME_STATE_MAX] = {0};
    for (int i = 0; i < v->game->fields->count; i++) {
        const struct field *f = &v->game->fields->row[i];
        size_t size = field_width(f) * (size_t)(f->rows_max * f->cols_max);
        CHECK(f->help != NULL);
        CHECK(field_rows(f, v->table) <= f->rows_max);
        CHECK(field_cols(f, v->table) <= f->cols_max);
        CHECK(f->kind != FIELD_SET || f->values);
        for (size_t n = 0; n < size; n++)
            owners[f->offset + n]++;
    }
    for (size_t i = 0; i < v->game->state_size; i++)
        CHECK(owners[i] == 1);
}

static void state_holds(const struct venue *v, const struct state *s)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    bool holds = venue_holds(v, s, &why);
    if (!holds)
        (void)fprintf(stderr, "%s\n", room);
    CHECK(holds);
}

/* -- Moves ----------------------------------------------------------------- */

static void weights_are_positive(const struct venue *v, const struct state *s,
                                 const struct move_list *l)
{
    int weight[GAME_MOVES_MAX];
    int total = venue_weigh(v, s, l, weight);
    for (int i = 0; i < l->count; i++) {
        CHECK(weight[i] > 0);
        total -= weight[i];
    }
    CHECK(total == 0);
}

/* -- Facts and words ------------------------------------------------------- */

/* A fact is as the table of the game says. */
static void is_documented(const struct venue *v, const struct fact *f)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    bool fits = fact_fits(f, v->game->facts, &why);
    if (!fits)
        (void)fprintf(stderr, "%s\n", room);
    CHECK(fits);
}

/* Words of which nothing is missing, up to `len`. */
static void is_said(const char *words, const struct text *t, size_t len)
{
    bool is_fine = !t->cut && len > 3 && !(words[0] >= 'a' && words[0] <= 'z')
                   && strpbrk(words, "\n{}?") == NULL && !strstr(words, "  ")
                   && strchr(".,:; ", words[len - 1]) == NULL;
    if (!is_fine)
        (void)fprintf(stderr, "no sentence: %s\n", words);
    CHECK(is_fine);
}

static void is_sentence(const char *words, const struct text *t, bool is_whole)
{
    CHECK(is_whole && t->len > 0 && words[t->len - 1] == '.');
    is_said(words, t, t->len - 1);
}

/* An order, as a button has it: without a full stop. */
static void is_offered(const struct venue *v, const struct state *view,
                       struct move m)
{
    char room[SENTENCE_MAX];
    struct text t = text_in(room, sizeof room);
    struct words_spans spans;
    struct fact f;
    v->game->tell_move(v->table, view, m, &f);
    is_documented(v, &f);
    bool is_whole = words_offer(v->game->words, &f, &spans, &t);
    CHECK(is_whole);
    is_said(room, &t, t.len);
    for (int i = 0; i < spans.count; i++) {
        CHECK(spans.span[i].first < spans.span[i].end);
        CHECK(spans.span[i].end <= t.len);
    }
}

/* A sentence for somebody who may see less of it. */
static void is_told(const struct venue *v, const struct state *s, struct move m,
                    int viewer)
{
    char room[SENTENCE_MAX];
    struct text t = text_in(room, sizeof room);
    struct state_room view;
    struct fact f;
    m = venue_witness(v, s, m, viewer, state_in(&view));
    v->game->tell_move(v->table, state_in(&view), m, &f);
    is_documented(v, &f);
    bool is_whole = words_tell(v->game->words, &f, "Ada", NULL, &t);
    is_sentence(room, &t, is_whole);
}

/* Its own message, or that of all lines that only content names. */
static bool line_has_words(const struct venue *v, const char *label)
{
    char room[GAME_TEXT_MAX];
    struct text message = text_in(room, sizeof room);
    text_add(&message, "line-%s", label);
    return fluent_has(v->game->words, room)
           || fluent_has(v->game->words, "line");
}

/* Every line of every score has its reason, and words. */
static void points_are_told(const struct venue *v, const struct state *s)
{
    for (int seat = 0; v->game->tell_points && seat < v->setup.seats; seat++) {
        struct score score;
        v->game->score(v->table, s, seat, &score);
        for (int i = 0; i < score.lines; i++) {
            char room[SENTENCE_MAX];
            struct text t = text_in(room, sizeof room);
            struct fact f;
            v->game->tell_points(v->table, s, seat, i, &f);
            is_documented(v, &f);
            bool is_whole = words_say(v->game->words, &f, &t);
            if (!is_whole)
                (void)fprintf(stderr, "no reason: %s\n", room);
            CHECK(is_whole && !t.cut && !strpbrk(room, "\n{}"));
            CHECK(line_has_words(v, score.line[i].label));
        }
    }
}

/* A question is asked, helped with and told to those who wait, in whole
 * messages. */
static void question_is_said(const struct venue *v, const struct fact *f)
{
    static const char *const more[] = {"help", "wait"};
    char room[SENTENCE_MAX];
    struct text t = text_in(room, sizeof room);
    is_documented(v, f);
    CHECK(words_say(v->game->words, f, &t) && !t.cut && t.len > 0);
    CHECK(!strpbrk(room, "\n{}") && !strchr(".?!", room[t.len - 1]));
    for (int i = 0; i < 2; i++) {
        char key[GAME_TEXT_MAX];
        struct text name = text_in(key, sizeof key);
        text_add(&name, "%s.%s", f->part[0].word, more[i]);
        t = text_in(room, sizeof room);
        if (!fluent_has(v->game->words, key))
            continue;
        CHECK(words_say_more(v->game->words, f, more[i], "Ada", NULL, &t)
              && !t.cut);
        CHECK(!strpbrk(room, "\n{}"));
    }
}

/* What everybody who acts is asked, as everybody sees it. */
static void questions_are_told(const struct venue *v, const struct state *s)
{
    seat_set act = v->game->to_act(v->table, s);
    for (int viewer = 0; viewer <= v->setup.seats; viewer++) {
        int who = viewer == v->setup.seats ? SEAT_NOBODY : viewer;
        struct state_room view;
        venue_view(v, s, who, state_in(&view));
        for (int seat = 0; seat < v->setup.seats; seat++) {
            struct fact f;
            if (!v->game->tell_question || !(act >> seat & 1))
                continue;
            v->game->tell_question(v->table, state_in(&view), seat, &f);
            question_is_said(v, &f);
        }
    }
}

static void hear(void *with, const struct fact *f)
{
    const struct venue *v = *(const struct venue **)with;
    char room[4 * SENTENCE_MAX];
    struct text t = text_in(room, sizeof room);
    is_documented(v, f);
    bool is_whole = words_say(v->game->words, f, &t);
    is_sentence(room, &t, is_whole);
}

/* The whole position, as everybody sees it, and what is printed on things. */
static void position_is_told(const struct venue *v, const struct state *s)
{
    report_tell_printed(v, s, hear, &v);
    for (int viewer = 0; viewer <= v->setup.seats; viewer++) {
        int who = viewer == v->setup.seats ? SEAT_NOBODY : viewer;
        struct state_room view;
        venue_view(v, s, who, state_in(&view));
        report_tell(v, state_in(&view), viewer % 2, hear, &v);
    }
}

static void moves_are_sorted_and_named(const struct venue *v,
                                       const struct state *s, int seat)
{
    struct move_list l;
    l.count = 0;
    v->game->legal(v->table, s, seat, &l);
    CHECK(l.count > 0);
    for (int i = 0; i < l.count; i++) {
        char room[GAME_TEXT_MAX];
        char reason[GAME_WHY_MAX];
        struct text t = text_in(room, sizeof room);
        struct text why = text_in(reason, sizeof reason);
        struct move back;
        v->game->write_move(v->table, s, l.move[i], &t);
        CHECK(!t.cut && t.len > 0);
        CHECK(l.move[i].seat == seat);
        CHECK(venue_read_move(v, s, seat, room, &back, &why) == ERR_OK);
        CHECK(move_compare(back, l.move[i]) == 0);
        CHECK(i == 0 || move_compare(l.move[i - 1], l.move[i]) < 0);
        if (seat != SEAT_CHANCE)
            is_offered(v, s, l.move[i]);
    }
    if (seat == SEAT_CHANCE)
        weights_are_positive(v, s, &l);
}

/* Playing and listing at once comes to the same as one after the other. */
static void advances_alike(const struct venue *v, const struct state *before,
                           struct move m, const struct state *after)
{
    struct state_room room;
    struct move_list la;
    struct move_list lb;
    memcpy(&room, before, v->game->state_size);
    int seat = venue_advance(v, state_in(&room), m, &la);
    CHECK(memcmp(&room, after, v->game->state_size) == 0);
    CHECK(seat == venue_list(v, after, &lb));
    CHECK(seat == SEAT_NOBODY || la.count == lb.count);
    for (int i = 0; seat != SEAT_NOBODY && i < la.count; i++)
        CHECK(move_compare(la.move[i], lb.move[i]) == 0);
}

/* -- Secrets --------------------------------------------------------------- */

static void same_moves(const struct venue *v, const struct state *a,
                       const struct state *b, int seat)
{
    struct move_list la;
    struct move_list lb;
    la.count = 0;
    lb.count = 0;
    seat_set both = v->game->to_act(v->table, a);
    CHECK(both == v->game->to_act(v->table, b));
    if (seat == SEAT_NOBODY || !(both >> seat & 1))
        return;
    v->game->legal(v->table, a, seat, &la);
    v->game->legal(v->table, b, seat, &lb);
    CHECK(la.count == lb.count);
    CHECK(memcmp(la.move, lb.move, sizeof la.move[0] * (size_t)la.count) == 0);
}

/* Choices that were taken back can be made again, and whatever is chosen then
 * looks to the seat as before. */
static void reopened_choices_fit_the_view(const struct venue *v,
                                          const struct state_room *view,
                                          int seat, struct rng *rng)
{
    const struct game *g = v->game;
    struct state_room room = *view;
    struct state_room again;
    struct state *s = state_in(&room);
    seat_set before = g->to_act(v->table, s);
    if (!g->secrets->reopen)
        return;
    g->secrets->reopen(v->table, s, seat);
    state_holds(v, s);
    seat_set opened = g->to_act(v->table, s);
    CHECK((opened & before) == before);
    g->secrets->guess(v->table, s, seat, rng);
    CHECK(!venue_has_holes(v, s));
    CHECK(g->to_act(v->table, s) == opened);
    for (opened &= ~before; opened; opened &= opened - 1) {
        struct move_list l;
        l.count = 0;
        g->legal(v->table, s, bits_first(opened), &l);
        CHECK(l.count > 0);
        g->apply(v->table, s, l.move[rng_below(rng, l.count)]);
    }
    venue_view(v, s, seat, state_in(&again));
    CHECK(memcmp(&again, view, g->state_size) == 0);
}

/* A seat's moves must not depend on what it may not see, and a guess must look
 * to it as the truth does. */
static void guesses_fit_the_view(const struct venue *v, const struct state *s,
                                 int seat, struct rng *rng)
{
    struct state_room view;
    struct state_room world;
    struct state_room again;
    size_t size = v->game->state_size;
    venue_view(v, s, seat, state_in(&view));
    state_holds(v, state_in(&view));
    same_moves(v, s, state_in(&view), seat);
    venue_view(v, state_in(&view), seat, state_in(&again));
    CHECK(memcmp(&again, &view, size) == 0);
    if (!v->game->secrets) {
        CHECK(!venue_has_holes(v, s));
        return;
    }
    reopened_choices_fit_the_view(v, &view, seat, rng);
    memcpy(&world, &view, size);
    v->game->secrets->guess(v->table, state_in(&world), seat, rng);
    CHECK(!venue_has_holes(v, state_in(&world)));
    state_holds(v, state_in(&world));
    same_moves(v, s, state_in(&world), seat);
    venue_view(v, state_in(&world), seat, state_in(&again));
    CHECK(memcmp(&again, &view, size) == 0);
}

/* Another legal move of the same seat that looks the same to the viewer. */
static struct move lookalike(const struct venue *v, const struct state *s,
                             struct move m, int viewer, struct rng *rng)
{
    struct move_list l;
    l.count = 0;
    if (!v->game->secrets)
        return m;
    struct move seen = v->game->secrets->redact_move(v->table, s, m, viewer);
    v->game->legal(v->table, s, m.seat, &l);
    for (int i = 0, first = rng_below(rng, l.count); i < l.count; i++) {
        struct move other = l.move[(first + i) % l.count];
        struct move looks = v->game->secrets->redact_move(v->table, s, other,
                                                          viewer);
        if (move_compare(looks, seen) == 0 && move_compare(other, m) != 0)
            return other;
    }
    return m;
}

/* Non-interference. The twin is a match that went another way wherever the
 * viewer could not tell the difference: every hidden choice and every hidden
 * draw was another one. The viewer's view and moves must stay the same. When
 * an open move does not exist in the twin, the twin starts afresh. */
struct twin {
    int viewer;
    struct state_room state;
    long long splits; /* how often the twin went another way */
};

/* Is a cell that was hidden not hidden any more? */
static bool something_opened(const struct venue *v, const struct state *earlier,
                             const struct state *later)
{
    for (int i = 0; i < v->game->fields->count; i++) {
        const struct field *f = &v->game->fields->row[i];
        int cols = field_cols(f, v->table);
        for (int n = 0; f->may_be_hidden && n < field_rows(f, v->table) * cols;
             n++) {
            int row = n / cols;
            if (field_get(f, earlier, row, n % cols) == FIELD_HIDDEN
                && field_get(f, later, row, n % cols) != FIELD_HIDDEN)
                return true;
        }
    }
    return false;
}

static void twin_follows(const struct venue *v, struct twin *twin,
                         const struct state *before, struct move m,
                         const struct state *after, struct rng *rng)
{
    struct state *s = state_in(&twin->state);
    struct state_room earlier;
    struct state_room views[2];
    if (!venue_is_legal(v, s, m)) {
        memcpy(s, after, v->game->state_size);
        return;
    }
    struct move other = lookalike(v, s, m, twin->viewer, rng);
    twin->splits += move_compare(other, m) != 0;
    v->game->apply(v->table, s, other);
    venue_view(v, before, twin->viewer, state_in(&earlier));
    venue_view(v, after, twin->viewer, state_in(&views[0]));
    venue_view(v, s, twin->viewer, state_in(&views[1]));
    if (memcmp(&views[0], &views[1], v->game->state_size) == 0) {
        same_moves(v, after, s, twin->viewer);
        return;
    }
    /* The matches may only part where the move opens what was hidden, in the
     * one or in the other: a secret that shows itself may do so in the twin
     * alone. */
    CHECK(something_opened(v, state_in(&earlier), state_in(&views[0]))
          || something_opened(v, state_in(&earlier), state_in(&views[1])));
    memcpy(s, after, v->game->state_size);
}

/* Moves that are made at the same time may come in any order. */
static void moves_commute(const struct venue *v, const struct state *s,
                          struct rng *rng)
{
    seat_set seats = v->game->to_act(v->table, s);
    struct move first[2];
    int found = 0;
    for (int seat = 0; seat < v->setup.seats && found < 2; seat++) {
        struct move_list l;
        l.count = 0;
        if (!(seats >> seat & 1))
            continue;
        v->game->legal(v->table, s, seat, &l);
        first[found++] = l.move[rng_below(rng, l.count)];
    }
    if (found < 2)
        return;
    struct state_room ends[2];
    for (int i = 0; i < 2; i++) {
        memcpy(&ends[i], s, v->game->state_size);
        CHECK(venue_play(v, state_in(&ends[i]), first[i]) == ERR_OK);
        CHECK(venue_play(v, state_in(&ends[i]), first[1 - i]) == ERR_OK);
    }
    CHECK(memcmp(&ends[0], &ends[1], v->game->state_size) == 0);
}

/* A snapshot is whole, and says the same when it is made from the view. */
static void snapshots_keep_secrets(const struct venue *v, const struct state *s,
                                   int viewer)
{
    static char room[2][SNAPSHOT_TEXT_MAX];
    struct state_room view;
    venue_view(v, s, viewer, state_in(&view));
    for (int i = 0; i < 2; i++) {
        struct text t = text_in(room[i], sizeof room[i]);
        struct json w = {.out = &t};
        snapshot_write(v, i == 0 ? s : state_in(&view), 7, viewer, &w);
        CHECK(!t.cut);
    }
    CHECK(strcmp(room[0], room[1]) == 0);
}

/* -- A match --------------------------------------------------------------- */

static void position_is_sound(const struct venue *v, const struct state *s,
                              struct rng *rng)
{
    state_holds(v, s);
    for (int seat = 0; seat <= SEAT_CHANCE; seat++) {
        if (v->game->to_act(v->table, s) >> seat & 1)
            moves_are_sorted_and_named(v, s, seat);
    }
    for (int seat = 0; seat < v->setup.seats; seat++)
        guesses_fit_the_view(v, s, seat, rng);
    guesses_fit_the_view(v, s, SEAT_NOBODY, rng);
    if (rng_below(rng, SNAPSHOT_EVERY) == 0) {
        snapshots_keep_secrets(v, s, rng_below(rng, v->setup.seats));
        snapshots_keep_secrets(v, s, SEAT_NOBODY);
        points_are_told(v, s);
        questions_are_told(v, s);
        position_is_told(v, s);
    }
    moves_commute(v, s, rng);
}

/* Returns the number of moves. */
static int one_match(const struct venue *v, uint64_t seed, long long *splits)
{
    struct rng rng = rng_stream(seed, 1);
    struct state_room room;
    struct state *s = state_in(&room);
    struct twin twins[TWINS] = {
        {.viewer = rng_below(&rng, v->setup.seats)},
        {.viewer = SEAT_NOBODY},
    };
    v->game->begin(v->table, s);
    trail_begin(v, seed);
    for (int i = 0; i < TWINS; i++)
        memcpy(&twins[i].state, s, v->game->state_size);
    int moves = 0;
    for (; !venue_is_over(v, s); moves++) {
        struct state_room before;
        position_is_sound(v, s, &rng);
        memcpy(&before, s, v->game->state_size);
        struct move m = playout_deal(v, s, seed, moves);
        for (int i = 0; i < TWINS; i++)
            is_told(v, s, m, twins[i].viewer);
        trail_step(m);
        CHECK(venue_play(v, s, m) == ERR_OK);
        advances_alike(v, state_in(&before), m, s);
        for (int i = 0; i < TWINS; i++)
            twin_follows(v, &twins[i], state_in(&before), m, s, &rng);
        CHECK(moves < v->game->moves_max(v->table));
    }
    state_holds(v, s);
    for (int i = 0; i < TWINS; i++)
        *splits += twins[i].splits;
    return moves;
}

static void conform(const struct venue *v, void *with)
{
    long long *splits = with;
    trail_begin(v, 0);
    fields_tile_the_state(v);
    long long moves = 0;
    for (int n = 0; n < MATCHES && (n < MATCHES_MIN || moves < MOVES); n++)
        moves += one_match(v, (uint64_t)n, splits);
}

/* Every game, or the one that is named. */
int main(int argc, char **argv)
{
    static struct box box;
    for (const struct games_entry *e = games_all; e->game; e++) {
        long long splits = 0;
        if (argc > 1 && strcmp(argv[1], e->game->name) != 0)
            continue;
        table_box(&box, e);
        setups_each(&box, conform, &splits);
        if (e->game->secrets && splits == 0) {
            (void)fprintf(stderr, "%s: no secret was ever permuted\n",
                          e->game->name);
            return 1;
        }
        printf("%s: ok, %lld secrets permuted\n", e->game->name, splits);
    }
    return 0;
}
