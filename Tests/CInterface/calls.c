/* Calls every function of lottie.h with good arguments and with bad ones; a wrong answer ends it with its line. Run by a
 * test as it is, and by `make sanitize-c` with the library under AddressSanitizer. */

#include <lottie.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPECT(condition) \
  do { \
    if (!(condition)) { \
      char text[256]; \
      lottie_error_text(text, sizeof text); \
      fprintf(stderr, "line %d: %s: %s\n", __LINE__, #condition, text); \
      exit(1); \
    } \
  } while (0)

enum { WIDTH = 20, HEIGHT = 10, ROW = WIDTH * 4, BYTES = ROW * HEIGHT };

static const char document[] =
    "{\"v\":\"5.7.0\",\"fr\":10,\"ip\":0,\"op\":10,\"w\":20,\"h\":10,\"markers\":[{\"tm\":4,\"cm\":\"middle\",\"dr\":0}],"
    "\"layers\":[{\"ty\":4,\"nm\":\"box\",\"ip\":0,\"op\":10,\"st\":0,\"ks\":{\"o\":{\"a\":0,\"k\":100}},\"shapes\":["
    "{\"ty\":\"rc\",\"nm\":\"rect\",\"s\":{\"a\":0,\"k\":[40,20]},\"p\":{\"a\":0,\"k\":[0,0]},\"r\":{\"a\":0,\"k\":0}},"
    "{\"ty\":\"fl\",\"nm\":\"fill\",\"c\":{\"a\":0,\"k\":[1,0,0]},\"o\":{\"a\":0,\"k\":100}}]},"
    "{\"ty\":5,\"nm\":\"words\",\"ip\":0,\"op\":10,\"st\":0,\"ks\":{},\"t\":{\"d\":{\"k\":[{\"t\":0,\"s\":{\"t\":\"a\","
    "\"f\":\"None\",\"s\":10,\"fc\":[0,0,0]}}]}}}]}";
static const size_t length = sizeof document - 1;

static const uint8_t *bytes(void) { return (const uint8_t *)document; }

static lottie_animation load(void) {
  lottie_animation animation = lottie_load(bytes(), length, ".");
  EXPECT(animation != 0);
  return animation;
}

/* Expects a text of JSON that has a part, or none at all. */
static void text(char *json, const char *part) {
  EXPECT(!part == !json && (!part || strstr(json, part)));
  lottie_free(json);
}

static void rendering(lottie_animation a) {
  /* Of exactly the size that is needed, so that a byte beyond is seen. */
  uint8_t *pixels = malloc(BYTES);
  const uint8_t red[4] = {255, 0, 0, 255};
  for (int32_t format = 0; format < 4; format++) {
    EXPECT(lottie_render(a, 5, pixels, BYTES, WIDTH, HEIGHT, ROW, format) == LOTTIE_OK);
    EXPECT(pixels[format % 2 ? 2 : 0] == 255 && pixels[3] == 255);
  }
  EXPECT(lottie_render(a, 9.99, pixels, BYTES, WIDTH, HEIGHT, ROW, LOTTIE_RGBA) == LOTTIE_OK);
  EXPECT(memcmp(pixels, red, 4) == 0);
  EXPECT(lottie_render(a, NAN, pixels, BYTES, WIDTH, HEIGHT, ROW, 0) == LOTTIE_ERROR_ARGUMENT);
  EXPECT(lottie_render(a, 5, NULL, BYTES, WIDTH, HEIGHT, ROW, 0) == LOTTIE_ERROR_ARGUMENT);
  EXPECT(lottie_render(a, 5, pixels, BYTES, WIDTH, HEIGHT, ROW, 4) == LOTTIE_ERROR_ARGUMENT);
  EXPECT(lottie_render(a, 5, pixels, BYTES, 0, HEIGHT, ROW, 0) == LOTTIE_ERROR_SIZE);
  EXPECT(lottie_render(a, 5, pixels, BYTES, INT32_MAX, INT32_MIN, ROW, 0) == LOTTIE_ERROR_SIZE);
  EXPECT(lottie_render(a, 5, pixels, BYTES - 1, WIDTH, HEIGHT, ROW, 0) == LOTTIE_ERROR_MEMORY);
  EXPECT(lottie_render(a, 5, pixels, BYTES, WIDTH, HEIGHT, ROW - 1, 0) == LOTTIE_ERROR_MEMORY);
  EXPECT(lottie_render(a, 5, pixels, BYTES, WIDTH, HEIGHT, SIZE_MAX, 0) == LOTTIE_ERROR_MEMORY);
  EXPECT(lottie_render(0, 5, pixels, BYTES, WIDTH, HEIGHT, ROW, 0) == LOTTIE_ERROR_HANDLE);
  free(pixels);

  uint8_t *png = NULL;
  size_t size = 0;
  EXPECT(lottie_png(a, 5, WIDTH, HEIGHT, &png, &size) == LOTTIE_OK && size > 8 && memcmp(png + 1, "PNG", 3) == 0);
  lottie_free(png);
  EXPECT(lottie_png(a, INFINITY, WIDTH, HEIGHT, &png, &size) == LOTTIE_ERROR_ARGUMENT);
  EXPECT(lottie_png(a, 5, WIDTH, HEIGHT, NULL, NULL) == LOTTIE_ERROR_ARGUMENT);
  EXPECT(lottie_png(a, 5, 20000, HEIGHT, &png, &size) == LOTTIE_ERROR_SIZE);
}

static void changing(lottie_animation a) {
  EXPECT(lottie_set_color(a, "box.fill.Color", 0, 0, 1, 1) == LOTTIE_OK);
  text(lottie_values(a, "box.fill.Color", 0), "#0000ff");
  EXPECT(lottie_set_color(a, "box.fill.Color", NAN, 0, 1, 1) == LOTTIE_ERROR_ARGUMENT);
  EXPECT(lottie_set_color(a, NULL, 0, 0, 1, 1) == LOTTIE_ERROR_ARGUMENT);
  EXPECT(lottie_set_color(a, "none", 0, 0, 1, 1) == LOTTIE_ERROR_KEYPATH);
  EXPECT(lottie_set_number(a, "**.Opacity", 50) == LOTTIE_OK);
  EXPECT(lottie_set_number(a, "**.Opacity", -INFINITY) == LOTTIE_ERROR_ARGUMENT);
  EXPECT(lottie_set_number(a, "", 1) == LOTTIE_ERROR_KEYPATH);
  EXPECT(lottie_set_vector(a, "box.Transform.Position", 1, 2, 0) == LOTTIE_OK);
  EXPECT(lottie_set_vector(a, "box.Transform.Position", 1, NAN, 0) == LOTTIE_ERROR_ARGUMENT);
  EXPECT(lottie_set_text(a, "words.Text", "b") == LOTTIE_OK);
  EXPECT(lottie_set_text(a, "words.Text", NULL) == LOTTIE_ERROR_ARGUMENT);
  EXPECT(lottie_set_text(a, "box", "b") == LOTTIE_ERROR_KEYPATH);
  EXPECT(lottie_reset(a, "box.fill.Color") == LOTTIE_OK);
  EXPECT(lottie_reset(a, "none") == LOTTIE_ERROR_KEYPATH);
  text(lottie_values(a, "box.fill.Color", 0), "#ff0000");
  EXPECT(lottie_set_hidden(a, "box", 1) == LOTTIE_OK && lottie_set_hidden(a, "box", 0) == LOTTIE_OK);
  EXPECT(lottie_set_hidden(a, "none", 1) == LOTTIE_ERROR_KEYPATH);
  EXPECT(lottie_set_content_mode(a, LOTTIE_CENTER) == LOTTIE_OK);
  EXPECT(lottie_set_content_mode(a, 4) == LOTTIE_ERROR_ARGUMENT);
  EXPECT(lottie_set_background(a, 0, 1, 0, 1) == LOTTIE_OK);
  EXPECT(lottie_set_background(a, 2, 0, 0, 1) == LOTTIE_ERROR_ARGUMENT);
}

static void asking(lottie_animation a) {
  lottie_info info;
  EXPECT(lottie_get_info(a, &info) == LOTTIE_OK && info.width == 20 && info.duration == 1 && info.end_frame == 10);
  EXPECT(lottie_get_info(a, NULL) == LOTTIE_ERROR_ARGUMENT);
  text(lottie_markers(a), "\"middle\"");
  text(lottie_markers(0), NULL);
  text(lottie_keypaths(a, NULL), "fill");
  text(lottie_keypaths(a, "**.Color"), "Color");
  text(lottie_values(a, "**", NAN), NULL);
  text(lottie_values(a, NULL, 0), NULL);
  text(lottie_diagnostics(a), "\"findings\"");
  text(lottie_diagnostics(a + 1000), NULL);
  text(lottie_validate(bytes(), length, "a.json", "lottie-ios,lottie-android"), "lottie-android");
  text(lottie_validate(bytes(), length, NULL, NULL), "\"version\"");
  text(lottie_validate(bytes(), length, NULL, "flash"), NULL);
  text(lottie_validate(NULL, length, NULL, NULL), NULL);
}

static void writing(lottie_animation a) {
  EXPECT(lottie_save(a, "calls.gif", WIDTH, HEIGHT, 5, 2) == LOTTIE_OK);
  EXPECT(lottie_save(a, "calls.webp", WIDTH, HEIGHT, 0, 0) == LOTTIE_OK);
  EXPECT(lottie_save(a, "calls.text", WIDTH, HEIGHT, 0, 0) == LOTTIE_ERROR_WRITE);
  EXPECT(lottie_save(a, "none/calls.gif", WIDTH, HEIGHT, 0, 0) == LOTTIE_ERROR_WRITE);
  EXPECT(lottie_save(a, NULL, WIDTH, HEIGHT, 0, 0) == LOTTIE_ERROR_ARGUMENT);
  EXPECT(lottie_save(a, "calls.gif", WIDTH, HEIGHT, NAN, 0) == LOTTIE_ERROR_ARGUMENT);
}

static void loading(void) {
  EXPECT(lottie_load(NULL, 0, NULL) == 0 && lottie_load((const uint8_t *)"{", 1, NULL) == 0);
  EXPECT(lottie_load(bytes(), SIZE_MAX, NULL) == 0);
  lottie_animation a = lottie_load_part(bytes(), length, NULL, NULL, NULL, NULL);
  EXPECT(a != 0 && lottie_close(a) == LOTTIE_OK && lottie_close(a) == LOTTIE_ERROR_HANDLE);
  EXPECT(lottie_load_part(bytes(), length, NULL, NULL, "night", NULL) == 0);
  EXPECT(lottie_load_part(bytes(), length, NULL, NULL, NULL, "[") == 0);
  char message[8];
  size_t whole = lottie_error_text(NULL, 0);
  EXPECT(whole > sizeof message && lottie_error_text(message, sizeof message) == whole);
  EXPECT(strlen(message) == sizeof message - 1);
  lottie_free(NULL);
}

/* Draws, changes, opens and closes beside others that do so. */
static void *abuse(void *shared) {
  lottie_animation a = *(lottie_animation *)shared;
  uint8_t *pixels = malloc(BYTES);
  for (int i = 0; i < 50; i++) {
    lottie_animation own = load();
    EXPECT(lottie_render(own, i % 10, pixels, BYTES, WIDTH, HEIGHT, ROW, 0) == LOTTIE_OK);
    EXPECT(lottie_render(a, i % 10, pixels, BYTES, WIDTH, HEIGHT, ROW, 0) == LOTTIE_OK);
    EXPECT(lottie_set_color(a, "box.fill.Color", i % 2, 0, 0, 1) == LOTTIE_OK);
    EXPECT(lottie_close(own) == LOTTIE_OK);
  }
  free(pixels);
  return NULL;
}

int main(void) {
  EXPECT(lottie_version() == 2);
  loading();
  lottie_animation a = load();
  rendering(a);
  changing(a);
  asking(a);
  writing(a);
  pthread_t threads[4];
  for (int i = 0; i < 4; i++) EXPECT(pthread_create(&threads[i], NULL, abuse, &a) == 0);
  for (int i = 0; i < 4; i++) EXPECT(pthread_join(threads[i], NULL) == 0);
  EXPECT(lottie_close(a) == LOTTIE_OK);
  puts("as documented");
  return 0;
}
