#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#include "CProcess.h"

struct task {
  void (*work)(void *);
  void *context;
  // Processor time of the threads that ended, in seconds.
  double time;
  pthread_mutex_t mutex;
};

static __thread int hasOwnStack;

// Processor time of the threads that worked for this one, in seconds.
static __thread double workersTime;

double c_process_time(void) {
  struct timespec time;
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) != 0) return workersTime;
  return workersTime + (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void *run(void *pointer) {
  struct task *task = pointer;
  // A handler has no other room when this thread's stack is used up.
  _Alignas(16) char space[32768];
  stack_t alternative = {.ss_sp = space, .ss_size = sizeof space, .ss_flags = 0};
  stack_t before;
  sigaltstack(&alternative, &before);
  hasOwnStack = 1;
  task->work(task->context);
  sigaltstack(&before, NULL);
  pthread_mutex_lock(&task->mutex);
  task->time += c_process_time();
  pthread_mutex_unlock(&task->mutex);
  return NULL;
}

static int isMain(void) {
#if defined(__linux__)
  return gettid() == getpid();
#elif defined(__APPLE__)
  return pthread_main_np();
#else
  return 0;
#endif
}

// The main thread's stack grows up to this.
static size_t mainStackSize(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) != 0) return 0;
  return limit.rlim_cur == RLIM_INFINITY ? (size_t)1 << 30 : (size_t)limit.rlim_cur;
}

size_t c_process_stack_left(void) {
  // The lowest address, found once a thread: for the main thread that is a file to be read.
  static __thread uintptr_t lowest;
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  if (lowest == 0) {
    if (isMain()) {
      lowest = here - mainStackSize();
    } else {
#if defined(__linux__)
      pthread_attr_t attributes;
      void *address = NULL;
      size_t size = 0;
      if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
      pthread_attr_getstack(&attributes, &address, &size);
      pthread_attr_destroy(&attributes);
      lowest = (uintptr_t)address;
#elif defined(__APPLE__)
      lowest = (uintptr_t)pthread_get_stackaddr_np(pthread_self()) - pthread_get_stacksize_np(pthread_self());
#endif
    }
  }
  return lowest == 0 || here < lowest ? 0 : here - lowest;
}

void c_process_run(int count, size_t stackSize, void (*work)(void *), void *context) {
  struct task task = {.work = work, .context = context, .mutex = PTHREAD_MUTEX_INITIALIZER};
  // The main thread is as good if it has as much: it starts at once, and glibc's malloc is faster in it (20
  // calls of mprotect instead of 2,000 for a document of 1 MB).
  if (!hasOwnStack) hasOwnStack = isMain() && mainStackSize() >= stackSize;
  pthread_attr_t attributes;
  pthread_t *threads = count > 0 ? calloc((size_t)count, sizeof *threads) : NULL;
  int made = 0;
  if (threads != NULL && pthread_attr_init(&attributes) == 0) {
    pthread_attr_setstacksize(&attributes, stackSize);
    for (int index = hasOwnStack ? 1 : 0; index < count; index++) {
      if (pthread_create(&threads[made], &attributes, run, &task) != 0) break;
      made++;
    }
    pthread_attr_destroy(&attributes);
  }
  if (hasOwnStack || made == 0) work(context);
  for (int index = 0; index < made; index++) pthread_join(threads[index], NULL);
  pthread_mutex_destroy(&task.mutex);
  workersTime += task.time;
  free(threads);
}

static void *waitFor(void *pointer) {
  pthread_mutex_lock(pointer);
  pthread_mutex_unlock(pointer);
  return NULL;
}

int c_process_try_threads(int count) {
  pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  pthread_t threads[16];
  int made = 0, failure = 0;
  pthread_mutex_lock(&mutex);
  while (failure == 0 && made < count && made < 16) {
    failure = pthread_create(&threads[made], NULL, waitFor, &mutex);
    if (failure == 0) made++;
  }
  pthread_mutex_unlock(&mutex);
  for (int index = 0; index < made; index++) pthread_join(threads[index], NULL);
  pthread_mutex_destroy(&mutex);
  return failure;
}
