#include "term/desk.h"

#include "host/memory.h"
#include "term/letters.h"
#include "term/saves.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- Words ----------------------------------------------------------------- */

void desk_say(struct desk *d, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    (void)vsnprintf(d->message, sizeof d->message, fmt, args);
    va_end(args);
    d->is_warning = false;
}

void desk_warn(struct desk *d, const char *sentence)
{
    size_t n = strlen(sentence);
    bool ends = n > 0 && sentence[n - 1] == '.';
    if (n > 0) {
        desk_say(d, "%c%s%s", letter_capital(*sentence), sentence + 1,
                 ends ? "" : ".");
    }
    d->is_warning = true;
}

const struct venue *desk_venue(const struct desk *d)
{
    return d->session ? &d->session->sitting.venue : remote_venue(d->remote);
}

const char *desk_name(const struct desk *d, int seat)
{
    return d->session ? d->session->chair[seat].name
                      : remote_name(d->remote, seat);
}

bool desk_looks_back(const struct desk *d)
{
    const struct session *s = d->session;
    return s && s->sitting.match.count < s->sitting.total;
}

/* -- What is seen ---------------------------------------------------------- */

/* Who looks while nobody here is asked: the only person, or everybody. */
static int onlooker(const struct session *s)
{
    int seats = s->sitting.venue.setup.seats;
    for (int i = 0; session_people(s) == 1 && i < seats; i++) {
        if (session_is_person(s, i))
            return i;
    }
    return SEAT_NOBODY;
}

/* Several people share the screen: another one has to come first if something
 * is for the eyes of one alone. */
static bool needs_cover(struct desk *d, int seat)
{
    struct session *s = d->session;
    if (session_people(s) < 2 || d->uncovered == seat)
        return false;
    d->uncovered = -1;
    return session_has_secret(s, seat);
}

static void look_here(struct desk *d)
{
    struct session *s = d->session;
    struct state *now = match_state(&s->sitting.match);
    int seat = desk_looks_back(d) ? -1 : session_actor(s);
    bool asks = session_is_person(s, seat);
    d->is_covered = asks && needs_cover(d, seat);
    if (asks && !d->is_covered) {
        scene_set(&d->scene, &s->sitting.venue, now, seat, seat);
    } else {
        scene_set(&d->scene, &s->sitting.venue, now, onlooker(s), -1);
    }
    chronicle_follow(&d->chronicle, &s->sitting.match, d->scene.viewer);
    chronicle_follow(&d->spoken, &s->sitting.match, d->scene.viewer);
}

static void find_spots(struct desk *d)
{
    for (int i = 0; i < d->scene.moves.count; i++) {
        char room[GAME_TEXT_MAX];
        struct text t = text_in(room, sizeof room);
        scene_write_move(&d->scene, i, &t);
        d->spot_count[i] = spot_find(&d->picture, d->scene.venue,
                                     d->scene.asked, room, d->spot[i]);
    }
}

static void mark_choice(struct desk *d, int i, enum picture_mark mark)
{
    for (int k = 0; k < d->spot_count[i]; k++)
        picture_mark(&d->picture, &d->spot[i][k], mark);
}

/* Marks where the choices are, and the one that Enter would take. */
static void mark_choices(struct desk *d)
{
    for (int i = 0; i < d->scene.moves.count; i++)
        mark_choice(d, i, MARK_POSSIBLE);
    mark_choice(d, d->choice, MARK_CHOSEN);
}

/* The colour in which the board writes the name of a seat. */
static enum text_style colour_of(const struct desk *d, int seat)
{
    char room[FIELD_NAME_MAX];
    struct text name = text_in(room, sizeof room);
    text_add(&name, "%s", venue_seat_name(d->scene.venue, seat));
    room[0] = letter_capital(room[0]);
    int row = picture_row(&d->picture, 0, 2, room);
    if (row >= 0) {
        enum text_style style = d->picture.cell[row][2].style;
        if (style >= STYLE_RED && style <= STYLE_GREEN)
            return style;
    }
    return scene_seat_style(d->scene.venue, seat);
}

static void draw_picture(struct desk *d)
{
    struct text t = text_in(d->text, sizeof d->text);
    t.colour = true;
    scene_draw(&d->scene, &t);
    picture_read(&d->picture, d->text);
    for (int i = 0; i < d->scene.venue->setup.seats; i++)
        d->colour[i] = colour_of(d, i);
    find_spots(d);
    struct text task = text_in(d->task, sizeof d->task);
    scene_write_task(&d->scene, &task);
}

/* Brings a place into the window. */
static void follow(struct desk *d, const struct spot *s)
{
    const struct layout *l = &d->layout;
    if (s->row < d->pan_row || s->row + s->rows > d->pan_row + l->board_rows)
        d->pan_row = s->row - l->board_rows / 3;
    int cols = s->cols < l->board_cols ? s->cols : l->board_cols;
    if (s->col < d->pan_col || s->col + cols > d->pan_col + l->board_cols)
        d->pan_col = s->col - (l->board_cols - cols) / 2;
}

