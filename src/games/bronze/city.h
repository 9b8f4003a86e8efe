/* city.h - what a city card measures, between city.c and city_facts.c. */
#ifndef GAMES_BRONZE_CITY_H
#define GAMES_BRONZE_CITY_H

#include "games/bronze/state.h"

/* How the measured number becomes points. */
enum city_rule {
    RULE_MORE,     /* than each opponent */
    RULE_LESS,     /* than each opponent */
    RULE_EACH,     /* points for each */
    RULE_AT_LEAST, /* the number of the card */
    RULE_AT_MOST,  /* the number of the card */
};

enum city_rule bronze_city_rule(const struct bronze_city *city);

/* The number of the card, or how many things it names. */
int bronze_city_wanted(const struct bronze_city *city);

/* The number that the city looks at. */
int bronze_city_measure(const struct bronze_table *t,
                        const struct bronze_state *s, int seat,
                        const struct bronze_city *city);

/* Cards of each technology in the matrix of a seat. */
void bronze_count_matrix(const struct bronze_state *s, int seat,
                         int count[BRONZE_FACES]);

/* The types of settlers of a seat on a terrain, as a set. */
unsigned bronze_settlers_on(const struct bronze_table *t,
                            const struct bronze_state *s, int seat,
                            int terrain);

/* The technologies of a column as a set. */
unsigned bronze_column_set(const uint8_t column[BRONZE_COLUMN_CARDS]);

/* The technologies of a row of the matrix as a set. */
unsigned bronze_row_set(const struct bronze_state *s, int seat, int row);

/* The first row that holds all technologies of the city, -1 if none does. */
int bronze_row_of_city(const struct bronze_state *s, int seat,
                       const struct bronze_city *city);

/* The technology that a city names at `i`. */
static inline int named_technology(const struct bronze_city *city, int i)
{
    int technology = city->technologies[i];
    return technology == PART_ALSO ? BRONZE_CASTING : technology;
}

#endif
