/* entry_fuzz.c - any bytes as an entry and as a plan of the store. What is read
 * is written again to the same words. */
#include "server/meeting.h"

#include "fuzz/fuzz.h"

static void try_entry(const char *text)
{
    struct entry e;
    struct entry again;
    char room[ENTRY_TEXT_MAX];
    char room_again[ENTRY_TEXT_MAX];
    struct text t = text_in(room, sizeof room);
    struct text t_again = text_in(room_again, sizeof room_again);
    if (!entry_read(&e, text))
        return;
    entry_write(&e, &t);
    CHECK(!t.cut && entry_read(&again, room));
    entry_write(&again, &t_again);
    CHECK(strcmp(room, room_again) == 0);
}

static void try_plan(const char *text)
{
    char why_room[GAME_WHY_MAX];
    char room[PLAN_TEXT_MAX];
    struct text why = text_in(why_room, sizeof why_room);
    struct text t = text_in(room, sizeof room);
    struct plan p;
    enum err e = plan_read(&p, text, &why);
    CHECK((e == ERR_OK) == (why.len == 0));
    if (e != ERR_OK)
        return;
    plan_write(&p, &t);
    CHECK(!t.cut && plan_read(&p, room, &why) == ERR_OK);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    try_entry(text);
    try_plan(text);
    free(text);
    return 0;
}
