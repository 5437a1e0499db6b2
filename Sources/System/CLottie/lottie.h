/* Renders Lottie animations into memory, for C and any language that can call it.
 *
 *     lottie_animation a = lottie_load(bytes, length, NULL);
 *     lottie_set_color(a, "**.Fill 1.Color", 1, 0.5, 0, 1);
 *     lottie_render(a, 12, pixels, size, 512, 512, 512 * 4, LOTTIE_RGBA);
 *     lottie_close(a);
 *
 * Handles are numbers that are never reused. Zero, a closed handle and an unknown one are errors, not crashes.
 * Every function may be called from any thread at any time: calls with different handles run in parallel, calls
 * with the same handle one after another. Nothing is written to standard output or standard error.
 *
 * Strings are UTF-8, terminated by a zero byte; a null pointer in place of a string or of memory is an error.
 * Functions and constants in this file keep their meaning; new ones may be added.
 */

#ifndef LOTTIE_H
#define LOTTIE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A loaded animation; 0 is none. */
typedef uint64_t lottie_animation;

/* The result of a call; lottie_error_text() gives details. */
typedef int32_t lottie_status;

/* Success. */
#define LOTTIE_OK 0
/* A null pointer, a number that is not finite, or an unknown format. */
#define LOTTIE_ERROR_ARGUMENT 1
/* An unknown or closed handle. */
#define LOTTIE_ERROR_HANDLE 2
/* The document cannot be loaded. */
#define LOTTIE_ERROR_DOCUMENT 3
/* The keypath matches no property of this kind. */
#define LOTTIE_ERROR_KEYPATH 4
/* A side is not 1 to 16,384 pixels, or the image has more than 256 million. */
#define LOTTIE_ERROR_SIZE 5
/* The buffer, or a row of it, is too small for the image. */
#define LOTTIE_ERROR_MEMORY 6
/* The file cannot be written, or its format is not known. */
#define LOTTIE_ERROR_WRITE 7

/* Eight bits per channel, in this order in memory, not premultiplied, as in PNG files. */
#define LOTTIE_RGBA 0
#define LOTTIE_BGRA 1
/* The same, premultiplied. LOTTIE_BGRA_PREMULTIPLIED is Cairo's ARGB32 on little-endian machines. */
#define LOTTIE_RGBA_PREMULTIPLIED 2
#define LOTTIE_BGRA_PREMULTIPLIED 3

/* How an animation fills an image of another shape: as a whole in the middle, so that it covers all, stretched, or at
 * its own size in the middle. */
#define LOTTIE_FIT 0
#define LOTTIE_FILL 1
#define LOTTIE_STRETCH 2
#define LOTTIE_CENTER 3

/* Size and timing of an animation. */
typedef struct lottie_info {
  double width;       /* in pixels, at the animation's own size */
  double height;
  double start_frame; /* first frame */
  double end_frame;   /* end of the range, not included */
  double frame_rate;  /* frames per second */
  double duration;    /* seconds: (end_frame - start_frame) / frame_rate */
} lottie_info;

/* Version of this interface; incremented when something is added. */
int32_t lottie_version(void);

/* Loads an animation: JSON, a .lottie container or a .tgs file, recognized by content; at most 256 MiB. The bytes are
 * copied.
 *
 * directory: the folder to search for images and fonts; NULL for none. Those embedded in the document or its
 * container are always found.
 *
 * Returns 0 if it cannot be loaded. */
lottie_animation lottie_load(const uint8_t *bytes, size_t length, const char *directory);

/* The same, of a .lottie container with several parts. Since version 2.
 *
 * animation: id or number of an animation of the container; NULL for the one shown first.
 * theme:     id of a theme of the container; NULL for none.
 * slots:     a JSON object of values by slot, which win over those of the theme; NULL for none. */
lottie_animation lottie_load_part(
    const uint8_t *bytes, size_t length, const char *directory, const char *animation, const char *theme,
    const char *slots);

/* Frees an animation. Closing a handle twice is an error without other effect. */
lottie_status lottie_close(lottie_animation animation);

/* Fills in the size and timing of an animation. */
lottie_status lottie_get_info(lottie_animation animation, lottie_info *info);