/* The first column of the row that has something in this colour, or -1. */
static int find_in_row(const struct desk *d, int row, enum text_style style)
{
    for (int col = 0; col < d->picture.cols; col++) {
        const struct picture_cell *cell = &d->picture.cell[row][col];
        if (cell->style == style && cell->ink != ' ')
            return col;
    }
    return -1;
}

/* The first thing on the board in the colour of the seat. */
static bool find_own(const struct desk *d, int seat, struct spot *out)
{
    int col = -1;
    int row = 0;
    for (; row < d->picture.rows && col < 0; row++)
        col = find_in_row(d, row, d->colour[seat]);
    *out = (struct spot){.row = row - 1, .col = col, .rows = 1, .cols = 1};
    return col >= 0;
}

/* A board that is larger than the window begins where the player is, not in an
 * empty corner. */
static void place_board(struct desk *d)
{
    struct spot own;
    int seat = d->scene.asked >= 0 ? d->scene.asked : d->scene.viewer;
    bool is_shown = d->scene.asked >= 0 && d->spot_count[d->choice] > 0;
    if (d->is_placed || seat >= d->scene.venue->setup.seats)
        return;
    d->is_placed = true;
    if (!is_shown && find_own(d, seat, &own))
        follow(d, &own);
}

/* The same choices as before: news of something else change none. */
static bool is_same_choice(const struct desk *d, const struct move_list *before,
                           int asked)
{
    const struct move_list *now = &d->scene.moves;
    return d->remote && d->scene.asked == asked && now->count == before->count
           && memcmp(now->move, before->move,
                     sizeof now->move[0] * (size_t)now->count)
                  == 0;
}

void desk_refresh(struct desk *d)
{
    bool there = true;
    struct move_list before = d->scene.moves;
    int asked = d->scene.asked;
    if (d->mind.is_busy && d->mind.is_advice)
        mind_drop(&d->mind); /* it was about something else */
    if (d->session) {
        look_here(d);
    } else {
        there = remote_scene(d->remote, &d->scene);
    }
    d->is_stale = false;
    if (!there) {
        d->scene.venue = NULL;
        d->scene.asked = -1;
        d->scene.moves.count = 0;
        return;
    }
    if (!is_same_choice(d, &before, asked)) {
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
    mark_choices(d);
    for (int i = 0; i < d->spot_count[d->choice]; i++)
        follow(d, &d->spot[d->choice][i]);
}

/* -- Playing --------------------------------------------------------------- */

/* Every decision of a person is kept at once. */
static void keep(struct desk *d)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (!d->session->is_saved && saves_keep(d->session, &why) != ERR_OK)
        desk_warn(d, room);
}

/* Plays a legal move; false, and a message, if it is none. */
static bool play_here(struct desk *d, struct move m)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    bool played = session_play(d->session, m, &why) == ERR_OK;
    if (!played) {
        desk_warn(d, room);
    } else if (session_is_person(d->session, m.seat)) {
        keep(d);
    }
    d->is_stale = true;
    return played;
}

void desk_take(struct desk *d)
{
    char room[GAME_TEXT_MAX];
    struct text t = text_in(room, sizeof room);
    if (d->choice >= d->scene.moves.count)
        return;
    d->message[0] = '\0';
    if (d->session) {
        (void)play_here(d, d->scene.moves.move[d->choice]);
    } else {
        scene_write_move(&d->scene, d->choice, &t);
        remote_play(d->remote, room);
        desk_say(d, "On its way: %s", room);
    }
}

/* A player of the program begins to think if it is its turn. */
static void let_think(struct desk *d)
{
    struct session *s = d->session;
    struct outlook o;
    int seat = desk_looks_back(d) ? -1 : session_actor(s);
    if (d->mind.is_busy || seat < 0 || session_is_person(s, seat))
        return;
    session_tell(s);
    outlook_of(&o, &s->sitting.venue, match_state(&s->sitting.match), seat);
    if (mind_choose(&d->mind, s->chair[seat].player, &o,
                    sitting_draw(&s->sitting, SEED_PLAYER))
        != ERR_OK)
        desk_warn(d, "there is no thread to think with");
}

