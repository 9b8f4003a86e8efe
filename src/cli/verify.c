/* verify.c - the command that checks the chance of an online match. */
#include "cli/output.h"
#include "cli/source.h"

#include <stdio.h>
#include <string.h>

static bool key_is_promised(const struct record *r, const struct args *a,
                            struct text *why)
{
    char commitment[SHA256_TEXT_SIZE];
    fair_commit(&r->key, commitment);
    if (a->given[OPT_COMMITMENT]
        && strcmp(a->word[OPT_COMMITMENT], commitment) != 0) {
        text_add(why,
                 "the key belongs to the promise %s, not to the one that "
                 "--commitment gives",
                 commitment);
        return false;
    }
    if (!r->has_commitment || strcmp(r->commitment, commitment) == 0)
        return true;
    text_add(why, "the key belongs to the promise %s, the record says %s",
             commitment, r->commitment);
    return false;
}

static bool is_fair(struct source *s, const struct args *a, struct text *why)
{
    return record_replay(&s->record, &s->match, -1, why) == ERR_OK
           && record_agrees(&s->record, &s->match, why)
           && key_is_promised(&s->record, a, why)
           && fair_check(&s->match, &s->record.key, why);
}

static enum exit_status verify(struct source *s, const struct args *a)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (!s->is_record)
        return output_misuse("that file is a position; verify needs a record");
    if (!s->record.has_key) {
        return output_misuse("the record has no tag key; an online match shows "
                             "it when it is over");
    }
    if (!is_fair(s, a, &why)) {
        output_problem(room);
        return EXIT_NO;
    }
    int draws = 0;
    for (int i = 0; i < s->match.count; i++)
        draws += s->match.moves[i].seat == SEAT_CHANCE;
    printf(
        "%d moves follow the rules; %d of them are chance's, each as the key "
        "draws it.\n",
        s->match.count, draws);
    return EXIT_YES;
}

enum exit_status verify_run(const struct args *a)
{
    struct args b = *a;
    b.given[OPT_CHECK] = true; /* opened, not yet played */
    struct source *s = source_of_file(&b, a->operand[0]);
    if (!s)
        return EXIT_MISUSE;
    enum exit_status status = verify(s, a);
    source_free(s);
    return status;
}
