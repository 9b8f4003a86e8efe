/* sitting_chairs.c - who sits where at a match on this machine. */
#include "bot/player.h"
#include "search/level.h"
#include "term/sitting_internal.h"

#include <assert.h>
#include <string.h>

bool chairs_is_human(const char *who)
{
    size_t n = strlen("human");
    return strncmp(who, "human", n) == 0 && (!who[n] || who[n] == ' ');
}

bool chairs_is_person(const struct party_sitting *s, int seat)
{
    return seat >= 0 && seat < s->sitting.venue.setup.seats && !s->player[seat];
}

int chairs_people(const struct party_sitting *s)
{
    int n = 0;
    for (int i = 0; i < s->sitting.venue.setup.seats; i++)
        n += chairs_is_person(s, i);
    return n;
}

/* Through whose eyes it is seen while nobody is asked: the only person's. */
static void find_own_seat(struct party_sitting *s)
{
    s->party.seat = SEAT_NOBODY;
    for (int i = 0; i < s->sitting.venue.setup.seats; i++) {
        if (chairs_people(s) == 1 && chairs_is_person(s, i))
            s->party.seat = i;
    }
}

/* Who sits down is called so; without a player it is a person. */
static void sit_down(struct party_sitting *s, int seat, struct player *player,
                     const char *name)
{
    assert(seat >= 0 && seat < s->sitting.venue.setup.seats);
    struct company_seat *c = &s->party.company.seat[seat];
    struct text t = text_in(c->name, sizeof c->name);
    player_free(s->player[seat]);
    s->player[seat] = player;
    s->party.company.seats = s->sitting.venue.setup.seats;
    c->kind = player ? COMPANY_BOT : COMPANY_PERSON;
    c->is_here = true;
    text_add(&t, "%s", name);
    find_own_seat(s);
}

static enum err seat(struct party_sitting *s, int number, const char *who,
                     struct text *why)
{
    if (chairs_is_human(who)) {
        const char *called = who + strlen("human");
        sit_down(s, number, NULL, called + (*called == ' '));
        return ERR_OK;
    }
    struct player *player = bot_player_new(who, &s->limits, why);
    sit_down(s, number, player, player ? who : "");
    if (player)
        return ERR_OK;
    text_add(why, "%s", bot_player_is(who) ? "" : ", human");
    return ERR_NOT_FOUND;
}

bool chairs_seat(struct party *p, int number, const char *who)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    return seat(sitting_of(p), number, who, &why) == ERR_OK;
}

/* Somebody whom a record names: a player of the program if there is one called
 * so, else a person. A file from anywhere starts no programs. */
static void seat_noted(struct party_sitting *s, int number, const char *name)
{
    if (bot_player_is(name) || !chairs_seat(&s->party, number, name))
        sit_down(s, number, NULL, name);
}

void chairs_seat_noted(struct party_sitting *s, const struct record *r)
{
    for (int i = 0; i < s->sitting.venue.setup.seats; i++) {
        const char *name = record_player(r, &s->sitting.venue, i);
        seat_noted(s, i, name ? name : "human");
    }
}

enum err chairs_seat_ordered(struct party_sitting *s,
                             const struct term_order *o, struct text *why)
{
    int seats = s->sitting.venue.setup.seats;
    enum err e = ERR_OK;
    if (o->player_count && o->player_count != seats) {
        text_add(why, "--players names %d players for %d seats",
                 o->player_count, seats);
        return ERR_BAD_TEXT;
    }
    for (int i = 0; e == ERR_OK && i < seats; i++) {
        const char *standard = i == 0 ? "human" : level_for(LEVEL_FOR_PEOPLE);
        e = seat(s, i, o->player_count ? o->player[i] : standard, why);
    }
    return e;
}

void chairs_release(struct party_sitting *s)
{
    for (int i = 0; i < GAME_SEATS_MAX; i++)
        player_free(s->player[i]);
}

/* -- Telling players what happens ------------------------------------------ */

/* After an undo a player begins anew from where the match stands. */
static void start_telling(struct party_sitting *s)
{
    const struct match *m = &s->sitting.match;
    s->told = m->count;
    memcpy(s->told_state.bytes, m->now.bytes, sizeof s->told_state.bytes);
    for (int i = 0; i < s->sitting.venue.setup.seats; i++) {
        if (s->player[i])
            player_forget(s->player[i]);
    }
}

void chairs_tell(struct party_sitting *s)
{
    const struct venue *v = &s->sitting.venue;
    const struct match *m = &s->sitting.match;
    struct state *before = state_in(&s->told_state);
    if (m->count < s->told)
        start_telling(s);
    if (s->told == 0)
        match_start(m, before);
    for (; s->told < m->count; s->told++) {
        for (int i = 0; i < v->setup.seats; i++) {
            if (s->player[i])
                player_saw(s->player[i], v, i, before, m->moves[s->told]);
        }
        v->game->apply(v->table, before, m->moves[s->told]);
    }
}
