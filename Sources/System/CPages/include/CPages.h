// Scripts and styles of HTML pages, embedded in the program: docs/performance.md, Building.
#ifndef CPAGES_H
#define CPAGES_H

#include <stddef.h>

/// The bytes of a file of LottieJobs/Pages/Resources, or NULL for another name.
const unsigned char *c_page_part(const char *name, size_t *count);

#endif
