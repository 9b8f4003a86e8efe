/* stop.h - the end of the program when the machine does not give what nothing
 * can be done without: memory, randomness.
 *
 * It aborts instead of going out by `exit`: other threads may be at work, and
 * nothing that they hold may be tidied away or written behind their backs. What a
 * server has told anybody is stored by then, and whoever runs it starts it again;
 * a terminal gets its settings back (term/leave.h).
 */
#ifndef HOST_STOP_H
#define HOST_STOP_H

/* Prints "mudbrick: sentence" to standard error and aborts. */
_Noreturn void host_stop(const char *sentence);

#endif
