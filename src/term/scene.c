#include "term/scene.h"

#include "base/bits.h"
#include "core/sentence.h"
#include "term/say.h"
#include "term/seek.h"

#include <assert.h>
#include <string.h>

void scene_set(struct scene *sc, const struct venue *v, const struct state *s,
               int viewer, int asked)
{
    assert(viewer >= 0 && viewer <= SEAT_NOBODY);
    assert(asked < 0 || v->game->to_act(v->table, s) >> asked & 1);
    sc->venue = v;
    sc->viewer = viewer;
    sc->asked = asked;
    sc->moves.count = 0;
    venue_view(v, s, viewer, scene_state(sc));
    if (asked >= 0)
        v->game->legal(v->table, scene_state(sc), asked, &sc->moves);
}

void scene_ask(struct scene *sc, const struct choices *from)
{
    assert(sc->venue && venue_has_seat(sc->venue, from->seat));
    sc->asked = from->seat;
    sc->moves = from->legal;
}

void scene_clear(struct scene *sc)
{
    sc->venue = NULL;
    sc->viewer = SEAT_NOBODY;
    sc->asked = -1;
    sc->moves.count = 0;
}

struct state *scene_state(struct scene *sc)
{
    return state_in(&sc->view);
}

void scene_write_move(struct scene *sc, int i, struct text *out)
{
    assert(i >= 0 && i < sc->moves.count);
    const struct venue *v = sc->venue;
    v->game->write_move(v->table, scene_state(sc), sc->moves.move[i], out);
}

void scene_write_offer(struct scene *sc, int i, struct text *out)
{
    assert(i >= 0 && i < sc->moves.count);
    sentence_offer(sc->venue, scene_state(sc), sc->moves.move[i], out);
}

void scene_write_choice(struct scene *sc, struct move m, int number,
                        struct text *out)
{
    const struct venue *v = sc->venue;
    char room[SENTENCE_MAX];
    char name[GAME_TEXT_MAX];
    struct text offer = text_in(room, sizeof room);
    struct text move = text_in(name, sizeof name);
    sentence_offer(v, scene_state(sc), m, &offer);
    v->game->write_move(v->table, scene_state(sc), m, &move);
    SAY(out, number ? "choice-numbered" : "choice",
        {"number", .number = number}, {"offer", .word = room},
        {"move", .word = name});
}

int scene_find_move(struct scene *sc, const char *words)
{
    long long number = 0;
    int found = -1;
    int begun = 0;
    if (text_number(words, 1, sc->moves.count, &number))
        return (int)number - 1;
    for (int i = 0; *words && i < sc->moves.count; i++) {
        char room[GAME_TEXT_MAX];
        struct text t = text_in(room, sizeof room);
        scene_write_move(sc, i, &t);
        if (strcmp(room, words) == 0)
            return i;
        if (strncmp(room, words, strlen(words)) == 0) {
            found = i;
            begun++;
        }
    }
    return begun == 1 ? found : -1;
}

/* How many choices have a name that begins so. */
static int count_begun(struct scene *sc, const char *words)
{
    int n = 0;
    for (int i = 0; i < sc->moves.count; i++) {
        char room[GAME_TEXT_MAX];
        struct text t = text_in(room, sizeof room);
        scene_write_move(sc, i, &t);
        n += strncmp(room, words, strlen(words)) == 0;
    }
    return n;
}

void scene_write_unknown(struct scene *sc, const char *words, const char *by,
                         struct text *out)
{
    enum { SHOWN = 40 };
    char room[SHOWN + 1];
    struct text t = text_in(room, sizeof room);
    int begun = count_begun(sc, words);
    text_add(&t, "%.40s", words);
    SAY(out, begun > 1 ? "move-begun" : "move-unknown", {"words", .word = room},
        {"begun", .number = begun}, {"count", .number = sc->moves.count},
        {"by", .word = by});
}

int scene_points(struct scene *sc, int seat)
{
    assert(seat >= 0 && seat < sc->venue->setup.seats);
    struct score score;
    sc->venue->game->score(sc->venue->table, scene_state(sc), seat, &score);
    return score_total(&score);
}

