/* odds.c - what a battle would bring. */
#include "games/monuments/odds.h"

#include "games/monuments/attack.h"
#include "games/monuments/wealth.h"

#include <assert.h>

/* Pips are noted in a byte (MO-14.7). */
enum { PIPS = 256 };

/* How likely every sum of so many dice is, up to the largest. */
struct chances {
    double of[PIPS];
    int most;
};

static struct chances add_die(const struct monuments_table *t,
                              const struct chances *before)
{
    struct chances after = {.most = 0};
    for (int i = 0; i < (before->most + 1) * MONUMENTS_FACES; i++) {
        int sum = i / MONUMENTS_FACES;
        int next = sum + t->content.supplies.face[i % MONUMENTS_FACES];
        if (next >= PIPS)
            continue;
        after.of[next] += before->of[sum] / MONUMENTS_FACES;
        after.most = next > after.most ? next : after.most;
    }
    return after;
}

static struct chances roll(const struct monuments_table *t, int dice)
{
    struct chances c = {.of = {1}};
    for (int i = 0; i < dice; i++)
        c = add_die(t, &c);
    return c;
}

static int rounded(double n)
{
    return (int)(n + 0.5);
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* Sums up what happens in a battle with these pips, as likely as that. */
struct sums {
    double win, lose, attack_loss, defence_loss;
};

/* MO-14.8: without a pip of the attacker nothing happens. */
static void add_battle(int a, int b, double chance, int attack_power,
                       int defence_power, struct sums *to)
{
    if (a == 0 || a == b)
        return;
    if (a > b) {
        to->win += chance;
        to->defence_loss += chance * least(a - b, defence_power);
    } else {
        to->lose += chance;
        to->attack_loss += chance * least(b - a, attack_power);
    }
}

void monuments_odds(const struct monuments_table *t,
                    struct monuments_side attack, struct monuments_side defence,
                    struct monuments_odds *out)
{
    assert(t && out && attack.dice >= 0 && defence.dice >= 0);
    struct chances a = roll(t, attack.dice);
    struct chances b = roll(t, defence.dice);
    struct sums to = {0, 0, 0, 0};
    for (int i = 0; i <= a.most; i++) {
        for (int k = 0; k <= b.most; k++) {
            add_battle(i, k, a.of[i] * b.of[k], attack.power, defence.power,
                       &to);
        }
    }
    *out = (struct monuments_odds){
        .win = rounded(100 * to.win),
        .lose = rounded(100 * to.lose),
        .attack_loss = rounded(10 * to.attack_loss),
        .defence_loss = rounded(10 * to.defence_loss),
    };
}

void monuments_odds_now(const struct monuments_table *t,
                        const struct monuments_state *s,
                        struct monuments_odds *out)
{
    struct monuments_side attack = {.power = monuments_attack_power(t, s)};
    struct monuments_side defence = {.power = monuments_defence_power(t, s)};
    attack.dice = attack.power
                  + monuments_param(t, s, s->turn, PARAM_ATTACK_DICE);
    defence.dice = defence.power
                   + monuments_param(t, s, s->defender, PARAM_DEFENCE_DICE);
    monuments_odds(t, attack, defence, out);
}