/* A program that plays has failed: somebody else has to play on. */
static void replace_player(struct desk *d, int seat, const char *what)
{
    char prompt[DESK_WORDS_MAX];
    char who[CHAIR_NAME_MAX];
    char room[GAME_WHY_MAX];
    struct text standard = text_in(who, sizeof who);
    struct text why = text_in(room, sizeof room);
    text_add(&standard, "%s", level_for(LEVEL_FOR_PEOPLE));
    desk_warn(d, what);
    desk_draw(d);
    (void)snprintf(prompt, sizeof prompt, "%s %.60s. Who plays on?",
                   venue_seat_name(d->scene.venue, seat), what);
    if (!screen_ask(d->screen, prompt, who, sizeof who)) {
        d->end = DESK_LEAVES;
    } else if (session_seat(d->session, seat, who, &why) != ERR_OK) {
        desk_warn(d, room);
    } else {
        desk_say(d, "%s plays on for %s.", who,
                 venue_seat_name(d->scene.venue, seat));
    }
    d->is_stale = true;
}

static void take_thought(struct desk *d)
{
    if (!mind_is_done(&d->mind))
        return;
    mind_take(&d->mind);
    if (d->mind.is_advice) {
        desk_show_hints(d);
    } else if (d->mind.player->why[0]) {
        char what[PLAYER_WHY_MAX];
        struct text t = text_in(what, sizeof what);
        text_add(&t, "%s", d->mind.player->why);
        replace_player(d, d->mind.outlook.seat, what);
    } else if (!play_here(d, d->mind.move)) {
        replace_player(d, d->mind.outlook.seat,
                       "made a move that is not legal");
    }
}

static void tell_end(struct desk *d)
{
    int place[GAME_SEATS_MAX] = {0};
    char room[GAME_WHY_MAX];
    struct text t = text_in(room, sizeof room);
    const struct venue *v = d->scene.venue;
    bool is_over = v && venue_is_over(v, scene_state(&d->scene));
    bool was_told = d->is_over_told;
    if (desk_looks_back(d))
        return;
    d->is_over_told = is_over;
    if (!is_over || was_told)
        return;
    venue_rank(v, scene_state(&d->scene), place);
    for (int i = 0; i < v->setup.seats; i++) {
        if (place[i] == 1)
            text_add(&t, "%s%s", t.len ? " and " : "", venue_seat_name(v, i));
    }
    desk_say(d, "The game is over: %s won. s shows the scores%s.", room,
             d->remote ? ", o the way to a rematch" : "");
    if (d->session && session_people(d->session) > 0)
        keep(d);
}

/* -- The loop -------------------------------------------------------------- */

static void advance_here(struct desk *d)
{
    take_thought(d);
    if (d->is_stale)
        desk_refresh(d);
    let_think(d);
}

static void advance_there(struct desk *d)
{
    int lines = remote_chronicle(d->remote)->count;
    bool changed = remote_work(d->remote);
    char room[REMOTE_WORDS_MAX];
    const char *refusal = remote_refusal(d->remote, room);
    if (mind_is_done(&d->mind))
        take_thought(d);
    if (refusal) {
        desk_warn(d, refusal);
    } else if (remote_chronicle(d->remote)->count != lines) {
        d->message[0] = '\0';
    }
    if (changed || d->is_stale)
        desk_refresh(d);
}

static int patience(const struct desk *d)
{
    if (d->remote)
        return 50;
    return d->mind.is_busy ? 150 : -1;
}

static void run(struct desk *d)
{
    while (d->end == DESK_STAYS) {
        if (d->session) {
            advance_here(d);
        } else {
            advance_there(d);
        }
        tell_end(d);
        if (!screen_fits(d->screen)) {
            int key = screen_key(d->screen, patience(d));
            d->end = key == 'q' || key == KEY_IS_LEAVE ? DESK_LEAVES
                                                       : DESK_STAYS;
            continue;
        }
        if (d->is_covered) {
            desk_draw_cover(d);
        } else {
            desk_draw(d);
        }
        desk_key(d, screen_key(d->screen, patience(d)));
    }
}

/* While a page is open or a question is asked, the server is still heard. */
static void tend(void *with)
{
    struct desk *d = with;
    if (remote_work(d->remote))
        d->is_stale = true;
}

static enum desk_end sit(struct screen *s, struct session *session,
                         struct remote *remote)
{
    struct desk *d = host_alloc(1, sizeof *d);
    d->screen = s;
    d->session = session;
    d->remote = remote;
    d->uncovered = -1;
    d->scene.asked = -1;
    d->spoken.speaks = true;
    d->is_stale = true;
    d->mind.wake = s->wake[1];
    s->tend = remote ? tend : NULL;
    s->tended = d;
    desk_lay(d);
    run(d);
    s->tend = NULL;
    mind_drop(&d->mind);
    if (session && session_people(session) > 0)
        keep(d);
    enum desk_end end = d->end;
    chronicle_free(&d->chronicle);
    chronicle_free(&d->spoken);
    free(d);
    return end;
}

enum desk_end desk_play(struct screen *s, struct session *session)
{
    return sit(s, session, NULL);
}

enum desk_end desk_join(struct screen *s, struct remote *remote)
{
    return sit(s, NULL, remote);
}
