/* folder.h - the files of a folder as replies: types, tags, compression.
 *
 * A file is read when it is first asked for and again when it has changed. Its
 * tag is the fingerprint of its bytes, and every browser is told to ask whether
 * it has changed: a new version is seen at once, an old one is not sent twice.
 * Names that begin with a dot, links out of the folder and anything that is no
 * plain file do not exist here.
 */
#ifndef NET_FOLDER_H
#define NET_FOLDER_H

#include "net/net.h"

struct folder;

/* NULL, and a sentence, if there is no such folder. */
struct folder *folder_open(const char *path, struct text *why);
void folder_free(struct folder *f);

/* Answers the request; false if there is no such file. A path that ends in /
 * is its index.html. */
bool folder_answer(struct folder *f, const struct net_request *q,
                   struct net_reply *r);

#endif
