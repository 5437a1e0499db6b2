#include <lcms2.h>

// Swift does not see macros that call macros.
static const cmsUInt32Number clcms_RGBA_8 = TYPE_RGBA_8;
static const cmsUInt32Number clcms_RGB_8 = TYPE_RGB_8;
static const cmsUInt32Number clcms_GRAY_8 = TYPE_GRAY_8;
