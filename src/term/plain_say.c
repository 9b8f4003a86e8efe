/* plain_say.c - lines of a conversation. */
#include "base/clean.h"
#include "core/sentence.h"
#include "term/plain_internal.h"
#include "term/say.h"

#include <assert.h>
#include <stdio.h>

/* Whatever was quoted in it, no word of it is for the terminal. */
void plain_flush(struct plain *p)
{
    p->fit.len = 0;
    clean_write_lines(p->out.buf, &p->fit);
    (void)fwrite(p->fit.buf, 1, p->fit.len, stdout);
    (void)fflush(stdout);
    p->out.len = 0;
    p->out.buf[0] = '\0';
}

void plain_complain(const char *sentence)
{
    assert(*sentence);
    char room[PARTY_COMMAND_MAX];
    struct text t = text_in(room, sizeof room);
    clean_write(sentence, &t);
    (void)fprintf(stderr, "mudbrick: %s\n", room);
}

void plain_say(struct plain *p, const char *message)
{
    say(&p->out, message);
    text_add(&p->out, "\n");
}

void plain_say_of(struct plain *p, const char *message, const char *words)
{
    char room[PLAIN_QUOTE_MAX];
    struct text quote = text_in(room, sizeof room);
    text_add(&quote, "%.40s", words);
    SAY(&p->out, message, {"words", .word = room});
    text_add(&p->out, "\n");
}

void plain_answer_with(struct plain *p, const char *said)
{
    text_add(&p->out, "%s%s", said, *said ? "\n" : "");
}

void plain_write_seat(const struct plain *p, int seat, struct text *out)
{
    assert(seat >= 0 && seat < p->scene.venue->setup.seats);
    scene_write_seat_of(&p->scene, seat, p->party->company.seat[seat].name,
                        out);
}
