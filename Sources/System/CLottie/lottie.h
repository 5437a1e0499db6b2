/* Lottie animations drawn into memory, from C and whatever can call it.
 *
 *     lottie_animation a = lottie_load(bytes, length, NULL);
 *     lottie_set_color(a, "**.Fill 1.Color", 1, 0.5, 0, 1);
 *     lottie_render(a, 12, pixels, size, 512, 512, 512 * 4, LOTTIE_RGBA);
 *     lottie_close(a);
 *
 * Handles are numbers that are never used twice. 0, a handle that was closed and one that never was are errors
 * like others. Every function may be called by any thread at any time: calls with different handles run side by
 * side, calls with the same handle one after the other. Nothing is written to standard output or error.
 *
 * Strings are UTF-8 and end with a zero byte; a null pointer where a string or memory is needed is an error.
 * Functions and numbers in this file keep their meaning; new ones may be added.
 */

#ifndef LOTTIE_H
#define LOTTIE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* An animation that was loaded; 0 is none. */
typedef uint64_t lottie_animation;

/* What became of a call. lottie_error_text() says more. */
typedef int32_t lottie_status;

/* It was done. */
#define LOTTIE_OK 0
/* A pointer is null, a number is not finite, or a format or kind is not known. */
#define LOTTIE_ERROR_ARGUMENT 1
/* There is no such animation, or it was closed. */
#define LOTTIE_ERROR_HANDLE 2
/* The document cannot be loaded. */
#define LOTTIE_ERROR_DOCUMENT 3
/* No property that takes such a value matches the keypath. */
#define LOTTIE_ERROR_KEYPATH 4
/* The image has no pixels, or more than 16,384 a side or 256 million in all. */
#define LOTTIE_ERROR_SIZE 5
/* The memory, or a row of it, is too small for the image. */
#define LOTTIE_ERROR_MEMORY 6

/* Eight bits each, in this order in memory; colors are not multiplied by alpha, as in PNG files. */
#define LOTTIE_RGBA 0
#define LOTTIE_BGRA 1
/* The same, multiplied by alpha. LOTTIE_BGRA_PREMULTIPLIED is Cairo's ARGB32 on little-endian machines. */
#define LOTTIE_RGBA_PREMULTIPLIED 2
#define LOTTIE_BGRA_PREMULTIPLIED 3

/* What an animation is. */
typedef struct lottie_info {
  double width;       /* in units of the document: pixels at its own size */
  double height;
  double start_frame; /* first frame */
  double end_frame;   /* frame at which it ends; it is not shown when looping */
  double frame_rate;  /* frames a second */
  double duration;    /* seconds: (end_frame - start_frame) / frame_rate */
} lottie_info;

/* The version of this interface: it grows by one when something is added. */
int32_t lottie_version(void);

/* Loads an animation: JSON text, a .lottie container or a .tgs file, told by its content; at most 256 MiB. The bytes
 * are copied.
 *
 * directory: the folder where images and fonts beside the document are looked for; NULL is none. What lies in the
 * document or its container is always found.
 *
 * Returns 0 when it cannot be loaded. */
lottie_animation lottie_load(const uint8_t *bytes, size_t length, const char *directory);

/* Lets go of an animation and of what was drawn of it. Closing twice is an error, and nothing else. */
lottie_status lottie_close(lottie_animation animation);

/* Fills in what an animation is. */
lottie_status lottie_get_info(lottie_animation animation, lottie_info *info);

/* Gives the properties that a keypath means a value of their own, in place of the document's, for all frames drawn
 * from now on. Keypaths are names joined by dots, as `lottie keypaths FILE` prints them; `*` stands for any characters
 * within a name, `**` for any number of names. Colors and alpha are 0 to 1; opacities and scales are percent, angles
 * degrees. */
lottie_status lottie_set_color(
    lottie_animation animation, const char *keypath, double red, double green, double blue, double alpha);
lottie_status lottie_set_number(lottie_animation animation, const char *keypath, double value);
lottie_status lottie_set_vector(
    lottie_animation animation, const char *keypath, double x, double y, double z);
lottie_status lottie_set_text(lottie_animation animation, const char *keypath, const char *text);

/* Gives the properties that a keypath means the document's values again. */
lottie_status lottie_reset(lottie_animation animation, const char *keypath);

/* Draws a frame into memory: fitted into width x height, centered, transparent where nothing is.
 *
 * frame:  in the document's own time, fractions allowed; from start_frame to end_frame.
 * memory: length bytes; row after row from the top, bytes_per_row from one to the next, of which width * 4 are written.
 * format: LOTTIE_RGBA and so on.
 *
 * Frames of one size, in order, are drawn fastest: only what changes is drawn anew. On error the memory is untouched. */
lottie_status lottie_render(
    lottie_animation animation, double frame, void *memory, size_t length, int32_t width, int32_t height,
    size_t bytes_per_row, int32_t format);

/* Says in English what was wrong with the last call of this thread that failed; empty when none did.
 *
 * Writes at most capacity bytes with a zero at the end, cut at a character. Returns the bytes of the whole text without
 * the zero; with a null buffer only that. */
size_t lottie_error_text(char *buffer, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
