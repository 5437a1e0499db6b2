// A process that shares this one's memory links and renames the file, as posix_spawn starts programs: clone
// with CLONE_VM and CLONE_VFORK, on a stack of its own, all signals blocked. Only the calling thread waits. The
// child has left the process group before it makes a name, and SIGKILL for this process does not end it.

#if defined(__linux__)
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CProcess.h"

// ThreadSanitizer takes the child, which shares our memory, for one that has a copy.
#if defined(__has_feature)
#define SANITIZES_THREADS __has_feature(thread_sanitizer)
#else
#define SANITIZES_THREADS 0
#endif

struct publication {
  const char *file;
  const char *temporary;
  const char *target;
  int failure;
};

// Async-signal-safe calls only; errno is that of the thread that waits.
static int publish(void *pointer) {
  struct publication *it = pointer;
  it->failure = 0;
  if (linkat(AT_FDCWD, it->file, AT_FDCWD, it->temporary, AT_SYMLINK_FOLLOW) != 0) {
    it->failure = errno;
  } else if (rename(it->temporary, it->target) != 0) {
    it->failure = errno;
    unlink(it->temporary);
  }
  return 0;
}

static int publishApart(void *pointer) {
  setpgid(0, 0);
  return publish(pointer);
}

int c_process_publish(int descriptor, const char *temporary, const char *target) {
  char file[32];
  snprintf(file, sizeof file, "/proc/self/fd/%d", descriptor);
  struct publication publication = {file, temporary, target, 0};
  _Alignas(16) char stack[16384];
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  // Without a signal at its end, so that a program that waits for children of its own never sees it.
  int flags = CLONE_VM | CLONE_VFORK;
  int child = SANITIZES_THREADS ? -1 : clone(publishApart, stack + sizeof stack, flags, &publication);
  if (child < 0) {
    publish(&publication);
  } else {
    while (waitpid(child, NULL, __WCLONE) < 0 && errno == EINTR) {
    }
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return publication.failure;
}
#else
#include <errno.h>

#include "CProcess.h"

int c_process_publish(int descriptor, const char *temporary, const char *target) { return ENOSYS; }
#endif
