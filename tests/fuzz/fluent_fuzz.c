/* fluent_fuzz.c - any bytes as a file of words: every message that it may have is
 * said, within the room that there is. */
#include "base/fluent.h"
#include "fuzz/fuzz.h"

static struct fluent_value find(const struct fluent_args *a,
                                struct fluent_name name)
{
    (void)a;
    enum fluent_kind kind = (enum fluent_kind)(name.size % 4);
    return (struct fluent_value){
        .kind = kind, .number = (int)name.size - 2, .word = "other"};
}

static bool write_more(const struct fluent_args *a, struct fluent_name name,
                       struct fluent_name by, int depth, struct text *out)
{
    (void)a;
    (void)depth;
    text_put(out, name.at, name.size);
    text_put(out, by.at, by.size);
    return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct fluent_args args = {.find = find, .write = write_more};
    char *text = fuzz_text(data, size);
    struct fluent_file f = {.text = text, .end = text + size};
    for (size_t i = 0; i < size && i < 2000; i++) {
        char room[200];
        char name[16];
        struct text message = text_in(name, sizeof name);
        struct text out = text_in(room, sizeof room);
        size_t rest = size - i;
        if (i > 0 && text[i - 1] != '\n')
            continue;
        text_put(&message, text + i, rest < 12 ? rest : 12);
        name[strcspn(name, " =\n")] = '\0';
        (void)fluent_say(&f, name, &args, &out);
        CHECK(out.len < sizeof room && room[out.len] == '\0');
    }
    free(text);
    return 0;
}
