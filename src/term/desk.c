#include "term/desk.h"

#include "host/memory.h"
#include "search/level.h"
#include "term/say.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* -- Messages -------------------------------------------------------------- */

struct text desk_message(struct desk *d)
{
    d->is_warning = false;
    return text_in(d->message, sizeof d->message);
}

struct text desk_warning(struct desk *d)
{
    d->is_warning = true;
    return text_in(d->message, sizeof d->message);
}

void desk_answer(struct desk *d, bool done)
{
    d->is_warning = !done;
    d->is_stale = true;
}

/* -- What is seen ---------------------------------------------------------- */

/* Brings a place into the window; what can be seen from the left edge on is. */
static void follow(struct desk *d, const struct canvas_box *b)
{
    const struct layout *l = &d->layout;
    int cols = b->cols < l->board_cols ? b->cols : l->board_cols;
    bool is_off = b->row < d->pan_row
                  || b->row + b->rows > d->pan_row + l->board_rows;
    bool is_aside = b->col < d->pan_col
                    || b->col + cols > d->pan_col + l->board_cols;
    if (is_off)
        d->pan_row = b->row - l->board_rows / 3;
    if (is_off || is_aside) {
        d->pan_col = b->col + cols <= l->board_cols
                         ? 0
                         : b->col - (l->board_cols - cols) / 2;
    }
}

/* A board that is larger than the window begins where the player is, not in an
 * empty corner. */
static void place_board(struct desk *d)
{
    assert(d->scene.venue);
    int seat = d->scene.asked >= 0 ? d->scene.asked : d->scene.viewer;
    bool is_shown = d->scene.asked >= 0
                    && d->picture.places[d->choice].count > 0;
    if (d->is_placed || seat >= d->scene.venue->setup.seats)
        return;
    d->is_placed = true;
    const struct canvas_anchor *own = canvas_find_style(&d->picture.canvas,
                                                        d->colour[seat]);
    if (!is_shown && own)
        follow(d, &own->box);
}

static void draw_picture(struct desk *d)
{
    const struct venue *v = d->scene.venue;
    picture_draw(&d->picture, &d->scene);
    for (int i = 0; i < v->setup.seats; i++)
        d->colour[i] = picture_seat_style(&d->picture, v, i);
}

/* What nobody has changed keeps its choice: news of something else change
 * none. */
static bool is_same(struct desk *d, struct scene *before)
{
    struct scene *now = &d->scene;
    return before->venue == now->venue && before->asked == now->asked
           && memcmp(before->view.bytes, now->view.bytes,
                     now->venue->game->state_size)
                  == 0;
}

void desk_refresh(struct desk *d)
{
    struct scene before = d->scene;
    if (d->thought.is_busy && d->thought.is_advice)
        thought_drop(&d->thought); /* it was about something else */
    d->is_stale = false;
    if (!party_look(d->party, &d->scene))
        return;
    if (!is_same(d, &before)) {
        d->choice = 0;
        d->top = 0;
    }
    desk_lay(d);
    draw_picture(d);
    place_board(d);
    desk_choose(d, d->choice);
}

void desk_choose(struct desk *d, int choice)
{
    int last = d->scene.moves.count - 1;
    if (last < 0)
        return;
    d->choice = choice < 0 ? 0 : choice > last ? last : choice;
    picture_mark(&d->picture, &d->scene, d->choice);
    struct canvas_box extent;
    if (picture_extent(&d->picture, d->choice, d->layout.board_rows,
                       d->layout.board_cols, &extent))
        follow(d, &extent);
}

/* -- Playing --------------------------------------------------------------- */

/* Every decision of a person is kept at once. */
static void keep(struct desk *d)
{
    char room[PARTY_COMMAND_MAX];
    struct text told = text_in(room, sizeof room);
    if (party_keep(d->party, &told))
        return;
    struct text t = desk_warning(d);
    SAY(&t, "not-kept", {"why", .word = room});
}

void desk_take(struct desk *d)
{
    if (d->choice >= d->scene.moves.count)
        return;
    struct text said = desk_message(d);
    bool played = party_play(d->party, d->scene.moves.move[d->choice], &said);
    desk_answer(d, played);
    if (played)
        keep(d);
}

/* A player of the program begins to think if it is its turn. */
static void let_think(struct desk *d)
{
    struct outlook o;
    uint64_t seed = 0;
    if (d->thought.is_busy)
        return;
    struct player *player = party_thinker(d->party, &o, &seed);
    if (player && thought_choose(&d->thought, player, &o, seed) != ERR_OK) {
        struct text t = desk_warning(d);
        say(&t, "no-thread");
    }
}

