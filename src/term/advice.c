#include "term/advice.h"

#include "term/label.h"
#include "term/say.h"

#include <assert.h>
#include <string.h>

/* A sentence about what the search has seen of it. */
static void write_outcome(const struct hint *h, struct text *out)
{
    bool is_sure = h->win_share >= 0;
    SAY(out, is_sure ? "advice" : "advice-rare",
        {"wins", .number = (int)(h->win_share * 100 + 0.5)},
        {"points", .number = (int)(h->points + 0.5)},
        {"others", .number = (int)(h->points_of_others + 0.5)});
    text_add(out, "\n");
}

/* Lines of the score that a move changes, as "regions +2". */
struct changes {
    int count;
    const char *list[GAME_SCORE_LINES_MAX + 1]; /* ended by NULL */
    char room[GAME_SCORE_LINES_MAX][GAME_TEXT_MAX];
};

static void add_change(struct changes *c, const struct game *g,
                       const char *label, int gain)
{
    assert(gain != 0 && c->count < GAME_SCORE_LINES_MAX);
    struct text t = text_in(c->room[c->count], sizeof c->room[c->count]);
    char name[GAME_TEXT_MAX];
    struct text line = text_in(name, sizeof name);
    label_write(g, "line", label, &line);
    SAY(&t, "advice-change", {"line", .word = name},
        {"way", .word = gain > 0 ? "more" : "less"},
        {"gain", .number = gain > 0 ? gain : -gain});
    c->list[c->count] = c->room[c->count];
    c->count++;
}

/* Those of the mover that change at once. A view in which something is hidden is
 * not looked into. */
static void find_changes(struct scene *sc, struct move m, struct changes *out)
{
    assert(m.seat < sc->venue->setup.seats);
    const struct venue *v = sc->venue;
    struct state_room after;
    struct score was;
    struct score is;
    memcpy(state_in(&after), scene_state(sc), v->game->state_size);
    v->game->apply(v->table, state_in(&after), m);
    v->game->score(v->table, scene_state(sc), m.seat, &was);
    v->game->score(v->table, state_in(&after), m.seat, &is);
    for (int i = 0; i < is.lines && i < was.lines; i++) {
        int gain = is.line[i].points - was.line[i].points;
        if (gain != 0 && is.line[i].label == was.line[i].label)
            add_change(out, v->game, is.line[i].label, gain);
    }
}

void advice_write(struct scene *sc, const struct hint *h, struct text *out)
{
    assert(sc->venue && h && out);
    struct changes changes = {.count = 0};
    write_outcome(h, out);
    if (venue_has_holes(sc->venue, scene_state(sc)))
        return;
    find_changes(sc, h->move, &changes);
    if (changes.count) {
        SAY(out, "advice-changes", {"changes", .list = changes.list});
        text_add(out, "\n");
    }
}