/* -- Seats ----------------------------------------------------------------- */

void scene_write_seat(const struct scene *sc, int seat, struct text *out)
{
    assert(seat >= 0 && seat < sc->venue->setup.seats);
    sentence_seat(sc->venue, seat, out);
}

void scene_write_seat_of(const struct scene *sc, int seat, const char *name,
                         struct text *out)
{
    char room[GAME_TEXT_MAX];
    struct text called = text_in(room, sizeof room);
    scene_write_seat(sc, seat, &called);
    SAY(out, *name ? "seat-named" : "seat-alone", {"seat", .word = room},
        {"name", .word = name});
}

void scene_write_seats(const struct scene *sc, seat_set seats, struct text *out)
{
    char room[GAME_SEATS_MAX][GAME_TEXT_MAX];
    const char *list[GAME_SEATS_MAX + 1] = {NULL};
    int count = 0;
    for (int i = 0; i < sc->venue->setup.seats; i++) {
        struct text name = text_in(room[count], sizeof room[count]);
        if (!(seats >> i & 1))
            continue;
        scene_write_seat(sc, i, &name);
        list[count] = room[count];
        count++;
    }
    SAY(out, "seats", {"seats", .list = list});
}

void scene_write_winners(struct scene *sc, struct text *out)
{
    int place[GAME_SEATS_MAX] = {0};
    seat_set first = 0;
    venue_rank(sc->venue, scene_state(sc), place);
    for (int i = 0; i < sc->venue->setup.seats; i++)
        first |= place[i] == 1 ? 1U << i : 0;
    scene_write_seats(sc, first, out);
}

/* A number, the name in the notation, or what people call it. */
int scene_find_seat(const struct scene *sc, const char *word)
{
    int seat = venue_find_seat(sc->venue, word);
    for (int i = 0; seat < 0 && i < sc->venue->setup.seats; i++) {
        char room[GAME_TEXT_MAX];
        struct text name = text_in(room, sizeof room);
        scene_write_seat(sc, i, &name);
        if (seek_is(room, word))
            seat = i;
    }
    return seat < sc->venue->setup.seats ? seat : -1;
}

/* -- The question ---------------------------------------------------------- */

/* False if the game has nothing to say of it. */
static bool tell_question(struct scene *sc, int seat, struct fact *out)
{
    const struct venue *v = sc->venue;
    if (!v->game->tell_question)
        return false;
    v->game->tell_question(v->table, scene_state(sc), seat, out);
    return true;
}

void scene_write_question(struct scene *sc, struct text *out)
{
    struct fact f;
    assert(sc->asked >= 0);
    if (tell_question(sc, sc->asked, &f)) {
        (void)words_say(sc->venue->game->words, &f, out);
    } else {
        say(out, "choose");
    }
}

void scene_write_help(struct scene *sc, struct text *out)
{
    struct fact f;
    if (sc->asked >= 0 && tell_question(sc, sc->asked, &f)) {
        (void)words_say_more(sc->venue->game->words, &f, "help", NULL, NULL,
                             out);
    }
}

/* One alone is told by what it is asked. */
static bool write_wait(struct scene *sc, seat_set act, struct text *out)
{
    struct fact f;
    char room[GAME_TEXT_MAX];
    struct text who = text_in(room, sizeof room);
    int seat = bits_first(act);
    if (bits_rest(act) || seat >= sc->venue->setup.seats
        || !tell_question(sc, seat, &f))
        return false;
    scene_write_seat(sc, seat, &who);
    return words_say_more(sc->venue->game->words, &f, "wait", room, NULL, out);
}

void scene_write_waiting(struct scene *sc, struct text *out)
{
    assert(sc->venue && sc->asked < 0);
    const struct venue *v = sc->venue;
    seat_set act = v->game->to_act(v->table, scene_state(sc));
    char room[GAME_WHY_MAX];
    struct text seats = text_in(room, sizeof room);
    if (!act) {
        say(out, "waiting-over");
    } else if (!write_wait(sc, act, out)) {
        scene_write_seats(sc, act, &seats);
        SAY(out, "waiting-seats", {"who", .word = room});
    }
}
