#include "core/fair.h"

#include <assert.h>

void fair_commit(const struct fair_key *key, char out[SHA256_TEXT_SIZE])
{
    assert(key && out);
    uint8_t hash[SHA256_SIZE];
    sha256_of(key->bytes, sizeof key->bytes, hash);
    sha256_write(hash, out);
}

static uint64_t word(const struct fair_key *key, int number, int again)
{
    char room[48];
    uint8_t hash[SHA256_SIZE];
    struct text t = text_in(room, sizeof room);
    uint64_t w = 0;
    text_add(&t, "chance %d %d", number, again);
    sha256_hmac(key->bytes, room, t.len, hash);
    for (int i = 0; i < 8; i++)
        w = w << 8 | hash[i];
    return w;
}

uint64_t fair_number(const struct fair_key *key, int number, uint64_t total)
{
    assert(total > 0);
    uint64_t spare = (UINT64_MAX % total + 1) % total; /* 2^64 mod total */
    for (int again = 0;; again++) {
        uint64_t w = word(key, number, again);
        if (spare == 0 || w < 0 - spare)
            return w % total;
    }
}

struct move fair_draw(const struct venue *v, const struct state *s,
                      const struct fair_key *key, int number)
{
    assert(v && s && key && number >= 0);
    struct move_list l;
    int weight[GAME_MOVES_MAX];
    l.count = 0;
    v->game->legal(v->table, s, SEAT_CHANCE, &l);
    assert(l.count > 0);
    int total = venue_weigh(v, s, &l, weight);
    uint64_t r = fair_number(key, number, (uint64_t)total);
    int i = 0;
    for (; r >= (uint64_t)weight[i]; i++)
        r -= (uint64_t)weight[i];
    return l.move[i];
}

static void differ(const struct venue *v, const struct state *s, int number,
                   const struct move pair[2], struct text *why)
{
    text_add(why, "move %d: chance played \"", number + 1);
    v->game->write_move(v->table, s, pair[0], why);
    text_add(why, "\", the key draws \"");
    v->game->write_move(v->table, s, pair[1], why);
    text_add(why, "\"");
}

bool fair_check(const struct match *m, const struct fair_key *key,
                struct text *why)
{
    assert(m && key && why);
    const struct venue *v = m->venue;
    struct state_room room;
    struct state *s = state_in(&room);
    v->game->begin(v->table, s);
    for (int i = 0; i < m->count; i++) {
        struct move pair[2] = {m->moves[i], m->moves[i]};
        if (pair[0].seat == SEAT_CHANCE)
            pair[1] = fair_draw(v, s, key, i);
        if (move_compare(pair[0], pair[1]) != 0) {
            differ(v, s, i, pair, why);
            return false;
        }
        v->game->apply(v->table, s, m->moves[i]);
    }
    return true;
}
