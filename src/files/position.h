/* position.h - positions from the text of a file (see core/position.h).
 *
 *     struct file f;
 *     struct position p;
 *     char room[GAME_WHY_MAX];
 *     struct text why = text_in(room, sizeof room);
 *     if (file_read(&f, "a.json", FILE_POSITION_MAX, &why) != ERR_OK)
 *         return;
 *     if (position_read(&p, f.bytes, f.size, &why) == ERR_OK)
 *         position_free(&p);
 *     file_free(&f);
 */
#ifndef FILES_POSITION_H
#define FILES_POSITION_H

#include "core/position.h"
#include "files/file.h"

/* The text must outlive the position; the caller frees what was read. */
enum err position_read(struct position *p, const char *bytes, size_t size,
                       struct text *why) MUST_USE;
void position_free(struct position *p);

#endif
