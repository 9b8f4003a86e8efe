#include "core/record.h"

#include "base/clean.h"
#include "base/hash.h"
#include "core/setup.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

static const char magic[] = "mudbrick record 1";

/* -- Lines ----------------------------------------------------------------- */

struct lines {
    const char *at;
    const char *end;
    int number; /* of the line that was read last */
};

/* Copies the next line; false at the end. What a terminal must not see is a dot
 * from here on, whoever shows the line. One that does not fit or holds a NUL is
 * handed on as one that nothing accepts. */
static bool next_line(struct lines *l, char line[RECORD_LINE_MAX])
{
    char raw[RECORD_LINE_MAX];
    struct text t = text_in(line, RECORD_LINE_MAX);
    if (l->at >= l->end)
        return false;
    const char *stop = memchr(l->at, '\n', (size_t)(l->end - l->at));
    size_t n = (size_t)((stop ? stop : l->end) - l->at);
    size_t kept = n < RECORD_LINE_MAX ? n : RECORD_LINE_MAX - 1;
    memcpy(raw, l->at, kept);
    if (kept > 0 && raw[kept - 1] == '\r')
        kept--;
    raw[kept] = '\0';
    clean_write(raw, &t);
    if (n >= RECORD_LINE_MAX || strlen(raw) != kept)
        (void)memcpy(line, "\001", 2);
    l->at = stop ? stop + 1 : l->end;
    l->number++;
    return true;
}

static enum err refuse(int line, const char *what, struct text *why)
{
    text_add(why, "line %d: %s", line, what);
    return ERR_BAD_TEXT;
}

/* -- Tags ------------------------------------------------------------------ */

static bool read_int(const char *s, int min, int *out)
{
    long long n = 0;
    if (!text_number(s, min, INT_MAX, &n))
        return false;
    *out = (int)n;
    return true;
}

static bool copy(char *dest, size_t room, const char *s)
{
    size_t n = strlen(s);
    if (n == 0 || n >= room)
        return false;
    memcpy(dest, s, n + 1);
    return true;
}

static bool tag_game(struct record *r, const char *s)
{
    return copy(r->game, sizeof r->game, s);
}

static bool tag_rules(struct record *r, const char *s)
{
    return read_int(s, 1, &r->rules);
}

static bool tag_seats(struct record *r, const char *s)
{
    return read_int(s, 1, &r->seats);
}

static bool tag_set(struct record *r, const char *s)
{
    return r->set_count < GAME_OPTIONS_MAX
           && copy(r->set[r->set_count++], RECORD_LINE_MAX, s);
}

static bool tag_content(struct record *r, const char *s)
{
    return hash_read(s, &r->content_hash);
}

static bool tag_seed(struct record *r, const char *s)
{
    return text_number(s, 0, LLONG_MAX, &r->seed);
}

static bool tag_player(struct record *r, const char *s)
{
    char words[RECORD_LINE_MAX];
    struct record_player *p = &r->player[r->player_count];
    char *name = copy(words, sizeof words, s) ? strchr(words, ' ') : NULL;
    if (name && r->player_count < GAME_SEATS_MAX) {
        *name++ = '\0';
        r->player_count += copy(p->seat, sizeof p->seat, words)
                           && copy(p->name, sizeof p->name, name);
    }
    return *s != '\0';
}

/* Other notes are kept in the file and nowhere else. */
static bool tag_note(struct record *r, const char *s)
{
    (void)r;
    return *s != '\0';
}

static bool tag_taken_back(struct record *r, const char *s)
{
    return read_int(s, 1, &r->taken_back);
}

static bool tag_commitment(struct record *r, const char *s)
{
    uint8_t bytes[SHA256_SIZE];
    r->has_commitment = sha256_read(s, bytes)
                        && copy(r->commitment, sizeof r->commitment, s);
    return r->has_commitment;
}

