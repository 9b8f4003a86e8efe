/* letter.h - letters and digits of all scripts, whatever the locale. */
#ifndef BASE_LETTER_H
#define BASE_LETTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One of 0 to 9. */
bool letter_is_digit(uint32_t c);

/* Part of a word: a letter, a digit. */
bool letter_is_word(uint32_t c);

/* The small letter for a large one, and every other character itself: letters
 * with the same are the same but for their case. */
uint32_t letter_fold(uint32_t c);

#endif
