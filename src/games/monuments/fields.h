/* fields.h - the table of fields of a position. */
#ifndef GAMES_MONUMENTS_FIELDS_H
#define GAMES_MONUMENTS_FIELDS_H

#include "core/field.h"

enum { MONUMENTS_FIELD_COUNT = 71 };

/* One row for every member of struct monuments_state. */
extern const struct field monuments_fields[];

#endif
