// An index of the protocol conformances of the program: docs/decisions/0022-start.md.
//
// Swift's library looks through all conformance records (7,600 here) for each pair of a type and a protocol that is
// asked for the first time; parsing arguments asks for some two hundred. Where the linker is told so (`--wrap`,
// see Makefile) and the library is linked statically, these functions stand before those of the library, answer
// what the index answers alone, and leave the rest to them. Layouts:
// <https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst> and include/swift/ABI/Metadata.h there.

#if defined(__linux__) && defined(__LP64__)

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

extern const int32_t start[] __asm__("__start_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));
extern const int32_t stop[] __asm__("__stop_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));

__attribute__((weak)) const void *swift_getWitnessTable(
    const void *conformance, const void *type, const void *const *arguments
);
__attribute__((weak)) const void *__real_swift_conformsToProtocol(const void *, const void *);
__attribute__((weak)) const void *__real_swift_conformsToProtocolCommon(const void *, const void *);
__attribute__((weak)) const void *__real_swift_conformsToProtocolWithExecutionContext(
    const void *, const void *, void *
);

// A conformance descriptor; offsets are relative to their own place.
struct Conformance {
  int32_t protocol;  // the lowest bit: to a pointer
  int32_t type;      // to a pointer if the flags say so
  int32_t witnessTable;
  uint32_t flags;
};

enum {
  typeKindShift = 3,
  typeKindMask = 7,
  directType = 0,
  indirectType = 1,
  // Synthesized by an importer, conditional, of a protocol itself, isolated to an actor, with packs.
  special = 0x80 | 0xFF00 | 1 << 18 | 1 << 19 | 0xFFu << 24,
};

// Kinds of metadata. The first three have their nominal type descriptor behind the kind.
enum { structKind = 0x200, enumKind = 0x201, optionalKind = 0x202, existentialKind = 0x303 };

// In the flags of a descriptor: its kind, and whether it is there only once.
enum { contextKindMask = 0x1F, protocolContext = 3, isUnique = 0x40 };

// Open addressing: a number of a record plus one, or 0. Twice as many places as records, or more.
static uint32_t *places;
static size_t mask;
static pthread_once_t built = PTHREAD_ONCE_INIT;

static const void *target(const int32_t *offset, int isIndirect) {
  const char *address = (const char *)offset + (*offset & (isIndirect ? ~1 : ~0));
  return isIndirect ? *(const void *const *)address : address;
}

static const struct Conformance *conformance(size_t index) {
  return (const struct Conformance *)target(&start[index], 0);
}

static const void *protocolOf(const struct Conformance *record) {
  return target(&record->protocol, record->protocol & 1);
}

// The descriptor of the conforming type; NULL for protocols and what is named otherwise.
static const void *typeOf(const struct Conformance *record) {
  unsigned kind = record->flags >> typeKindShift & typeKindMask;
  const void *type = kind > indirectType ? NULL : target(&record->type, kind == indirectType);
  if (type == NULL) return NULL;
  return (*(const uint32_t *)type & contextKindMask) == protocolContext ? NULL : type;
}

static size_t firstPlace(const void *protocol, const void *type) {
  uint64_t key = (uint64_t)(uintptr_t)protocol * 31 + (uint64_t)(uintptr_t)type;
  return (size_t)(key * 0x9E3779B97F4A7C15u >> 32) & mask;
}

static void build(void) {
  size_t count = (size_t)(stop - start), size = 1024;
  if (start == NULL) return;
  while (size < 2 * count) size *= 2;
  uint32_t *table = calloc(size, sizeof(uint32_t));
  if (table == NULL) return;
  mask = size - 1;
  for (size_t index = 0; index < count; index++) {
    if (start[index] == 0) continue;
    const struct Conformance *record = conformance(index);
    size_t place = firstPlace(protocolOf(record), typeOf(record));
    while (table[place] != 0) place = (place + 1) & mask;
    table[place] = (uint32_t)index + 1;
  }
  places = table;
}

// What the library would answer. Returns 0 for what must be left to it.
static int answer(const void *type, const void *protocol, const void **witnessTable) {
  uint64_t kind = *(const uint64_t *)type;
  const void *descriptor = NULL;
  if (kind == structKind || kind == enumKind || kind == optionalKind) {
    descriptor = ((const void *const *)type)[1];
    if (!(*(const uint32_t *)descriptor & isUnique)) return 0;
  } else if (kind != existentialKind) {
    return 0;
  }
  pthread_once(&built, build);
  if (places == NULL) return 0;
  const struct Conformance *found = NULL;
  for (size_t place = firstPlace(protocol, descriptor); places[place] != 0;
       place = (place + 1) & mask) {
    const struct Conformance *record = conformance(places[place] - 1);
    if (protocolOf(record) != protocol || typeOf(record) != descriptor) continue;
    if (found != NULL || descriptor == NULL) return 0;
    found = record;
  }
  if (found != NULL && (found->flags & special)) return 0;
  *witnessTable = found == NULL ? NULL : swift_getWitnessTable(found, type, NULL);
  return 1;
}

#if defined(LOTTIE_CHECK_CONFORMANCES)
// Asks both, and ends the program where they differ.
#define ANSWER(real)                                                                              \
  const void *table, *expected = real;                                                            \
  if (answer(type, protocol, &table) && table != expected) abort();                               \
  return expected
#else
#define ANSWER(real)                                                                              \
  const void *table;                                                                              \
  return answer(type, protocol, &table) ? table : real
#endif

const void *__wrap_swift_conformsToProtocol(const void *type, const void *protocol);
const void *__wrap_swift_conformsToProtocol(const void *type, const void *protocol) {
  ANSWER(__real_swift_conformsToProtocol(type, protocol));
}

const void *__wrap_swift_conformsToProtocolCommon(const void *type, const void *protocol);
const void *__wrap_swift_conformsToProtocolCommon(const void *type, const void *protocol) {
  ANSWER(__real_swift_conformsToProtocolCommon(type, protocol));
}

const void *__wrap_swift_conformsToProtocolWithExecutionContext(
    const void *type, const void *protocol, void *context
);
const void *__wrap_swift_conformsToProtocolWithExecutionContext(
    const void *type, const void *protocol, void *context
) {
  ANSWER(__real_swift_conformsToProtocolWithExecutionContext(type, protocol, context));
}

#endif
