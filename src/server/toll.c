#include "server/toll.h"

#include "server/place.h"

#include <assert.h>
#include <string.h>

struct toll_account *toll_account(struct toll *t, const char *address)
{
    assert(t && address);
    char place[NET_ADDRESS_MAX];
    place_of(address, place);
    return &t->cell[secret_number(&t->key, place, strlen(place)) % TOLL_CELLS];
}

/* What it owes now. The clock may have been put back. */
static int64_t reckon(const struct toll *t, struct toll_account *a, int64_t now)
{
    int64_t passed = now > a->when ? now - a->when : 0;
    int64_t paid = passed > a->owes ? a->owes : passed * t->rate;
    a->owes = a->owes > paid ? a->owes - paid : 0;
    a->when = now;
    return a->owes;
}

bool toll_pay(const struct toll *t, struct toll_account *a, int64_t now,
              int price)
{
    assert(price >= 0);
    int64_t most = 500LL * t->rate;
    if (t->rate == 0 || price == 0)
        return true;
    if (reckon(t, a, now) >= most)
        return false;
    toll_add(a, price);
    return true;
}

int toll_reading(size_t size)
{
    enum { SHORT = 256 };
    return size > SHORT ? (int)(size / TOLL_BYTES_READ) : 0;
}

void toll_add(struct toll_account *a, int64_t price)
{
    assert(price >= 0);
    if (a)
        a->owes += price;
}
