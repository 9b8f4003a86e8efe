/* screen_prompt.c - a line that a person types. */
#include "term/say.h"
#include "term/screen_internal.h"

#include <assert.h>
#include <string.h>

static void append(char *room, size_t size, int key)
{
    struct text t = {.buf = room, .size = size, .len = strlen(room)};
    unsigned c = (unsigned)key;
    if (c < 0x80) {
        text_add(&t, "%c", key);
    } else if (c < 0x800 && t.len + 2 < size) {
        text_add(&t, "%c%c", (int)(0xc0 | c >> 6), (int)(0x80 | (c & 63)));
    } else if (c < 0x10000 && t.len + 3 < size) {
        text_add(&t, "%c%c%c", (int)(0xe0 | c >> 12),
                 (int)(0x80 | (c >> 6 & 63)), (int)(0x80 | (c & 63)));
    }
}

/* Takes a whole character away. */
static void shorten(char *room)
{
    size_t n = strlen(room);
    while (n > 0 && ((unsigned char)room[n - 1] & 0xc0) == 0x80)
        n--;
    room[n > 0 ? n - 1 : 0] = '\0';
}

static void show_line(struct screen *s, const char *prompt, const char *room)
{
    int row = s->rows - 2;
    for (int i = 0; i < s->cols; i++)
        screen_ink(s, row, i, STYLE_PLAIN, LOOK_STYLED, ' ');
    int n = screen_put(s, row, 1, s->cols - 2, LOOK_HEAD, prompt);
    int room_cols = s->cols - n - 5;
    const char *from = room;
    while (text_columns(from) > room_cols)
        (void)screen_next_char(&from);
    n += screen_put(s, row, 2 + n, room_cols, LOOK_STYLED, from);
    screen_ink(s, row, 2 + n, STYLE_PLAIN, LOOK_CHOSEN, ' ');
    screen_show(s);
}

bool screen_prompt(struct screen *s, const char *words, char *room, size_t size)
{
    assert(strlen(room) < size);
    for (;;) {
        show_line(s, words, room);
        int key = screen_key(s, -1);
        if (key == KEY_IS_ENTER)
            return true;
        if (key == KEY_IS_ESCAPE || key == KEY_IS_LEAVE)
            return false;
        if (key == KEY_IS_BACKSPACE) {
            shorten(room);
        } else if (key == KEY_IS_EMPTY) {
            room[0] = '\0';
        } else if (key < KEY_IS_UP) {
            append(room, size, key);
        }
    }
}

bool screen_prompt_for(struct screen *s, const char *message, char *room,
                       size_t size)
{
    char words[SCREEN_WORDS_MAX];
    struct text t = text_in(words, sizeof words);
    say(&t, message);
    return screen_prompt(s, words, room, size);
}