/* Overrides the value of all properties that a keypath matches, for all frames rendered from now on. A keypath is a
 * list of names joined by dots, as printed by `lottie keypaths FILE`; `*` matches any characters within a name, `**`
 * any number of names. Color channels and alpha range from 0 to 1; opacities and scales are percentages, angles are
 * degrees. */
lottie_status lottie_set_color(
    lottie_animation animation, const char *keypath, double red, double green, double blue, double alpha);
lottie_status lottie_set_number(lottie_animation animation, const char *keypath, double value);
lottie_status lottie_set_vector(
    lottie_animation animation, const char *keypath, double x, double y, double z);
lottie_status lottie_set_text(lottie_animation animation, const char *keypath, const char *text);

/* Restores the document's values of all properties that a keypath matches. */
lottie_status lottie_reset(lottie_animation animation, const char *keypath);

/* Hides the layers, groups, fills and strokes that a keypath matches, or shows them again. Since version 2. */
lottie_status lottie_set_hidden(lottie_animation animation, const char *keypath, int32_t hidden);

/* Sets how the animation fills images of another shape; LOTTIE_FIT at first. Since version 2. */
lottie_status lottie_set_content_mode(lottie_animation animation, int32_t mode);

/* Sets the color below the animation, channels from 0 to 1; transparent at first. Since version 2. */
lottie_status lottie_set_background(
    lottie_animation animation, double red, double green, double blue, double alpha);

/* Renders a frame into memory, scaled to width x height as the content mode says.
 *
 * frame:  frame number in the animation's own time, from start_frame to end_frame; may be fractional.
 * memory: a buffer of length bytes, rows from top to bottom, bytes_per_row apart; width * 4 bytes of each are written.
 * format: LOTTIE_RGBA or another format above.
 *
 * Rendering frames of one size in order is fastest: only what changed is redrawn. On error the buffer is unchanged. */
lottie_status lottie_render(
    lottie_animation animation, double frame, void *memory, size_t length, int32_t width, int32_t height,
    size_t bytes_per_row, int32_t format);

/* Renders a frame as a PNG file in memory, which lottie_free() frees. On error both are unchanged. Since version 2. */
lottie_status lottie_png(
    lottie_animation animation, double frame, int32_t width, int32_t height, uint8_t **png, size_t *length);

/* Writes all frames to a file: .gif, .webp, .png or .apng, and with the program ffmpeg .mp4, .webm or .mov, without
 * sound; .mp4 is opaque, and white without an opaque background. It has its name only when it is complete. Since
 * version 2.
 *
 * frame_rate: frames a second; 0 is the animation's own.
 * plays:      times that players show it; 0 is without end. */
lottie_status lottie_save(
    lottie_animation animation, const char *path, int32_t width, int32_t height, double frame_rate, int32_t plays);

/* What is known of an animation, as JSON; `lottie schema NAME` prints its form. The text is freed by lottie_free();
 * NULL for an error. Since version 2.
 *
 * lottie_markers:     as `lottie schema markers`.
 * lottie_keypaths:    as `lottie schema keypaths`: what a pattern matches, or all for NULL.
 * lottie_values:      as `lottie schema get`: values at a frame, as they are set now; none if nothing matches.
 * lottie_diagnostics: as `lottie schema render`: what is not drawn as written; frames drawn later may add more. */
char *lottie_markers(lottie_animation animation);
char *lottie_keypaths(lottie_animation animation, const char *pattern);
char *lottie_values(lottie_animation animation, const char *keypath, double frame);
char *lottie_diagnostics(lottie_animation animation);

/* Checks a document, as `lottie schema validate`; of a container the animation that is shown first. The text is freed
 * by lottie_free(); NULL for an error. Since version 2.
 *
 * file:    its name in findings; NULL for none.
 * players: names with commas between, such as "lottie-ios,lottie-android"; NULL for all. */
char *lottie_validate(const uint8_t *bytes, size_t length, const char *file, const char *players);

/* Frees what a function above has allocated; NULL is nothing. Since version 2. */
void lottie_free(void *memory);

/* The message of the last failed call of this thread, in English; empty if no call failed.
 *
 * Writes at most capacity bytes, including a terminating zero, cut at a character boundary. Returns the length of the
 * whole message in bytes, without the zero; with a null buffer it only returns the length. */
size_t lottie_error_text(char *buffer, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
