/* guest_status.c - how the table stands, in a sentence. */
#include "term/guest_internal.h"
#include "term/say.h"

/* Somebody wants to take back. */
static void write_plea(const struct party *p, struct text *out)
{
    const struct company *c = &p->company;
    if (c->plea < 0)
        return;
    const char *name = c->seat[c->plea].name;
    if (party_is_asked(p)) {
        SAY(out, "plea-answer", {"name", .word = name}, {"by", .word = p->by});
    } else if (c->plea == p->seat) {
        say(out, "plea-own");
    } else {
        SAY(out, "plea", {"name", .word = name});
    }
}

/* A bot plays for this seat. */
static void write_absence(const struct party *p, struct text *out)
{
    if (p->seat >= p->company.seats)
        return;
    if (p->company.seat[p->seat].has_resigned) {
        say(out, "absent-resigned");
    } else if (p->company.seat[p->seat].is_late) {
        SAY(out, "absent-late", {"by", .word = p->by});
    }
}

static void write_waiting(const struct party *p, struct text *out)
{
    int open = company_open_seats(&p->company);
    if (p->company.state == COMPANY_WAITS && open > 0) {
        SAY(out, "waiting", {"open", .number = open},
            {"seats", .number = p->company.seats});
    }
}

static void write_rematch(const struct party *p, struct text *out)
{
    if (p->company.state != COMPANY_IS_OVER)
        return;
    if (p->company.next[0]) {
        SAY(out, "rematch-there", {"by", .word = p->by});
    } else if (p->seat != SEAT_NOBODY) {
        SAY(out, "rematch", {"by", .word = p->by});
    }
}

void guest_write_status(const struct party *p, struct text *out)
{
    static void (*const parts[])(const struct party *p, struct text *out) = {
        write_plea, write_rematch, write_absence, write_waiting};
    size_t before = out->len;
    text_add(out, "%s", guest_in(p)->line);
    for (size_t i = 0; i < sizeof parts / sizeof parts[0] && out->len == before;
         i++)
        parts[i](p, out);
}