static bool tag_key(struct record *r, const char *s)
{
    r->has_key = sha256_read(s, r->key.bytes);
    return r->has_key;
}

static bool tag_moves(struct record *r, const char *s)
{
    return read_int(s, 0, &r->moves);
}

static bool tag_result(struct record *r, const char *s)
{
    return copy(r->result, sizeof r->result, s);
}

static bool tag_hash(struct record *r, const char *s)
{
    return hash_read(s, &r->final_hash);
}

enum tag {
    TAG_GAME,
    TAG_RULES,
    TAG_SEATS,
    TAG_SET,
    TAG_CONTENT,
    TAG_SEED,
    TAG_PLAYER,
    TAG_FORFEIT,
    TAG_TAKEN_BACK,
    TAG_COMMITMENT,
    TAG_KEY,
    TAG_MOVES,
    TAG_RESULT,
    TAG_HASH,
    TAG_COUNT,
};

static const struct {
    const char *word;
    bool (*read)(struct record *r, const char *s);
    bool needed;
    const char *remedy;
} tags[TAG_COUNT] = {
    [TAG_GAME] = {"game", tag_game, true, "game needs the name of a game"},
    [TAG_RULES] = {"rules", tag_rules, true, "rules needs a version number"},
    [TAG_SEATS] = {"seats", tag_seats, true, "seats needs a number"},
    [TAG_SET] = {"set", tag_set, false, "set needs option=value, 8 at most"},
    [TAG_CONTENT] = {"content", tag_content, true,
                     "content needs 16 hexadecimal digits"},
    [TAG_SEED] = {"seed", tag_seed, false, "seed needs a number"},
    [TAG_PLAYER] = {"player", tag_player, false,
                    "player needs a seat and a name"},
    [TAG_FORFEIT] = {"forfeit", tag_note, false, "forfeit needs a sentence"},
    [TAG_TAKEN_BACK] = {"taken-back", tag_taken_back, false,
                        "taken-back needs a number from 1 on"},
    [TAG_COMMITMENT] = {"commitment", tag_commitment, false,
                        "commitment needs 64 hexadecimal digits"},
    [TAG_KEY] = {"key", tag_key, false, "key needs 64 hexadecimal digits"},
    [TAG_MOVES] = {"moves", tag_moves, true, "moves needs a number"},
    [TAG_RESULT] = {"result", tag_result, false, "result needs words"},
    [TAG_HASH] = {"hash", tag_hash, false, "hash needs 16 hexadecimal digits"},
};

static enum err read_tag(struct record *r, const char *line, int number,
                         struct text *why)
{
    size_t n = strcspn(line, " ");
    for (int i = 0; i < TAG_COUNT; i++) {
        if (strlen(tags[i].word) != n || strncmp(tags[i].word, line, n) != 0)
            continue;
        bool many = i == TAG_SET || i == TAG_PLAYER || i == TAG_FORFEIT;
        if (r->seen >> i & 1 && !many)
            return refuse(number, "that tag was given before", why);
        r->seen |= 1U << i;
        if (line[n] != ' ' || !tags[i].read(r, line + n + 1))
            return refuse(number, tags[i].remedy, why);
        return ERR_OK;
    }
    return refuse(
        number,
        "not a tag; tags are game, rules, seats, set, content, "
        "seed, player, forfeit, taken-back, commitment, key, moves, result, hash, "
        "then an empty line",
        why);
}

