/* words_twin.c FILE... - says what it is asked to, by these files of words, as the
 * engine does. A line of input is a message and its arguments, between tabs:
 *
 *     take  who=w:Ada  n=n:3  left=l:ace|king
 *
 * words, numbers, lists. A line of output is the text, or "?" and the text if
 * something is missing. */
#include "core/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILES_MAX = 4, LINE_MAX_SIZE = 4096 };

static void read_file(const char *path, struct fluent_file *out)
{
    FILE *f = fopen(path, "rb");
    char *text = malloc(1 << 20);
    if (!f || !text)
        abort();
    size_t size = fread(text, 1, (1 << 20) - 1, f);
    text[size] = '\0';
    out->text = text;
    out->end = text + size;
    (void)fclose(f);
}

static void add_list(struct fact *f, const char *name, char *items)
{
    fact_list(f, name);
    for (char *item = strtok(items, "|"); item; item = strtok(NULL, "|"))
        fact_word(f, NULL, item);
    fact_close(f);
}

static void add(struct fact *f, char *argument)
{
    char *sign = strchr(argument, '=');
    if (!sign || !sign[1])
        abort();
    *sign = '\0';
    char *value = sign + 3;
    if (sign[1] == 'n') {
        fact_number(f, argument, (int)strtol(value, NULL, 10));
    } else if (sign[1] == 'w') {
        fact_word(f, argument, value);
    } else {
        add_list(f, argument, value);
    }
}

/* The fact of a line; the line holds its words. */
static void read_fact(struct fact *f, char *line)
{
    char *next = NULL;
    line[strcspn(line, "\n")] = '\0';
    for (char *at = line; at; at = next) {
        next = strchr(at, '\t');
        if (next)
            *next++ = '\0';
        if (at == line) {
            fact_begin(f, at);
        } else {
            add(f, at);
        }
    }
    fact_close(f);
}

int main(int argc, char **argv)
{
    static struct fluent_file file[FILES_MAX];
    char line[LINE_MAX_SIZE];
    for (int i = 1; i < argc && i <= FILES_MAX; i++) {
        read_file(argv[i], &file[i - 1]);
        if (i > 1)
            file[i - 2].more = &file[i - 1];
    }
    while (fgets(line, sizeof line, stdin)) {
        char room[LINE_MAX_SIZE];
        struct text t = text_in(room, sizeof room);
        struct fact f;
        read_fact(&f, line);
        bool is_whole = words_say(&file[0], &f, &t);
        for (char *c = strchr(room, '\n'); c; c = strchr(c, '\n'))
            *c = '\t';
        printf("%s%s\n", is_whole ? "" : "?", room);
    }
    return 0;
}
