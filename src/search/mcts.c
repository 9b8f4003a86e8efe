#include "search/mcts.h"

#include "base/bits.h"
#include "search/judge.h"
#include "search/playout.h"

#include <assert.h>
#include <math.h>
#include <string.h>

enum { DEPTH_MAX = 256 };

void mcts_init(struct mcts *m, const struct mcts_how *how, struct node *nodes,
               uint32_t room)
{
    assert(m && how && nodes && room > 0);
    *m = (struct mcts){.how = *how, .tree = {.node = nodes, .room = room}};
    m->tree.count = 0;
}

/* -- Keeping what was found out -------------------------------------------- */

/* Does the new view follow from the old one by the move, in any world? */
static bool follows(const struct mcts *m, const struct outlook *o,
                    struct move played)
{
    const struct venue *v = o->venue;
    struct state_room world;
    struct state_room view;
    struct rng rng = m->rng;
    if (m->outlook.venue != v || m->outlook.seat != o->seat)
        return false;
    outlook_guess(&m->outlook, &rng, state_in(&world));
    if (!venue_is_legal(v, state_in(&world), played))
        return false;
    v->game->apply(v->table, state_in(&world), played);
    venue_view(v, state_in(&world), o->seat, state_in(&view));
    return memcmp(view.bytes, o->view.bytes, v->game->state_size) == 0;
}

void mcts_begin(struct mcts *m, const struct outlook *o,
                const struct move *played, uint64_t seed)
{
    assert(m && o && o->venue);
    uint32_t kept = 0;
    bool room_left = m->tree.count < m->tree.room / 2;
    if (m->tree.count > 0 && played && room_left && follows(m, o, *played))
        kept = tree_find(&m->tree, m->root, *played);
    if (!kept)
        tree_clear(&m->tree);
    m->root = kept ? kept : TREE_ROOT;
    m->outlook = *o;
    m->rng = rng_seed(seed);
    m->iterations = 0;
}

/* -- One iteration --------------------------------------------------------- */

/* Promises are asked for once, when the moves are first looked at. */
static void set_promises(struct mcts *m, const struct state *s,
                         const struct move_list *l, const uint32_t child[])
{
    float promise[GAME_MOVES_MAX];
    float total = 0;
    judge_moves(m->outlook.venue, s, l, promise);
    for (int i = 0; i < l->count; i++)
        total += promise[i];
    for (int i = 0; i < l->count; i++)
        m->tree.node[child[i]].promise = promise[i] / total;
}

static bool is_new(const struct mcts *m, const uint32_t child[], int count)
{
    for (int i = 0; i < count; i++) {
        if (m->tree.node[child[i]].seen == 0)
            return true;
    }
    return false;
}

/* What the seat got on average from the moves it has tried here. */
static float mean_of_tried(const struct mcts *m, const uint32_t child[],
                           int count)
{
    float value = 0;
    uint32_t visits = 0;
    for (int i = 0; i < count; i++) {
        value += m->tree.node[child[i]].value;
        visits += m->tree.node[child[i]].visits;
    }
    return visits ? value / (float)visits : 0.5F;
}

/* The move with the best sum of experience and of promise not yet tested. */
static int select_child(struct mcts *m, const uint32_t child[], int count)
{
    float untried = mean_of_tried(m, child, count) - m->how.optimism;
    float best = -1e9F;
    int chosen = 0;
    for (int i = 0; i < count; i++) {
        struct node *n = &m->tree.node[child[i]];
        n->seen++;
        float worth = n->visits ? n->value / (float)n->visits : untried;
        float score = worth
                      + m->how.explore * n->promise * sqrtf((float)n->seen)
                            / (float)(1 + n->visits);
        if (score > best) {
            best = score;
            chosen = i;
        }
    }
    return chosen;
}

/* Regret matching: drawn by how much better than the seat's mean each move did, and,
 * less and less often, by promise. The best reply to what the others did so far
 * would make them all turn in circles, and often in step. */
static int draw_child(struct mcts *m, const uint32_t child[], int count)
{
    float weight[GAME_MOVES_MAX];
    float mean = mean_of_tried(m, child, count);
    float total = 0;
    for (int i = 0; i < count; i++) {
        struct node *n = &m->tree.node[child[i]];
        n->seen++;
        float regret = n->visits ? n->value / (float)n->visits - mean : 0;
        weight[i] = regret > 0 ? regret : 0;
        total += weight[i];
    }
    float trying = m->how.explore / sqrtf((float)m->tree.node[child[0]].seen);
    trying = trying < 1 && total > 0 ? trying : 1;
    for (int i = 0; i < count; i++) {
        float part = total > 0 ? weight[i] / total : 0;
        weight[i] = trying * m->tree.node[child[i]].promise
                    + (1 - trying) * part;
    }
    return rollout_draw(weight, count, &m->rng);
}

/* Decides at the node, alone or while others do; 0 if the memory is used up. */
static uint32_t descend(struct mcts *m, uint32_t at, const struct state *s,
                        const struct move_list *l, bool at_once)
{
    uint32_t child[GAME_MOVES_MAX];
    if (!tree_children(&m->tree, at, l, child))
        return 0;
    if (is_new(m, child, l->count))
        set_promises(m, s, l, child);
    return child[at_once ? draw_child(m, child, l->count)
                         : select_child(m, child, l->count)];
}

