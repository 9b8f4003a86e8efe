/* unit.h - what the unit tests share: the words of cmocka, and an easy seat at
 * a table. */
#ifndef TESTS_UNIT_H
#define TESTS_UNIT_H

/* cmocka asks for these before itself. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/match.h"
#include "core/setup.h"
#include "search/playout.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Does the sentence hold these words? Prints both if it does not. */
static inline void check_says(const char *sentence, const char *words,
                              const char *file, int line)
{
    if (strstr(sentence, words))
        return;
    print_error("said:   \"%s\"\nshould: \"%s\"\n", sentence, words);
    _fail(file, line);
}

#define ASSERT_SAYS(sentence, words) \
    check_says(sentence, words, __FILE__, __LINE__)

/* Room that must be there. */
static inline void *unit_room(size_t size)
{
    void *room = malloc(size);
    if (!room)
        abort();
    return room;
}

/* Opens a venue; `words` are assignments with spaces: "seats=3 map=B". Seats
 * that are not named are the fewest. */
static inline void unit_open(struct venue *v, const struct box *box,
                             const char *words)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct setup how = setup_standard(box->game);
    enum err e = ERR_OK;
    while (e == ERR_OK && *words) {
        char word[GAME_TEXT_MAX] = "";
        size_t n = strcspn(words, " ");
        assert_true(n < sizeof word);
        memcpy(word, words, n);
        e = strncmp(word, "seats=", 6) == 0
                ? setup_set_seats(box->game, &how, word[6] - '0', &why)
                : setup_assign(box->game, &how, word, &why);
        words += n + strspn(words + n, " ");
    }
    if (e == ERR_OK)
        e = venue_open(v, box, &how, &why);
    assert_string_equal(room, "");
    assert_int_equal(e, ERR_OK);
}

/* Begins a match; free its moves. */
static inline void unit_begin(struct match *m, const struct venue *v)
{
    size_t most = (size_t)v->game->moves_max(v->table);
    match_begin(m, v, unit_room(sizeof(struct move) * (most + 1)));
}

/* Plays `red: take 3`, which must be legal. */
static inline void unit_play(struct match *m, const char *words)
{
    char name[FIELD_NAME_MAX] = "";
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct move move = {.seat = 0};
    size_t n = strcspn(words, ":");
    assert_true(n < sizeof name && words[n] == ':');
    memcpy(name, words, n);
    int seat = venue_find_seat(m->venue, name);
    assert_true(seat >= 0);
    enum err e = venue_read_move(m->venue, match_state(m), seat, words + n + 2,
                                 &move, &why);
    assert_string_equal(room, "");
    assert_int_equal(e, ERR_OK);
    assert_int_equal(match_play(m, move), ERR_OK);
}

/* Plays at random while chance is to move. */
static inline void unit_let_chance_move(struct match *m, struct rng *rng)
{
    const struct venue *v = m->venue;
    while (v->game->to_act(v->table, match_state(m)) == 1U << SEAT_CHANCE) {
        struct move move = playout_pick(v, match_state(m), rng);
        assert_int_equal(match_play(m, move), ERR_OK);
    }
}

/* Plays up to `moves` moves at random. */
static inline void unit_play_at_random(struct match *m, int moves,
                                       struct rng *rng)
{
    const struct venue *v = m->venue;
    for (; moves > 0 && !venue_is_over(v, match_state(m)); moves--) {
        struct move move = playout_pick(v, match_state(m), rng);
        assert_int_equal(match_play(m, move), ERR_OK);
    }
}

/* Where a seat that takes back its last decision goes, found by playing the match
 * again: the number of moves, or -1, and what stands in the way. */
static inline int unit_undo_target(const struct match *m, int seat,
                                   struct refusal *why)
{
    int target = match_decision(m, seat, false);
    *why = (struct refusal){.kind = REFUSAL_UNMOVED, .seat = seat};
    if (match_has_closed(m, target < 0 ? 0 : target, why) || target < 0)
        return -1;
    *why = (struct refusal){.kind = REFUSAL_NONE};
    return target;
}

/* The text with the first `from` replaced by `to`; the caller frees. */
static inline char *unit_replace(const char *text, size_t size,
                                 const char *from, const char *to,
                                 size_t *new_size)
{
    size_t cut = strlen(from);
    size_t added = strlen(to);
    size_t at = 0;
    while (at + cut <= size && memcmp(text + at, from, cut) != 0)
        at++;
    if (at + cut > size) {
        print_error("not found: %s\n", from);
        fail();
    }
    *new_size = size - cut + added;
    char *out = unit_room(*new_size + 1);
    memcpy(out, text, at);
    memcpy(out + at, to, added);
    memcpy(out + at + added, text + at + cut, size - at - cut);
    out[*new_size] = '\0';
    return out;
}

#endif
