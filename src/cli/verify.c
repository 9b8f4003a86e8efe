/* verify.c - the command that checks the chance of an online match. */
#include "core/verify.h"

#include "cli/output.h"
#include "cli/source.h"

#include <assert.h>
#include <stdio.h>

static bool is_fair(struct source *s, const char *commitment, int *draws,
                    struct text *why)
{
    return record_replay(&s->record, &s->match, -1, why) == ERR_OK
           && record_agrees(&s->record, &s->match, why)
           && verify_chance(&s->record, &s->match, commitment, draws, why);
}

static enum exit_status verify(struct source *s, const struct args *a)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    const char *commitment = a->given[OPT_COMMITMENT] ? a->word[OPT_COMMITMENT]
                                                      : NULL;
    int draws = 0;
    text_add(&why, "%.200s: ", s->name);
    if (!s->is_record)
        return output_misuse("that file is a position; verify needs a record");
    if (!s->record.has_key) {
        return output_misuse("the record has no tag key; an online match shows "
                             "it when it is over");
    }
    if (!is_fair(s, commitment, &draws, &why)) {
        output_problem(room);
        return EXIT_NO;
    }
    printf(
        "%d moves follow the rules; %d of them are chance's, each as the key "
        "draws it.\n",
        s->match.count, draws);
    return EXIT_YES;
}

enum exit_status verify_run(const struct args *a)
{
    assert(a && a->operand_count == 1);
    struct args b = *a;
    b.given[OPT_CHECK] = true; /* opened, not yet played */
    struct source *s = source_of_file(&b, a->operand[0]);
    if (!s)
        return EXIT_MISUSE;
    enum exit_status status = verify(s, a);
    source_free(s);
    return status;
}
