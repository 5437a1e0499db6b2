// Handlers for what Swift ends by a signal. They call only what is async-signal-safe, and what they say is
// written beforehand.

#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#if defined(__linux__)
#include <malloc.h>
#endif
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>

#include "CProcess.h"

static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT};
static int endStatus = 70;
static void (*volatile endCleanUp)(void);
static char memoryMessage[128] = "error: out of memory\n";
static const char stackMessage[] = "error: stack overflow\n";

static void end(const char *message) {
  void (*cleanUp)(void) = endCleanUp;
  if (cleanUp != NULL) cleanUp();
  ssize_t ignored = write(STDERR_FILENO, message, strlen(message));
  (void)ignored;
  _exit(endStatus);
}

static uintptr_t stackPointer(void *context) {
#if defined(__linux__) && defined(__x86_64__)
  return (uintptr_t)((ucontext_t *)context)->uc_mcontext.gregs[REG_RSP];
#elif defined(__linux__) && defined(__aarch64__)
  return (uintptr_t)((ucontext_t *)context)->uc_mcontext.sp;
#elif defined(__APPLE__) && defined(__x86_64__)
  return (uintptr_t)((ucontext_t *)context)->uc_mcontext->__ss.__rsp;
#elif defined(__APPLE__) && defined(__aarch64__)
  return (uintptr_t)((ucontext_t *)context)->uc_mcontext->__ss.__sp;
#else
  (void)context;
  return 0;
#endif
}

// Memory at the stack pointer is there unless the stack has overflowed; a call writes just below it, and
// a large frame is touched page by page.
static int isAtStackPointer(uintptr_t address, void *context) {
  uintptr_t pointer = stackPointer(context);
  uintptr_t near = 65536;
  return pointer != 0 && address + near >= pointer && address <= pointer + near;
}

// Whether 32 MiB are more than `ulimit -v` leaves; always false without that limit.
static int isMemoryUsedUp(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return 0;
  size_t size = 32 << 20;
  void *space = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (space == MAP_FAILED) return 1;
  munmap(space, size);
  return 0;
}

static void handle(int number, siginfo_t *information, void *context) {
  int isAccess = number == SIGSEGV || number == SIGBUS;
  int isOwn = information->si_code > 0;
  if (isAccess && isOwn && isAtStackPointer((uintptr_t)information->si_addr, context)) {
    end(stackMessage);
  }
  if (isMemoryUsedUp()) end(memoryMessage);
  // The default is back (SA_RESETHAND): the instruction faults again, abort goes on, a sent signal is sent.
  if (!isOwn && number != SIGABRT) raise(number);
}

void c_process_at_fault(void (*cleanUp)(void)) { endCleanUp = cleanUp; }

void c_process_watch_faults(int status) {
  static _Alignas(16) char space[32768];
  endStatus = status;
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
#if defined(__GLIBC__)
    // Otherwise each thread reserves 64 MiB of what there is.
    mallopt(M_ARENA_MAX, 1);
#endif
    snprintf(
        memoryMessage, sizeof memoryMessage,
        "error: out of memory: the address space is limited to %llu MiB (ulimit -v)\n",
        (unsigned long long)limit.rlim_cur >> 20);
  }
  stack_t alternative = {.ss_sp = space, .ss_size = sizeof space, .ss_flags = 0};
  sigaltstack(&alternative, NULL);
  for (size_t index = 0; index < sizeof faults / sizeof *faults; index++) {
    struct sigaction before, action;
    // A sanitizer or a debugger that was here first stays.
    if (sigaction(faults[index], NULL, &before) != 0 || before.sa_handler != SIG_DFL) continue;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = handle;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND;
    sigemptyset(&action.sa_mask);
    sigaction(faults[index], &action, NULL);
  }
}

// Swift's library calls this when malloc returns NULL; it would print a stack trace and abort. The linker
// puts this in its place where it is told so (`--wrap`, see Makefile) and the library is linked statically.
void __wrap__ZN5swift28swift_abortAllocationFailureEmm(size_t size, size_t alignment);
void __wrap__ZN5swift28swift_abortAllocationFailureEmm(size_t size, size_t alignment) {
  (void)size;
  (void)alignment;
  end(memoryMessage);
}
