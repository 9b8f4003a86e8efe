/* place.h - where somebody is, as ceilings count it. An address of IPv4 is a place; of
 * IPv6 the first 64 bits are, for whoever has one such address has all of them. */
#ifndef SERVER_PLACE_H
#define SERVER_PLACE_H

#include "net/net.h"

/* Writes the place of the address; what is no address stands for itself. */
void place_of(const char *address, char out[NET_ADDRESS_MAX]);

#endif