enum err record_read(struct record *r, const char *text, size_t size,
                     struct text *why)
{
    assert(r && text && why);
    struct lines l = {.at = text, .end = text + size};
    char line[RECORD_LINE_MAX];
    *r = (struct record){.seed = RECORD_NO_SEED};
    if (!next_line(&l, line) || strcmp(line, magic) != 0)
        return refuse(1, "a record begins with \"mudbrick record 1\"", why);
    bool more = next_line(&l, line);
    for (; more && line[0] != '\0'; more = next_line(&l, line)) {
        enum err e = line[0] == '#' ? ERR_OK : read_tag(r, line, l.number, why);
        if (e != ERR_OK)
            return e;
    }
    if (!more)
        return refuse(l.number, "the file ends before the empty line", why);
    for (int i = 0; i < TAG_COUNT; i++) {
        if (tags[i].needed && !(r->seen >> i & 1)) {
            text_add(why, "the tag %s is missing", tags[i].word);
            return ERR_BAD_TEXT;
        }
    }
    r->body = l.at;
    r->end = l.end;
    r->body_line = l.number + 1;
    return ERR_OK;
}

enum err record_setup(const struct record *r, const struct game *g,
                      struct setup *out, struct text *why)
{
    assert(r && g && out);
    struct setup how = setup_unsaid(g);
    if (r->rules != g->rules_version) {
        text_add(why,
                 "the record follows version %d of the rules of %s; this "
                 "program plays version %d",
                 r->rules, g->name, g->rules_version);
        return ERR_BAD_TEXT;
    }
    enum err e = setup_set_seats(g, &how, r->seats, why);
    for (int i = 0; e == ERR_OK && i < r->set_count; i++)
        e = setup_assign(g, &how, r->set[i], why);
    if (e == ERR_OK)
        *out = how;
    return e;
}

const char *record_player(const struct record *r, const struct venue *v,
                          int seat)
{
    assert(r && venue_has_seat(v, seat));
    const char *name = NULL;
    for (int i = 0; i < r->player_count; i++) {
        if (venue_find_seat(v, r->player[i].seat) == seat)
            name = r->player[i].name;
    }
    return name;
}

/* -- Moves ----------------------------------------------------------------- */

enum err record_play_line(struct match *m, const char *line, struct text *why)
{
    assert(m && line && why);
    char name[FIELD_NAME_MAX];
    const char *colon = strstr(line, ": ");
    size_t n = colon ? (size_t)(colon - line) : 0;
    struct move move;
    if (n == 0 || n >= sizeof name) {
        text_add(why, "a move is written as seat: move");
        return ERR_BAD_TEXT;
    }
    memcpy(name, line, n);
    name[n] = '\0';
    int seat = venue_find_seat(m->venue, name);
    if (seat < 0) {
        text_add(why, "there is no seat called %s", name);
        return ERR_BAD_TEXT;
    }
    enum err e = venue_read_move(m->venue, match_state(m), seat, colon + 2,
                                 &move, why);
    return e == ERR_OK ? match_follow(m, move) : e;
}

enum err record_replay(const struct record *r, struct match *m, int to,
                       struct text *why)
{
    assert(m->venue);
    struct lines l = {.at = r->body, .end = r->end, .number = r->body_line - 1};
    char line[RECORD_LINE_MAX];
    while ((to < 0 || m->count < to) && next_line(&l, line)) {
        char room[GAME_WHY_MAX];
        struct text reason = text_in(room, sizeof room);
        if (line[0] == '\0' || line[0] == '#')
            continue;
        enum err e = record_play_line(m, line, &reason);
        if (e != ERR_OK) {
            text_add(why, "line %d, move %d: %s", l.number, m->count + 1,
                     room[0] ? room : err_text(e));
            return e;
        }
    }
    if (m->count < to) {
        text_add(why, "the record has only %d moves", m->count);
        return ERR_NOT_FOUND;
    }
    if (to < 0 && m->count != r->moves) {
        text_add(why, "the record announces %d moves and has %d", r->moves,
                 m->count);
        return ERR_BAD_TEXT;
    }
    return ERR_OK;
}

static void write_result(const struct venue *v, const struct state *s,
                         struct text *out)
{
    int place[GAME_SEATS_MAX];
    if (!venue_is_over(v, s)) {
        text_add(out, "unfinished");
        return;
    }
    venue_rank(v, s, place);
    for (int i = 0; i < v->setup.seats; i++) {
        struct score score;
        v->game->score(v->table, s, i, &score);
        text_add(out, "%s%s=%d/%d", i ? " " : "", venue_seat_name(v, i),
                 place[i], score_total(&score));
    }
}

