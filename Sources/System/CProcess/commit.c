#include "CProcess.h"

#define TEXT(x) #x
#define TEXT_OF(x) TEXT(x)

#if !defined(LOTTIE_COMMIT)
#define LOTTIE_COMMIT
#endif

const char *c_process_commit(void) { return TEXT_OF(LOTTIE_COMMIT); }
