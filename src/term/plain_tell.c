/* plain_tell.c - what is said of the position: choices, players, scores, moves.
 */
#include "core/board.h"
#include "core/sentence.h"
#include "term/label.h"
#include "term/plain_internal.h"
#include "term/report.h"
#include "term/say.h"
#include "term/seek.h"

#include <assert.h>
#include <string.h>

/* -- Looking --------------------------------------------------------------- */

/* What somebody sees who comes to the screen alone; then it is covered again. */
static void look_in_secret(struct plain *p)
{
    p->is_secret = p->party->covered >= 0;
    if (p->is_secret) {
        party_uncover(p->party);
        (void)party_look(p->party, &p->scene);
        party_cover(p->party);
    }
}

/* Another position has other choices. */
void plain_look_again(struct plain *p)
{
    struct state_room before = p->scene.view;
    int asked = p->scene.asked;
    p->is_stale = false;
    bool is_there = party_look(p->party, &p->scene);
    look_in_secret(p);
    if (is_there && asked == p->scene.asked
        && memcmp(before.bytes, p->scene.view.bytes,
                  p->scene.venue->game->state_size)
               == 0)
        return;
    p->is_listed = false;
    p->is_hurried = false;
}

void plain_tell_moves(struct plain *p)
{
    chronicle_tell(&p->party->chronicle, &p->out);
}

/* -- The choices ----------------------------------------------------------- */

static void write_choice(struct plain *p, int i)
{
    assert(i >= 0 && i < p->scene.moves.count);
    scene_write_choice(&p->scene, p->scene.moves.move[i], i + 1, &p->out);
    text_add(&p->out, "\n");
}

/* What to know about it is said once. */
static void write_question(struct plain *p)
{
    char seat[2 * COMPANY_NAME_MAX];
    char question[GAME_WHY_MAX];
    char help[PLAIN_HELP_MAX];
    struct text who = text_in(seat, sizeof seat);
    struct text what = text_in(question, sizeof question);
    struct text more = text_in(help, sizeof help);
    plain_write_seat(p, p->scene.asked, &who);
    scene_write_question(&p->scene, &what);
    scene_write_help(&p->scene, &more);
    SAY(&p->out, "turn", {"seat", .word = seat},
        {"question", .word = question});
    text_add(&p->out, "\n");
    if (strcmp(help, p->help) != 0)
        plain_answer_with(p, help);
    memcpy(p->help, help, sizeof p->help);
}

/* Whoever is asked at a table of a server has a clock. */
void plain_tell_question(struct plain *p)
{
    assert(p->scene.asked >= 0);
    long long left = party_left(p->party, p->scene.asked);
    write_question(p);
    for (int i = 0; i < p->scene.moves.count; i++)
        write_choice(p, i);
    p->is_listed = true;
    if (left >= 0)
        plain_tell_time(p, left);
}

/* Those whose sentence or name has the words. */
enum plain_answer plain_moves(struct plain *p, const char *rest)
{
    int n = 0;
    if (p->scene.asked < 0) {
        plain_say(p, "choose-nothing");
        return ANSWER_AGAIN;
    }
    if (!*rest) {
        plain_tell_question(p);
        return ANSWER_AGAIN;
    }
    for (int i = 0; i < p->scene.moves.count; i++) {
        char room[SENTENCE_MAX];
        struct text t = text_in(room, sizeof room);
        scene_write_choice(&p->scene, p->scene.moves.move[i], 0, &t);
        if (seek_has(room, rest)) {
            write_choice(p, i);
            n++;
        }
    }
    if (n == 0)
        plain_say_of(p, "moves-none", rest);
    return ANSWER_AGAIN;
}

/* -- The position ---------------------------------------------------------- */

enum plain_answer plain_board(struct plain *p, const char *rest)
{
    (void)rest;
    board_write(p->scene.venue, scene_state(&p->scene), p->scene.viewer,
                &p->out);
    return ANSWER_AGAIN;
}

enum plain_answer plain_look(struct plain *p, const char *rest)
{
    if (report_write(&p->scene, rest, &p->out) == 0)
        plain_say_of(p, "look-nothing", rest);
    return ANSWER_AGAIN;
}

/* "Blue (Ada) has 3 points and has to decide." */
enum plain_answer plain_players(struct plain *p, const char *rest)
{
    const struct venue *v = p->scene.venue;
    const struct company *c = &p->party->company;
    seat_set act = v->game->to_act(v->table, scene_state(&p->scene));
    (void)rest;
    for (int i = 0; i < v->setup.seats; i++) {
        char seat[2 * COMPANY_NAME_MAX];
        struct text who = text_in(seat, sizeof seat);
        plain_write_seat(p, i, &who);
        SAY(&p->out, c->seat[i].kind == COMPANY_BOT ? "player-bot" : "player",
            {"seat", .word = seat},
            {"points", .number = scene_points(&p->scene, i)},
            {"acts", .number = act >> i & 1});
        text_add(&p->out, "\n");
    }
    return ANSWER_AGAIN;
}

