#include "rules.h"

#include "core/setup.h"
#include "files/content.h"
#include "games/games.h"
#include "load.h"

#include <stdlib.h>
#include <string.h>

static struct box box;
static struct venue venue;

void rules_load(const char *game)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    const struct games_entry *e = games_find(game);
    if (!e)
        stop("there is no such game");
    struct setup how = setup_standard(e->game);
    how.seats = SEATS;
    if (content_read(&box, e->game, "content", e->content,
                     (size_t)(e->content_end - e->content), &why)
            != ERR_OK
        || venue_open(&venue, &box, &how, &why) != ERR_OK)
        stop(room);
}

void rules_begin(struct follower *f)
{
    venue.game->begin(venue.table, state_in(&f->now));
}

/* -- The log --------------------------------------------------------------- */

static struct move chance_move(struct follower *f, const char *words)
{
    char name[GAME_TEXT_MAX];
    char room[GAME_WHY_MAX];
    struct text t = text_in(name, sizeof name);
    struct text why = text_in(room, sizeof room);
    struct move m;
    text_add(&t, "%.*s", (int)strcspn(words, "\""), words);
    if (venue_read_move(&venue, state_in(&f->now), SEAT_CHANCE, name, &m, &why)
        != ERR_OK)
        stop(room);
    return m;
}

/* One entry, from behind its version to the next. */
static void follow_entry(struct follower *f, const char *at)
{
    static const char chance[] = "\"seat\":\"chance\",\"move\":\"";
    if (strncmp(at, ",\"n\":", 5) != 0)
        return; /* more than a move */
    at = strchr(at + 5, ',') + 1;
    struct move m;
    if (strncmp(at, chance, sizeof chance - 1) == 0) {
        m = chance_move(f, at + sizeof chance - 1);
    } else {
        /* Of several who choose at once, the one of this seat. */
        int seat = at[strlen("\"seat\":")] - '0';
        unsigned i = f->first;
        while (i != f->end && f->made[i % RULES_AHEAD].seat != seat)
            i++;
        if (i == f->end)
            stop("a move that nobody has made");
        m = f->made[i % RULES_AHEAD];
        for (; i != f->first; i--)
            f->made[i % RULES_AHEAD] = f->made[(i - 1) % RULES_AHEAD];
        f->first++;
    }
    venue.game->apply(venue.table, state_in(&f->now), m);
}

void rules_follow(struct follower *f, const char *json)
{
    static const char key[] = "{\"version\":";
    const char *at = strstr(json, "\"log\":[");
    while (at && (at = strstr(at, key)) != NULL) {
        char *end = NULL;
        int version = (int)strtol(at + sizeof key - 1, &end, 10);
        if (version == f->version + 1) {
            f->version = version;
            follow_entry(f, end);
        }
        at = end;
    }
}

/* -- Decisions ------------------------------------------------------------- */

static void add_name(const struct state *s, struct move m, struct text *out)
{
    char name[GAME_TEXT_MAX];
    struct text t = text_in(name, sizeof name);
    venue.game->write_move(venue.table, s, m, &t);
    text_add(out, "%s\"%s\"", out->len ? "," : "", name);
}

int rules_choose(struct follower *f, int seat, unsigned (*roll)(unsigned),
                 struct text *first, struct text *then)
{
    struct state_room ahead = f->now;
    struct state *s = state_in(&ahead);
    int count = 0;
    if (!(venue.game->to_act(venue.table, s) >> seat & 1))
        return 0;
    do {
        struct move_list l;
        l.count = 0;
        venue.game->legal(venue.table, s, seat, &l);
        struct move m = l.move[roll((unsigned)l.count)];
        add_name(s, m, count ? then : first);
        f->made[f->end++ % RULES_AHEAD] = m;
        venue.game->apply(venue.table, s, m);
        count++;
    } while (count <= RULES_THEN
             && venue.game->to_act(venue.table, s) == 1U << seat);
    return count;
}