bool record_agrees(const struct record *r, struct match *m, struct text *why)
{
    assert(r && m && why);
    char result[RECORD_LINE_MAX];
    struct text t = text_in(result, sizeof result);
    uint64_t hash = venue_hash(m->venue, match_state(m));
    write_result(m->venue, match_state(m), &t);
    if (r->seen >> TAG_RESULT & 1 && strcmp(r->result, result) != 0) {
        text_add(why, "the record says \"%s\", the rules say \"%s\"", r->result,
                 result);
    } else if (r->seen >> TAG_HASH & 1 && r->final_hash != hash) {
        text_add(why,
                 "the final position has hash %016llx, the record says %016llx",
                 (unsigned long long)hash, (unsigned long long)r->final_hash);
    } else {
        return true;
    }
    return false;
}

/* -- Writing --------------------------------------------------------------- */

/* A note stays on its line. */
static void write_note(const char *tag, const char *words, struct text *out)
{
    char room[RECORD_LINE_MAX / 2];
    struct text note = text_in(room, sizeof room);
    clean_write(words, &note);
    text_add(out, "%s %s\n", tag, room);
}

static void write_notes(const struct venue *v, const struct record_notes *notes,
                        struct text *out)
{
    if (!notes)
        return;
    if (notes->seed != RECORD_NO_SEED)
        text_add(out, "seed %lld\n", notes->seed);
    for (int i = 0; i < v->setup.seats; i++) {
        char room[FIELD_NAME_MAX + sizeof "player "];
        struct text tag = text_in(room, sizeof room);
        text_add(&tag, "player %s", venue_seat_name(v, i));
        if (notes->player[i])
            write_note(room, notes->player[i], out);
    }
    if (notes->forfeit)
        write_note("forfeit", notes->forfeit, out);
    if (notes->taken_back > 0)
        text_add(out, "taken-back %d\n", notes->taken_back);
    if (notes->commitment)
        write_note("commitment", notes->commitment, out);
    if (notes->key)
        write_note("key", notes->key, out);
}

static void write_tags(const struct match *m, const struct record_notes *notes,
                       struct text *out)
{
    const struct venue *v = m->venue;
    const struct state *s = (const struct state *)(const void *)m->now.bytes;
    text_add(out, "%s\ngame %s\nrules %d\nseats %d\n", magic, v->game->name,
             v->game->rules_version, v->setup.seats);
    for (int i = 0; i < v->game->option_count; i++) {
        text_add(out, "set %s=%s\n", v->game->options[i].name,
                 setup_word(v->game, &v->setup, i));
    }
    text_add(out, "content %016llx\n", (unsigned long long)v->content_hash);
    write_notes(v, notes, out);
    text_add(out, "moves %d\nresult ", m->count);
    write_result(v, s, out);
    text_add(out, "\nhash %016llx\n\n", (unsigned long long)venue_hash(v, s));
}

void record_write(const struct match *m, const struct record_notes *notes,
                  struct text *out)
{
    const struct venue *v = m->venue;
    struct state_room room;
    struct state *s = state_in(&room);
    assert(!m->start);
    write_tags(m, notes, out);
    v->game->begin(v->table, s);
    for (int i = 0; i < m->count; i++) {
        text_add(out, "%s: ", venue_seat_name(v, m->moves[i].seat));
        v->game->write_move(v->table, s, m->moves[i], out);
        text_add(out, "\n");
        v->game->apply(v->table, s, m->moves[i]);
    }
}

size_t record_room(const struct match *m)
{
    assert(m && m->venue);
    return 4096 + (size_t)m->count * (GAME_TEXT_MAX + FIELD_NAME_MAX);
}
