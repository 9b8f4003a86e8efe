#include "server/place.h"

#include <arpa/inet.h>
#include <assert.h>
#include <string.h>

void place_of(const char *address, char out[NET_ADDRESS_MAX])
{
    assert(address);
    static const unsigned char mapped[12] = {[10] = 255, [11] = 255};
    struct in6_addr six;
    struct text t = text_in(out, NET_ADDRESS_MAX);
    if (inet_pton(AF_INET6, address, &six) != 1
        || memcmp(&six, mapped, sizeof mapped) == 0) {
        text_add(&t, "%s", address);
        return;
    }
    memset(&six.s6_addr[8], 0, 8);
    (void)inet_ntop(AF_INET6, &six, out, NET_ADDRESS_MAX);
}
