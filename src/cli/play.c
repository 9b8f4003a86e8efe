/* play.c - the command that plays a match in the terminal. */
#include "cli/play.h"

#include "base/bits.h"
#include "cli/output.h"
#include "cli/scores.h"
#include "cli/seats.h"
#include "lab/think.h"
#include "search/playout.h"

#include <stdio.h>
#include <string.h>

/* -- Who sits where -------------------------------------------------------- */

static enum err seat_player(struct table_talk *talk, int seat, const char *word,
                            struct text *why)
{
    if (strcmp(word, "human") == 0) {
        talk->humans++;
        return ERR_OK;
    }
    talk->player[seat] = player_new(word, why);
    if (talk->player[seat])
        return ERR_OK;
    text_add(why, ", human");
    return ERR_NOT_FOUND;
}

/* Without --players a person sits on the first seat, and medium on the rest. */
static enum err seat_players(struct table_talk *talk, const struct args *a,
                             struct text *why)
{
    struct seats list = {.count = 0};
    int seats = talk->source->venue.setup.seats;
    enum err e = ERR_OK;
    if (a->given[OPT_PLAYERS])
        e = seats_read(&list, a->word[OPT_PLAYERS], why);
    if (e == ERR_OK && a->given[OPT_PLAYERS] && list.count != seats) {
        text_add(why, "--players names %d players for %d seats", list.count,
                 seats);
        e = ERR_BAD_TEXT;
    }
    for (int i = 0; e == ERR_OK && i < seats; i++) {
        const char *standard = i == 0 ? "human" : "medium";
        e = seat_player(talk, i, list.count ? list.word[i] : standard, why);
    }
    return e;
}

/* Without --seats, as many seats as --players has words. */
static struct args with_seats(const struct args *a)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct args b = *a;
    struct seats list;
    bool path = strpbrk(a->operand[0], "/.") != NULL;
    if (!a->given[OPT_PLAYERS] || a->given[OPT_SEATS] || path)
        return b;
    if (seats_read(&list, a->word[OPT_PLAYERS], &why) == ERR_OK) {
        b.given[OPT_SEATS] = true;
        b.number[OPT_SEATS] = list.count;
    }
    return b;
}

/* -- What is printed ------------------------------------------------------- */

void play_draw(struct table_talk *talk, int seat)
{
    const struct venue *v = &talk->source->venue;
    struct state_room view;
    venue_view(v, match_state(&talk->source->match), seat, state_in(&view));
    text_add(&talk->out, "\n");
    v->game->write_board(v->table, state_in(&view), seat, &talk->out);
    output_flush(&talk->out);
}

/* Tells everybody at the screen of a move, as a spectator would see it. */
static void tell(struct table_talk *talk, struct move m)
{
    const struct venue *v = &talk->source->venue;
    struct state *s = match_state(&talk->source->match);
    struct text *t = &talk->out;
    struct move seen = m;
    if (v->game->secrets)
        seen = v->game->secrets->redact_move(v->table, s, m, SEAT_NOBODY);
    text_add(t, "%s: ", venue_seat_name(v, m.seat));
    v->game->write_move(v->table, s, seen, t);
    size_t before = t->len;
    text_add(t, "  - ");
    if (v->game->describe_move && m.seat != SEAT_CHANCE
        && move_compare(seen, m) == 0)
        v->game->describe_move(v->table, s, m, t);
    if (t->len == before + 4) {
        t->len = before;
        t->buf[before] = '\0';
    }
    text_add(t, "\n");
    output_flush(t);
}

/* -- The match ------------------------------------------------------------- */

static void play(struct table_talk *talk, struct move m)
{
    tell(talk, m);
    enum err e = match_play(&talk->source->match, m);
    assert(e == ERR_OK);
    (void)e;
    talk->seen = false;
}

/* One decision; false if the person wants to leave. */
static bool step(struct table_talk *talk)
{
    const struct venue *v = &talk->source->venue;
    struct state *s = match_state(&talk->source->match);
    int seat = bits_first(v->game->to_act(v->table, s));
    if (seat == SEAT_CHANCE) {
        play(talk, playout_pick(v, s, &talk->chance));
        return true;
    }
    if (talk->player[seat]) {
        struct outlook o;
        outlook_of(&o, v, s, seat);
        play(talk, think_choose(talk->player[seat], &o, rng_next(&talk->bots)));
        return true;
    }
    struct move m = {.seat = 0};
    enum prompt_answer answer = prompt_ask(talk, seat, &m);
    if (answer == ANSWER_MOVE) {
        talk->saved = false;
        play(talk, m);
    }
    return answer != ANSWER_QUIT;
}

static void finish(struct table_talk *talk)
{
    const struct venue *v = &talk->source->venue;
    const struct state *s = match_state(&talk->source->match);
    play_draw(talk, SEAT_NOBODY);
    scores_write(v, s, &talk->out);
    output_flush(&talk->out);
}

enum exit_status play_run(const struct args *a)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct args args = with_seats(a);
    struct table_talk talk = {
        .source = source_of_either(&args, args.operand[0]), .saved = true};
    if (!talk.source)
        return EXIT_MISUSE;
    enum exit_status status = EXIT_MISUSE;
    if (strpbrk(args.operand[0], "/.") && !talk.source->is_record) {
        output_problem("that file is a position; play goes on with a record");
    } else if (seat_players(&talk, &args, &why) != ERR_OK) {
        output_problem(room);
    } else {
        talk.seed = source_seed(&args);
        talk.chance = rng_stream((uint64_t)talk.seed,
                                 (uint64_t)talk.source->match.count);
        talk.bots = rng_seed(rng_next(&talk.chance));
        talk.out = output_text(SOURCE_TEXT_MAX);
        printf("%s, seed %lld. Type help at any time.\n",
               talk.source->venue.game->title, talk.seed);
        bool stays = true;
        while (stays
               && !venue_is_over(&talk.source->venue,
                                 match_state(&talk.source->match)))
            stays = step(&talk);
        if (stays)
            finish(&talk);
        output_free(&talk.out);
        status = EXIT_YES;
    }
    for (int i = 0; i < GAME_SEATS_MAX; i++)
        player_free(talk.player[i]);
    source_free(talk.source);
    return status;
}
