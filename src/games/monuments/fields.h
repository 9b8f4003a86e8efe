/* fields.h - the table of fields of a position. */
#ifndef GAMES_MONUMENTS_FIELDS_H
#define GAMES_MONUMENTS_FIELDS_H

#include "core/field.h"

/* One row for every member of struct monuments_state. */
extern const struct fields monuments_fields;

#endif
