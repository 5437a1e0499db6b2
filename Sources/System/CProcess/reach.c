// What a program asks of a glibc newer than 2.34, without it: docs/decisions/0021-packages.md. The linker is told
// (`--wrap`, see Makefile) to take these functions for those of glibc.

#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CProcess.h"

#if defined(__linux__) && defined(__LP64__) && (defined(__x86_64__) || defined(__aarch64__))

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/random.h>

// `hypotl` has one version only. Older versions of the others cannot be named: linkers take `hypot@GLIBC_2.2.5` for
// the function that is wrapped, which then calls itself.
double __wrap_hypot(double x, double y);
double __wrap_hypot(double x, double y) { return (double)hypotl(x, y); }

float __wrap_hypotf(float x, float y);
float __wrap_hypotf(float x, float y) { return (float)hypotl(x, y); }

// `std::random_device` asks for it; glibc has it since 2.36.
uint32_t __wrap_arc4random(void);
uint32_t __wrap_arc4random(void) {
  uint32_t number;
  while (getrandom(&number, sizeof number, 0) != sizeof number) {
  }
  return number;
}

// Which object an address is in, and where its table of unwinding is.
struct Search {
  uintptr_t address;
  struct CObject found;
};

static int look(struct dl_phdr_info *object, size_t size, void *context) {
  struct Search *search = context;
  (void)size;
  uintptr_t low = UINTPTR_MAX, high = 0;
  const void *table = NULL;
  int inside = 0;
  for (int index = 0; index < object->dlpi_phnum; index += 1) {
    const ElfW(Phdr) *segment = object->dlpi_phdr + index;
    uintptr_t start = object->dlpi_addr + segment->p_vaddr, end = start + segment->p_memsz;
    if (segment->p_type == PT_LOAD) {
      low = start < low ? start : low;
      high = end > high ? end : high;
      inside |= search->address >= start && search->address < end;
    } else if (segment->p_type == PT_GNU_EH_FRAME) {
      table = (const void *)start;
    }
  }
  if (!inside) return 0;
  search->found = (struct CObject){(const void *)low, (const void *)high, table};
  return 1;
}

int c_process_object(const void *address, struct CObject *object) {
  struct Search search = {(uintptr_t)address, {NULL, NULL, NULL}};
  if (!dl_iterate_phdr(look, &search) || !search.found.table) return -1;
  *object = search.found;
  return 0;
}

#if defined(DLFO_STRUCT_HAS_EH_DBASE)
// GCC's library for unwinding asks for it; glibc has it since 2.35.
int __wrap__dl_find_object(void *address, struct dl_find_object *result);
int __wrap__dl_find_object(void *address, struct dl_find_object *result) {
  struct CObject object;
  if (c_process_object(address, &object) != 0) return -1;
  *result = (struct dl_find_object){0};
  result->dlfo_map_start = (void *)object.start;
  result->dlfo_map_end = (void *)object.end;
  result->dlfo_eh_frame = (void *)object.table;
  return 0;
}
#endif

#else

int c_process_object(const void *address, struct CObject *object) {
  (void)address;
  (void)object;
  return -1;
}

#endif