struct path {
    uint32_t node[DEPTH_MAX];
    int length;
};

/* Where a walk stands. Those who choose at once do not see each other's choices:
 * each chooses by experience of its own, kept below the one node where they all
 * stand. What follows hangs below the chain of what they chose. */
struct walk {
    uint32_t at;      /* the end of the chain */
    uint32_t from;    /* whose children are chosen from */
    seat_set waiting; /* have yet to choose at once; none: one by one */
    bool fresh;       /* something was decided that had not been before */
};

/* Turns to a decision; false if the walk ends before it. */
static bool turn_to(struct walk *w, seat_set seats)
{
    bool at_once = w->waiting && seats == w->waiting;
    if (!at_once) {
        w->from = w->at;
        w->waiting = seats & (seats - 1) ? seats : 0;
    }
    return at_once || !w->fresh;
}

/* Decides; false if the memory is used up. */
static bool decide(struct mcts *m, const struct state *s,
                   const struct move_list *l, struct walk *w, struct path *path)
{
    uint32_t chosen = descend(m, w->from, s, l, w->waiting != 0);
    if (!chosen)
        return false;
    struct move made = m->tree.node[chosen].move;
    w->at = w->at == w->from ? chosen : tree_child(&m->tree, w->at, made);
    if (!w->at)
        return false;
    path->node[path->length++] = chosen;
    w->fresh = w->fresh || m->tree.node[chosen].visits == 0;
    return true;
}

/* Walks down to a decision that has not been made before. */
static void walk(struct mcts *m, struct state *s, struct path *path)
{
    const struct venue *v = m->outlook.venue;
    struct walk w = {.at = m->root};
    struct move_list l;
    int seat = venue_list(v, s, &l);
    while (seat != SEAT_NOBODY && path->length < DEPTH_MAX
           && turn_to(&w, v->game->to_act(v->table, s))) {
        struct move made = l.move[0];
        if (seat == SEAT_CHANCE) {
            made = playout_draw(v, s, seat, &l, &m->rng);
        } else if (l.count > 1) {
            if (!decide(m, s, &l, &w, path))
                return;
            made = m->tree.node[w.at].move;
        }
        w.waiting &= ~(1U << (unsigned)seat);
        seat = venue_advance(v, s, made, &l);
    }
}

static void back_up(struct mcts *m, const struct path *path,
                    const float value[GAME_SEATS_MAX])
{
    for (int i = 0; i < path->length; i++) {
        struct node *n = &m->tree.node[path->node[i]];
        n->visits++;
        n->value += value[n->move.seat];
    }
}

void mcts_iterate(struct mcts *m, int iterations)
{
    assert(m->tree.count > 0 && iterations >= 0);
    for (int i = 0; i < iterations; i++, m->iterations++) {
        struct state_room world;
        struct path path;
        float value[GAME_SEATS_MAX];
        path.length = 0;
        outlook_reopen(&m->outlook, &m->rng, state_in(&world));
        walk(m, state_in(&world), &path);
        rollout_run(m->outlook.venue, state_in(&world), &m->how.rollout,
                    &m->rng, value);
        back_up(m, &path, value);
    }
}

/* -- Answers --------------------------------------------------------------- */

int mcts_answers(const struct mcts *m,
                 struct mcts_answer answers[GAME_MOVES_MAX])
{
    assert(m && m->outlook.venue && answers);
    const struct venue *v = m->outlook.venue;
    struct state_room view = m->outlook.view;
    struct move_list l;
    l.count = 0;
    v->game->legal(v->table, state_in(&view), m->outlook.seat, &l);
    for (int i = 0; i < l.count; i++) {
        uint32_t at = tree_find(&m->tree, m->root, l.move[i]);
        const struct node *n = &m->tree.node[at];
        answers[i] = (struct mcts_answer){.move = l.move[i]};
        if (at && n->visits) {
            answers[i].visits = n->visits;
            answers[i].value = (double)n->value / n->visits;
        }
    }
    return l.count;
}

void mcts_merge(struct mcts_answer into[], int count,
                const struct mcts_answer from[], int from_count)
{
    assert(count == from_count);
    (void)from_count;
    for (int i = 0; i < count; i++) {
        long long visits = into[i].visits + from[i].visits;
        assert(move_compare(into[i].move, from[i].move) == 0);
        if (visits == 0)
            continue;
        into[i].value = (into[i].value * (double)into[i].visits
                         + from[i].value * (double)from[i].visits)
                        / (double)visits;
        into[i].visits = visits;
    }
}

int mcts_best(const struct mcts_answer answers[], int count)
{
    assert(answers && count > 0);
    int best = 0;
    for (int i = 1; i < count; i++) {
        const struct mcts_answer *a = &answers[i];
        const struct mcts_answer *b = &answers[best];
        if (a->visits > b->visits
            || (a->visits == b->visits && a->value > b->value))
            best = i;
    }
    return best;
}
