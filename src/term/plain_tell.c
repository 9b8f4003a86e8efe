/* plain_tell.c - what is said of the position: choices, players, scores, moves.
 */
#include "base/clean.h"
#include "core/sentence.h"
#include "term/ask.h"
#include "term/plain_internal.h"
#include "term/report.h"
#include "term/rules.h"

#include <stdio.h>
#include <string.h>

/* Whatever was quoted in it, no word of it is for the terminal. */
void plain_say(struct plain *p)
{
    p->fit.len = 0;
    clean_write_lines(p->out.buf, &p->fit);
    (void)fwrite(p->fit.buf, 1, p->fit.len, stdout);
    (void)fflush(stdout);
    p->out.len = 0;
    p->out.buf[0] = '\0';
}

void plain_complain(const char *sentence)
{
    char room[SESSION_COMMAND_MAX];
    struct text t = text_in(room, sizeof room);
    clean_write(sentence, &t);
    (void)fprintf(stderr, "mudbrick: %s\n", room);
}

static void write_name(const struct plain *p, int seat, struct text *out)
{
    sentence_seat(p->scene.venue, seat, out);
}

void plain_write_seat(const struct plain *p, int seat, struct text *out)
{
    const char *name = p->remote ? remote_name(p->remote, seat)
                                 : p->session->chair[seat].name;
    write_name(p, seat, out);
    if (*name)
        text_add(out, " (%s)", name);
}

static const char *plural(int n)
{
    return n == 1 ? "" : "s";
}

/* -- The choices ----------------------------------------------------------- */

/* "3. Take the card at place 3 for 1 coin. [take 3]" */
static void write_choice(struct plain *p, int i)
{
    text_add(&p->out, "%d. ", i + 1);
    scene_write_offer(&p->scene, i, &p->out);
    text_add(&p->out, " [");
    scene_write_move(&p->scene, i, &p->out);
    text_add(&p->out, "]\n");
}

static void write_question(struct plain *p)
{
    struct scene *sc = &p->scene;
    const char *question = ask_question(sc->venue, scene_state(sc), &sc->moves);
    char room[GAME_WHY_MAX];
    struct text task = text_in(room, sizeof room);
    scene_write_task(sc, &task);
    plain_write_seat(p, sc->asked, &p->out);
    text_add(&p->out, ", it is your turn. %s%s", question,
             question[strlen(question) - 1] == '?' ? "" : ".");
    if (task.len) {
        text_add(&p->out, " ");
        sentence_write_capital(room, &p->out);
        text_add(&p->out, ".");
    }
    text_add(&p->out, "\n");
}

void plain_tell_question(struct plain *p)
{
    write_question(p);
    for (int i = 0; i < p->scene.moves.count; i++)
        write_choice(p, i);
    plain_say(p);
    p->is_listed = true;
}

/* Those whose sentence or name has the words. */
enum plain_answer plain_moves(struct plain *p, const char *rest)
{
    int n = 0;
    if (p->scene.asked < 0) {
        text_add(&p->out, "There is nothing for you to choose now.\n");
        return ANSWER_AGAIN;
    }
    if (!*rest) {
        plain_tell_question(p);
        return ANSWER_AGAIN;
    }
    for (int i = 0; i < p->scene.moves.count; i++) {
        char room[SENTENCE_MAX];
        struct text t = text_in(room, sizeof room);
        scene_write_offer(&p->scene, i, &t);
        text_add(&t, " ");
        scene_write_move(&p->scene, i, &t);
        if (rules_has(room, rest)) {
            write_choice(p, i);
            n++;
        }
    }
    if (n == 0)
        text_add(&p->out, "No choice has \"%.40s\" in it.\n", rest);
    return ANSWER_AGAIN;
}

/* -- The position ---------------------------------------------------------- */

enum plain_answer plain_board(struct plain *p, const char *rest)
{
    (void)rest;
    scene_draw(&p->scene, &p->out);
    return ANSWER_AGAIN;
}

enum plain_answer plain_look(struct plain *p, const char *rest)
{
    if (report_write(&p->scene, rest, &p->out) == 0) {
        text_add(&p->out, "Nothing in the position is called \"%.40s\" now.\n",
                 rest);
    }
    return ANSWER_AGAIN;
}