/* A program that plays has failed: somebody else has to play on. */
static void replace_player(struct desk *d, int seat, const char *what)
{
    assert(what[0] && seat < d->scene.venue->setup.seats);
    char prompt[DESK_WORDS_MAX];
    char who[COMPANY_NAME_MAX];
    char name[GAME_TEXT_MAX];
    struct text t = text_in(prompt, sizeof prompt);
    struct text called = text_in(name, sizeof name);
    struct text standard = text_in(who, sizeof who);
    text_add(&standard, "%s", level_for(LEVEL_FOR_PEOPLE));
    scene_write_seat(&d->scene, seat, &called);
    desk_draw(d);
    SAY(&t, "replace", {"seat", .word = name}, {"what", .word = what});
    d->is_stale = true;
    if (!screen_prompt(d->screen, prompt, who, sizeof who)) {
        d->end = DESK_LEAVES;
        return;
    }
    bool is_there = party_seat(d->party, seat, who);
    t = is_there ? desk_message(d) : desk_warning(d);
    SAY(&t, is_there ? "replaced" : "replace-person", {"who", .word = who},
        {"seat", .word = name});
}

static void play_thought(struct desk *d)
{
    assert(!d->thought.is_busy && d->thought.player);
    char what[PLAYER_WHY_MAX];
    char room[GAME_WHY_MAX];
    struct text t = text_in(what, sizeof what);
    struct text said = text_in(room, sizeof room);
    text_add(&t, "%s", d->thought.player->why);
    if (!what[0] && !party_play(d->party, d->thought.move, &said))
        say(&t, "move-illegal");
    if (what[0])
        replace_player(d, d->thought.outlook.seat, what);
    d->is_stale = true;
}

static void take_thought(struct desk *d)
{
    if (!thought_is_done(&d->thought))
        return;
    thought_take(&d->thought);
    if (d->thought.is_advice) {
        desk_show_hints(d);
    } else {
        play_thought(d);
    }
}

void desk_go(struct desk *d, int count)
{
    struct text said = desk_message(d);
    thought_drop(&d->thought);
    desk_answer(d, party_go(d->party, count, &said));
}

static void tell_end(struct desk *d)
{
    struct scene *sc = &d->scene;
    bool is_over = sc->venue && venue_is_over(sc->venue, scene_state(sc));
    bool was_told = d->is_over_told;
    char room[GAME_WHY_MAX];
    struct text winners = text_in(room, sizeof room);
    if (party_looks_back(d->party))
        return;
    d->is_over_told = is_over;
    if (!is_over || was_told)
        return;
    scene_write_winners(sc, &winners);
    struct text t = desk_message(d);
    SAY(&t, "over", {"who", .word = room}, {"at", .word = d->party->at});
    keep(d);
}

/* -- The loop -------------------------------------------------------------- */

static void advance(struct desk *d)
{
    char room[PARTY_WORDS_MAX];
    int lines = d->party->chronicle.count;
    if (party_work(d->party))
        d->is_stale = true;
    const char *refusal = party_refusal(d->party, room);
    take_thought(d);
    if (refusal) {
        struct text t = desk_warning(d);
        text_add(&t, "%s", refusal);
    } else if (d->party->chronicle.count != lines) {
        d->message[0] = '\0';
    }
    if (d->is_stale)
        desk_refresh(d);
    let_think(d);
}

static int patience(const struct desk *d)
{
    enum { WHILE_THINKING = 150 };
    return d->party->patience < 0 && d->thought.is_busy ? WHILE_THINKING
                                                        : d->party->patience;
}

static void run(struct desk *d)
{
    while (d->end == DESK_STAYS) {
        advance(d);
        tell_end(d);
        if (!screen_fits(d->screen)) {
            int key = screen_key(d->screen, patience(d));
            d->end = key == 'q' || key == KEY_IS_LEAVE ? DESK_LEAVES
                                                       : DESK_STAYS;
            continue;
        }
        if (d->party->covered >= 0) {
            desk_draw_cover(d);
        } else {
            desk_draw(d);
        }
        desk_key(d, screen_key(d->screen, patience(d)));
    }
}

/* While a page is open or a question is asked, others are still heard. */
static void tend(void *with)
{
    struct desk *d = with;
    if (party_work(d->party))
        d->is_stale = true;
}

enum desk_end desk_play(struct screen *s, struct party *p)
{
    assert(s && p && s->wake[1] >= 0);
    struct desk *d = host_alloc(1, sizeof *d);
    d->screen = s;
    d->party = p;
    d->is_stale = true;
    d->thought.wake = s->wake[1];
    scene_clear(&d->scene);
    s->tend = p->patience < 0 ? NULL : tend;
    s->tended = d;
    desk_lay(d);
    run(d);
    s->tend = NULL;
    thought_drop(&d->thought);
    keep(d);
    enum desk_end end = d->end;
    free(d);
    return end;
}