/* Whose hand "hand" means: of the one who is asked, or who looks. */
static int own_seat(const struct plain *p)
{
    return p->scene.asked >= 0 ? p->scene.asked : p->scene.viewer;
}

enum plain_answer plain_hand(struct plain *p, const char *rest)
{
    int seats = p->scene.venue->setup.seats;
    int seat = *rest ? scene_find_seat(&p->scene, rest) : own_seat(p);
    char name[GAME_TEXT_MAX];
    struct text who = text_in(name, sizeof name);
    if (!*rest && seat >= seats) {
        plain_say(p, "hand-whose");
    } else if (seat < 0) {
        plain_say_of(p, "hand-nobody", rest);
    } else if (report_write_seat(&p->scene, seat, &p->out) == 0) {
        scene_write_seat(&p->scene, seat, &who);
        plain_say_of(p, "hand-empty", name);
    }
    return ANSWER_AGAIN;
}

/* -- Scores ---------------------------------------------------------------- */

/* "For regions there are 3 points: A12, A13." */
static void write_score_line(struct plain *p, int seat, int i,
                             const struct score_line *line)
{
    char name[GAME_TEXT_MAX];
    char room[SENTENCE_MAX];
    struct text label = text_in(name, sizeof name);
    struct text why = text_in(room, sizeof room);
    label_write(p->scene.venue->game, "line", line->label, &label);
    sentence_points(p->scene.venue, scene_state(&p->scene), seat, i, &why);
    SAY(&p->out, why.len ? "score-line-why" : "score-line",
        {"line", .word = name}, {"points", .number = line->points},
        {"why", .word = room});
    text_add(&p->out, "\n");
}

/* "If it is a tie, coins count 3, armies count 5." */
static void write_tiebreaks(struct plain *p, const struct score *score)
{
    const struct game *g = p->scene.venue->game;
    char room[GAME_TIEBREAKS_MAX][GAME_TEXT_MAX];
    const char *list[GAME_TIEBREAKS_MAX + 1] = {NULL};
    for (int i = 0; g->tiebreaks && g->tiebreaks[i]; i++) {
        char name[GAME_TEXT_MAX];
        struct text label = text_in(name, sizeof name);
        struct text item = text_in(room[i], sizeof room[i]);
        label_write(g, "tie", g->tiebreaks[i], &label);
        SAY(&item, "score-count", {"name", .word = name},
            {"count", .number = score->tiebreak[i]});
        list[i] = room[i];
    }
    if (list[0]) {
        SAY(&p->out, "score-tie", {"counts", .list = list});
        text_add(&p->out, "\n");
    }
}

static void write_score(struct plain *p, int seat, int place)
{
    const struct venue *v = p->scene.venue;
    struct score score;
    char name[2 * COMPANY_NAME_MAX];
    struct text who = text_in(name, sizeof name);
    v->game->score(v->table, scene_state(&p->scene), seat, &score);
    plain_write_seat(p, seat, &who);
    SAY(&p->out, "score", {"seat", .word = name},
        {"points", .number = score_total(&score)}, {"place", .number = place});
    text_add(&p->out, "\n");
    for (int i = 0; i < score.lines; i++)
        write_score_line(p, seat, i, &score.line[i]);
    write_tiebreaks(p, &score);
}

enum plain_answer plain_score(struct plain *p, const char *rest)
{
    int place[GAME_SEATS_MAX] = {0};
    (void)rest;
    venue_rank(p->scene.venue, scene_state(&p->scene), place);
    for (int i = 0; i < p->scene.venue->setup.seats; i++)
        write_score(p, i, place[i]);
    return ANSWER_AGAIN;
}

/* Once, when it is there. */
void plain_tell_end(struct plain *p)
{
    struct scene *sc = &p->scene;
    bool was_told = p->is_over_told;
    p->is_over_told = sc->venue && venue_is_over(sc->venue, scene_state(sc))
                      && !party_looks_back(p->party);
    if (p->is_over_told && !was_told) {
        plain_say(p, "ended");
        (void)plain_score(p, "");
    }
}

/* -- Moves that were made -------------------------------------------------- */

/* The last moves, ten or as many as the number says. */
enum plain_answer plain_log(struct plain *p, const char *rest)
{
    const struct chronicle *c = &p->party->chronicle;
    long long n = 10;
    bool all = strcmp(rest, "all") == 0;
    if (*rest && !all && !text_number(rest, 1, 1000000, &n)) {
        plain_say(p, "log-say");
    } else if (c->count == 0) {
        plain_say(p, "log-empty");
    } else {
        chronicle_write(c, all ? 0 : c->count - (int)n, &p->out);
    }
    return ANSWER_AGAIN;
}
