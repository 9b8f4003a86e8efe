#include "wasm/puzzle.h"

#include "base/hash.h"
#include "core/snapshot.h"
#include "search/hint.h"
#include "search/level.h"
#include "search/player.h"
#include "wasm/line.h"

#include <assert.h>

/* -- Questions ------------------------------------------------------------- */

/* What a puzzle holds, once it is read. */
struct puzzle {
    struct outlook outlook;
    struct player *player;
    uint64_t seed;
    int shares;
    const char *rest; /* the lines after it */
};

static bool searches(const struct player *p)
{
    return p->kind->params >> PARAM_ITERATIONS & 1;
}

/* Players that are told to stop by the clock are not for a page: the same
 * puzzle would have different answers. */
static enum err count_shares(const struct player *p, int *shares,
                             struct text *why)
{
    int iterations = (int)p->param[PARAM_ITERATIONS];
    int threads = (int)p->param[PARAM_THREADS];
    int worth = iterations / PUZZLE_SHARE_ITERATIONS;
    *shares = 1;
    if (!searches(p))
        return ERR_OK;
    if (p->param[PARAM_TIME] > 0 || iterations == 0) {
        text_add(why, "a player in the page counts iterations, not time");
        return ERR_BAD_TEXT;
    }
    worth = worth < 1 ? 1 : worth;
    *shares = worth > PUZZLE_SHARES_MAX ? PUZZLE_SHARES_MAX : worth;
    *shares = threads > 1 ? threads : *shares;
    return ERR_OK;
}

/* The player of one share: a share of the iterations on one thread. */
static struct player *open_player(const char *words, int *shares,
                                  struct text *why)
{
    assert(words && shares);
    struct player *p = player_new(words, why);
    if (!p)
        return NULL;
    if (count_shares(p, shares, why) != ERR_OK) {
        player_free(p);
        return NULL;
    }
    int each = (int)p->param[PARAM_ITERATIONS] / *shares;
    p->param[PARAM_ITERATIONS] = each;
    player_work_alone(p);
    return p;
}

enum err puzzle_ask(struct sitting *s, int seat, const char *player,
                    struct json *w, struct text *why)
{
    assert(s && player && w && why);
    char room[PLACE_LINK_MAX + PLAYER_NAME_MAX + WORD_ROOM];
    struct text t = text_in(room, sizeof room);
    bool is_advice = player[0] == '\0';
    int shares = 0;
    enum err e = sitting_asks(s, seat, why);
    if (e != ERR_OK)
        return e;
    player = is_advice ? level_strongest()->name : player;
    struct player *p = open_player(player, &shares, why);
    if (!p)
        return ERR_NOT_FOUND;
    player_free(p);
    place_write_link(s, seat, &t);
    text_add(&t, "\n%s\n%016llx\n", player,
             (unsigned long long)sitting_draw(s, is_advice ? SEED_ADVICE
                                                           : SEED_PLAYER));
    json_open(w, '{');
    json_key(w, "shares");
    json_number(w, shares);
    json_key(w, "puzzle");
    json_word(w, room);
    json_close(w, '}');
    return ERR_OK;
}

static enum err read_puzzle(struct sitting *s, const struct supply *from,
                            const char *text, struct puzzle *q,
                            struct text *why)
{
    char link[PLACE_LINK_MAX];
    char player[PLAYER_NAME_MAX];
    char seed[WORD_ROOM];
    int seat = 0;
    bool whole = line_take(&text, link, sizeof link, NULL)
                 && line_take(&text, player, sizeof player, NULL)
                 && line_take(&text, seed, sizeof seed, NULL)
                 && hash_read(seed, &q->seed);
    if (!whole) {
        text_add(why, "a puzzle is a link, a player and a seed, one to a "
                      "line");
        return ERR_BAD_TEXT;
    }
    enum err e = place_read_link(s, from, link, &seat, why);
    if (e == ERR_OK)
        e = sitting_asks(s, seat, why);
    if (e != ERR_OK)
        return e;
    outlook_of(&q->outlook, &s->venue, match_state(&s->match), seat);
    q->rest = text;
    q->player = open_player(player, &q->shares, why);
    return q->player ? ERR_OK : ERR_NOT_FOUND;
}

/* -- Parts ----------------------------------------------------------------- */

static void write_part(const struct mcts_answer answers[], int count,
                       struct json *w)
{
    char room[GAME_MOVES_MAX * 40];
    struct text t = text_in(room, sizeof room);
    for (int i = 0; i < count; i++) {
        uint64_t bits = 0;
        memcpy(&bits, &answers[i].value, sizeof bits);
        text_add(&t, "%s%lld %016llx", i ? "," : "", answers[i].visits,
                 (unsigned long long)bits);
    }
    json_key(w, "part");
    json_word(w, room);
}

/* "12 3fe0000000000000": how often, and the mean share of the win. */
static bool read_answer(const char *words, size_t size, struct mcts_answer *a)
{
    assert(words && a);
    char room[WORD_ROOM];
    uint64_t bits = 0;
    size_t n = strcspn(words, " ");
    if (size >= sizeof room || n >= size)
        return false;
    memcpy(room, words, size);
    room[size] = '\0';
    room[n] = '\0';
    if (!text_number(room, 0, INT32_MAX, &a->visits)
        || !hash_read(room + n + 1, &bits))
        return false;
    memcpy(&a->value, &bits, sizeof a->value);
    return a->value >= 0 && a->value <= 1;
}