/* "Blue (a level), a player of the program, has 3 points and has to decide." */
enum plain_answer plain_players(struct plain *p, const char *rest)
{
    const struct venue *v = p->scene.venue;
    seat_set act = v->game->to_act(v->table, scene_state(&p->scene));
    (void)rest;
    for (int i = 0; i < v->setup.seats; i++) {
        bool bot = p->session && !session_is_person(p->session, i);
        int points = scene_points(&p->scene, i);
        plain_write_seat(p, i, &p->out);
        text_add(&p->out, "%s has %d point%s%s.\n",
                 bot ? ", a player of the program," : "", points,
                 plural(points), act >> i & 1 ? " and has to decide" : "");
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
    const struct venue *v = p->scene.venue;
    int seat = *rest ? venue_find_seat(v, rest) : own_seat(p);
    if (!*rest && seat >= v->setup.seats) {
        text_add(&p->out, "Say whose: hand and the name of a seat.\n");
    } else if (seat < 0 || seat >= v->setup.seats) {
        text_add(&p->out, "There is no seat \"%.40s\".\n", rest);
    } else if (report_write_seat(&p->scene, seat, &p->out) == 0) {
        write_name(p, seat, &p->out);
        text_add(&p->out, " has nothing.\n");
    }
    return ANSWER_AGAIN;
}

/* -- Scores ---------------------------------------------------------------- */

/* " For regions there are 3 points: A12, A13." */
static void write_score_line(struct plain *p, int seat, int i,
                             const struct score_line *line)
{
    char room[SENTENCE_MAX];
    struct text why = text_in(room, sizeof room);
    sentence_points(p->scene.venue, scene_state(&p->scene), seat, i, &why);
    text_add(&p->out, " For %s there %s %d point%s%s%s.", line->label,
             line->points == 1 ? "is" : "are", line->points,
             plural(line->points), why.len ? ": " : "", room);
}

/* " If it is a tie, coins count 3, armies count 5." */
static void write_tiebreaks(struct plain *p, const struct score *score)
{
    const char *const *names = p->scene.venue->game->tiebreaks;
    for (int i = 0; names && names[i]; i++) {
        text_add(&p->out, "%s%s count %d", i ? ", " : " If it is a tie, ",
                 names[i], score->tiebreak[i]);
    }
    text_add(&p->out, names && names[0] ? ".\n" : "\n");
}

static void write_score(struct plain *p, int seat, int place)
{
    const struct venue *v = p->scene.venue;
    struct score score;
    v->game->score(v->table, scene_state(&p->scene), seat, &score);
    int total = score_total(&score);
    plain_write_seat(p, seat, &p->out);
    text_add(&p->out, " has %d point%s in total and is in place %d.", total,
             plural(total), place);
    for (int i = 0; i < score.lines; i++)
        write_score_line(p, seat, i, &score.line[i]);
    write_tiebreaks(p, &score);
}

void plain_tell_scores(struct plain *p)
{
    int place[GAME_SEATS_MAX] = {0};
    venue_rank(p->scene.venue, scene_state(&p->scene), place);
    for (int i = 0; i < p->scene.venue->setup.seats; i++)
        write_score(p, i, place[i]);
}

enum plain_answer plain_score(struct plain *p, const char *rest)
{
    (void)rest;
    plain_tell_scores(p);
    return ANSWER_AGAIN;
}

void plain_tell_end(struct plain *p)
{
    text_add(&p->out, "The game is over.\n");
    plain_tell_scores(p);
    plain_say(p);
}

/* -- Moves that were made -------------------------------------------------- */

/* The last moves, ten or as many as the number says. */
enum plain_answer plain_log(struct plain *p, const char *rest)
{
    const struct chronicle *c = p->remote ? remote_chronicle(p->remote)
                                          : &p->chronicle;
    long long n = 10;
    bool all = strcmp(rest, "all") == 0;
    if (*rest && !all && !text_number(rest, 1, 1000000, &n)) {
        text_add(&p->out, "Say log, log 20 or log all.\n");
        return ANSWER_AGAIN;
    }
    if (p->session) {
        chronicle_follow(&p->chronicle, &p->session->sitting.match,
                         p->scene.viewer);
    }
    n = all ? c->count : n;
    text_add(&p->out, "%s",
             c->count ? chronicle_from(c, c->count - (int)n)
                      : "No move has been made yet.\n");
    return ANSWER_AGAIN;
}
