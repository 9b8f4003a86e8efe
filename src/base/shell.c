#include "base/shell.h"

#include "base/clean.h"

#include <assert.h>
#include <string.h>

static const char safe[] = "abcdefghijklmnopqrstuvwxyz"
                           "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./,:=+@%";

void shell_quote(const char *word, struct text *out)
{
    assert(word && out);
    text_add(out, "'");
    for (; *word; word++)
        text_add(out, *word == '\'' ? "'\\''" : "%c", *word);
    text_add(out, "'");
}

/* $'...', with every other byte as an octal number. */
static void escape(const char *word, struct text *out)
{
    text_add(out, "$'");
    for (; *word; word++) {
        unsigned char c = (unsigned char)*word;
        bool plain = c >= ' ' && c < 0x7f && c != '\'' && c != '\\';
        if (plain) {
            text_add(out, "%c", c);
        } else {
            text_add(out, "\\%d%d%d", c >> 6, c >> 3 & 7, c & 7);
        }
    }
    text_add(out, "'");
}

void shell_show(const char *word, struct text *out)
{
    assert(word && out);
    if (!clean_is(word)) {
        escape(word, out);
    } else if (!*word || word[strspn(word, safe)]) {
        shell_quote(word, out);
    } else {
        text_add(out, "%s", word);
    }
}