/* One share's answers, for the moves that `answers` has already. */
static bool read_part(const char **at, struct mcts_answer answers[], int count)
{
    for (int i = 0; i < count; i++) {
        size_t n = strcspn(*at, ",\n");
        bool is_last = i == count - 1;
        if (!read_answer(*at, n, &answers[i]) || ((*at)[n] == ',') == is_last)
            return false;
        *at += n + ((*at)[n] != '\0');
    }
    return true;
}

/* -- Answers --------------------------------------------------------------- */

static void write_move(const struct outlook *o, struct move m, struct json *w)
{
    const struct state *view = (const struct state *)(const void *)
                                   o->view.bytes;
    snapshot_write_deed(o->venue, view, m, w);
}

/* The number of the share, behind the puzzle. */
static enum err read_share(struct puzzle *q, int *share, struct text *why)
{
    char line[WORD_ROOM];
    long long n = 0;
    if (line_take(&q->rest, line, sizeof line, NULL)
        && text_number(line, 0, q->shares - 1, &n)) {
        *share = (int)n;
        return ERR_OK;
    }
    text_add(why, "after the puzzle must stand a share from 0 to %d",
             q->shares - 1);
    return ERR_BAD_TEXT;
}

static enum err think(struct puzzle *q, struct json *w, struct text *why)
{
    struct mcts_answer answers[GAME_MOVES_MAX];
    int share = 0;
    enum err e = read_share(q, &share, why);
    if (e != ERR_OK)
        return e;
    struct move m = player_choose(q->player, &q->outlook,
                                  q->seed + (unsigned)share, NULL);
    if (!venue_is_legal(q->outlook.venue, state_in(&q->outlook.view), m)) {
        text_add(why, "%.40s answered what is no legal move", q->player->name);
        return ERR_ILLEGAL_MOVE;
    }
    json_open(w, '{');
    if (q->shares == 1) {
        write_move(&q->outlook, m, w);
    } else {
        write_part(answers, player_answers(q->player, answers), w);
    }
    json_close(w, '}');
    return ERR_OK;
}

static enum err merge_parts(struct puzzle *q, struct mcts_answer answers[],
                            int *count, struct text *why)
{
    struct mcts_answer more[GAME_MOVES_MAX];
    const struct venue *v = q->outlook.venue;
    struct state_room view = q->outlook.view;
    struct move_list l;
    l.count = 0;
    v->game->legal(v->table, state_in(&view), q->outlook.seat, &l);
    for (int i = 0; i < l.count; i++) {
        answers[i].move = l.move[i];
        more[i].move = l.move[i];
    }
    bool right = read_part(&q->rest, answers, l.count);
    for (int share = 1; right && share < q->shares; share++) {
        right = read_part(&q->rest, more, l.count);
        if (right)
            mcts_merge(answers, l.count, more, l.count);
    }
    *count = l.count;
    if (right)
        return ERR_OK;
    text_add(why,
             "after the puzzle must stand %d parts, one to a line, "
             "with an answer for each of %d moves",
             q->shares, l.count);
    return ERR_BAD_TEXT;
}

static enum err decide(struct puzzle *q, struct json *w, struct text *why)
{
    struct mcts_answer answers[GAME_MOVES_MAX];
    int count = 0;
    enum err e = merge_parts(q, answers, &count, why);
    if (e != ERR_OK)
        return e;
    json_open(w, '{');
    write_move(&q->outlook, player_pick(q->player, answers, count, q->seed), w);
    json_close(w, '}');
    return ERR_OK;
}

static void write_hint(const struct outlook *o, const struct hint *h,
                       struct json *w)
{
    json_open(w, '{');
    write_move(o, h->move, w);
    if (h->win_share >= 0) {
        json_key(w, "winShare");
        json_decimal(w, h->win_share, 4);
    }
    json_key(w, "points");
    json_decimal(w, h->points, 2);
    json_key(w, "others");
    json_decimal(w, h->points_of_others, 2);
    json_close(w, '}');
}

static enum err advise(struct puzzle *q, struct json *w, struct text *why)
{
    struct mcts_answer answers[GAME_MOVES_MAX];
    struct hint best[HINTS];
    struct hint_effort effort = {level_strongest()->iterations, HINT_PLAYOUTS,
                                 q->seed};
    int count = 0;
    enum err e = merge_parts(q, answers, &count, why);
    if (e != ERR_OK)
        return e;
    int given = hint_of_answers(&q->outlook, &effort, answers, count, best,
                                HINTS);
    json_open(w, '[');
    for (int i = 0; i < given; i++)
        write_hint(&q->outlook, &best[i], w);
    json_close(w, ']');
    return ERR_OK;
}

/* -- What others call ------------------------------------------------------ */

typedef enum err solver(struct puzzle *q, struct json *w, struct text *why);

/* Reads the puzzle, has it solved, and lets go of it. */
static enum err solve(solver *with, struct sitting *s,
                      const struct supply *from, const char *puzzle,
                      struct json *w, struct text *why)
{
    assert(s && from && puzzle && w && why);
    struct puzzle q;
    enum err e = read_puzzle(s, from, puzzle, &q, why);
    if (e != ERR_OK)
        return e;
    e = with(&q, w, why);
    player_free(q.player);
    return e;
}

enum err puzzle_think(struct sitting *s, const struct supply *from,
                      const char *puzzle, struct json *w, struct text *why)
{
    return solve(think, s, from, puzzle, w, why);
}

enum err puzzle_decide(struct sitting *s, const struct supply *from,
                       const char *puzzle, struct json *w, struct text *why)
{
    return solve(decide, s, from, puzzle, w, why);
}

enum err puzzle_advise(struct sitting *s, const struct supply *from,
                       const char *puzzle, struct json *w, struct text *why)
{
    return solve(advise, s, from, puzzle, w, why);
}
