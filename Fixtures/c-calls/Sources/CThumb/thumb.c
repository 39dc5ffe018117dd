#include "thumb.h"
#include "pixels.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int widths[THUMB_LIMIT];
static const char *default_title;

static int header(const char *path) {
  unsigned char bytes[16];
  return pixels_read(path, bytes, 16);
}

Thumb thumb_load(const char *path) {
  Thumb thumb = {0, 0, path};
  thumb.width = header(path);
  return thumb;
}

int thumb_cached_width(const char *path) {
  pthread_mutex_lock(&mutex);
  int width = widths[strlen(path) % THUMB_LIMIT];
  pthread_mutex_unlock(&mutex);
  return width;
}

int thumb_title_length(const Thumb *thumb) {
  if (!thumb->title) {
    fprintf(stderr, "thumb of width %d has no title\n", thumb->width);
    return 0;
  }
  return (int)strlen(thumb->title);
}

double thumb_diagonal(Thumb thumb) {
  return sqrt((double)thumb_area(thumb) * 2);
}

const char *thumb_default_title(void) {
  if (!default_title) {
    unsigned char bytes[16];
    pixels_read("title", bytes, 16);
    default_title = "Thumb";
  }
  return default_title;
}

Thumb thumb_reloaded(Thumb thumb, ThumbSize size) {
  return size == ThumbLarge ? thumb : thumb_load(thumb.title);
}
