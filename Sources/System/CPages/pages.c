#include "CPages.h"

#include <string.h>

// C23's `#embed`, which Clang has for older versions too.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char common_js[] = {
#embed "../../LottieJobs/Pages/Resources/common.js"
};
static const unsigned char report_js[] = {
#embed "../../LottieJobs/Pages/Resources/report.js"
};
static const unsigned char diff_js[] = {
#embed "../../LottieJobs/Pages/Resources/diff.js"
};
static const unsigned char page_css[] = {
#embed "../../LottieJobs/Pages/Resources/page.css"
};
static const unsigned char diff_css[] = {
#embed "../../LottieJobs/Pages/Resources/diff.css"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} parts[] = {
    {"common.js", common_js, sizeof common_js}, {"report.js", report_js, sizeof report_js},
    {"diff.js", diff_js, sizeof diff_js},       {"page.css", page_css, sizeof page_css},
    {"diff.css", diff_css, sizeof diff_css},
};

const unsigned char *c_page_part(const char *name, size_t *count) {
  for (size_t index = 0; index < sizeof parts / sizeof *parts; index += 1) {
    if (strcmp(parts[index].name, name) == 0) {
      *count = parts[index].count;
      return parts[index].bytes;
    }
  }
  *count = 0;
  return NULL;
}
