// What Swift cannot express: docs/decisions/0017-faults.md.

#ifndef C_PROCESS_H
#define C_PROCESS_H

#include <stddef.h>

/// Gives an open file without a name (O_TMPFILE) the name `temporary` and renames that to `target`, in a
/// process of its own, so that no signal to this process or its group falls between. Linux only.
///
/// Returns 0, or the number of the error; `temporary` then does not exist.
int c_process_publish(int descriptor, const char *temporary, const char *target);

/// Runs `work` on `count` threads at once, each with `stackSize` bytes of stack, and waits for all. A thread
/// made here counts as one of them, and so does the main thread if its stack is as large. Threads that cannot be
/// made are left out; without any, this one works.
void c_process_run(int count, size_t stackSize, void (*work)(void *), void *context);

/// Processor time of the calling thread and of those that `c_process_run` made for it, in seconds.
double c_process_time(void);

/// Bytes of stack that are left to the calling thread; 0 where the system does not say.
size_t c_process_stack_left(void);

/// Whether `count` threads more can be made, as the system makes them. Returns 0 or the number of the error.
int c_process_try_threads(int count);

/// From now on a stack overflow, and running out of the address space that `ulimit -v` allows, end the process
/// with a message and `status`. Other faults end it as they did. Call it on the main thread.
void c_process_watch_faults(int status);

/// Names what is done before such an end; it must be async-signal-safe.
void c_process_at_fault(void (*cleanUp)(void));

/// The commit that was built, "" if the build did not say: LOTTIE_COMMIT of Package.swift.
const char *c_process_commit(void);

/// A program or shared library in memory: its first byte, the one after its last, and its `.eh_frame_hdr`.
struct CObject {
  const void *start, *end, *table;
};

/// The object that an address is in. Returns 0, or -1 without one, or where the system cannot say.
int c_process_object(const void *address, struct CObject *object);

#endif
