#include "term/ask.h"

#include <string.h>

/* clang-format off */

/* The first row of a game that fits one of the moves is asked. */
static const struct ask {
    const char *game;
    const char *verb;
    const char *question;
} asks[] = {
    {"empire", "neutral",  "Choose a region for a neutral army"},
    {"empire", "bid",      "Bid for the right to say who begins"},
    {"empire", "first",    "Choose who begins"},
    {"empire", "take",     "Take a card"},
    {"empire", "choose",   "Choose which part of the card to do"},
    {"empire", "place",    "Choose a region for the army"},
    {"empire", "move",     "Choose an army to move, and where it goes"},
    {"empire", "sail",     "Choose an army to move, and where it goes"},
    {"empire", "city",     "Choose a region for the city"},
    {"empire", "destroy",  "Choose an army to destroy"},
    {"empire", "stop",     "Stop here"},

    {"bronze", "take",     "Take a card from the pool"},
    {"bronze", "place",    "Place the card: choose a column, face up or face down"},
    {"bronze", "settle",   "Settle a spot with an active card, or stop"},
    {"bronze", "city",     "Choose a city below the tile"},
    {"bronze", "end",      "Stop settling"},

    {"monuments", "keep",      "Choose the quests to keep"},
    {"monuments", "play",      "Play an action card or take your cards back"},
    {"monuments", "upgrade",   "Choose a card to improve"},
    {"monuments", "discount",  "Choose what to save"},
    {"monuments", "pay",       "Choose where to pay from"},
    {"monuments", "unit",      "Choose a unit to move"},
    {"monuments", "carry",     "Carry a resource along?"},
    {"monuments", "go",        "Choose where the unit goes"},
    {"monuments", "sail",      "Choose where the ferry goes"},
    {"monuments", "land",      "Choose where to go ashore"},
    {"monuments", "board",     "Choose a ferry to go aboard"},
    {"monuments", "shore",     "Choose a shore for the empty ferry"},
    {"monuments", "produce",   "Choose a hex to produce"},
    {"monuments", "type",      "Choose what the workshop makes"},
    {"monuments", "build",     "Choose what to build or repair"},
    {"monuments", "repair",    "Choose what to repair"},
    {"monuments", "site",      "Choose the place for it"},
    {"monuments", "populate",  "Choose a town for new workers"},
    {"monuments", "sacrifice", "Choose a worker to give up for the layer"},
    {"monuments", "weapon",    "Choose a worker for the weapon"},
    {"monuments", "bonus",     "Take a common bonus for the layer"},
    {"monuments", "option",    "Take one of the gifts of your personal card"},
    {"monuments", "place",     "Choose where the resource goes"},
    {"monuments", "worker",    "Place a new worker"},
    {"monuments", "train",     "Choose what to train"},
    {"monuments", "launch",    "Choose the water where the navy begins"},
    {"monuments", "attack",    "Choose what to attack"},
    {"monuments", "attacker",  "Choose who attacks"},
    {"monuments", "lose",      "Choose what you lose"},
    {"monuments", "retreat",   "Choose where to retreat"},
    {"monuments", "occupy",    "Choose who moves in"},
    {"monuments", "give",      "Choose what to trade away"},
    {"monuments", "get",       "Choose what you get"},
    {"monuments", "rescue",    "Bring two workers home?"},
    {"monuments", "take",      "Take your cards back"},
    {"monuments", "stop",      "Stop here"},
};
/* clang-format on */

enum { ASKS = sizeof asks / sizeof asks[0] };

static bool fits(const struct ask *a, const char *game, const char *verb,
                 size_t n)
{
    return strcmp(a->game, game) == 0 && strlen(a->verb) == n
           && strncmp(a->verb, verb, n) == 0;
}

static size_t find(const char *game, const char *verb, size_t n)
{
    size_t i = 0;
    while (i < ASKS && !fits(&asks[i], game, verb, n))
        i++;
    return i;
}

bool ask_knows(const char *game, const char *verb, size_t n)
{
    return find(game, verb, n) < ASKS;
}

const char *ask_question(const struct venue *v, const struct state *view,
                         const struct move_list *moves)
{
    size_t best = ASKS;
    for (int i = 0; i < moves->count; i++) {
        char room[GAME_TEXT_MAX];
        struct text t = text_in(room, sizeof room);
        v->game->write_move(v->table, view, moves->move[i], &t);
        size_t row = find(v->game->name, room, strcspn(room, " "));
        best = row < best ? row : best;
    }
    return best < ASKS ? asks[best].question : "Choose a move";
}
