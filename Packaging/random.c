// The function of glibc 2.36 that Debian's libexpat.a asks for, for libexpat.so.1 on older systems.
#include <stddef.h>
#include <sys/random.h>

void arc4random_buf(void *bytes, size_t count) {
  for (char *rest = bytes; count > 0;) {
    ssize_t read = getrandom(rest, count, 0);
    if (read > 0) {
      rest += read;
      count -= (size_t)read;
    }
  }
}
