// A library of thumbnails, as apps carry them along.

#ifndef THUMB_H
#define THUMB_H

#ifndef NS_SWIFT_NAME
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#endif

typedef struct Thumb {
  int width;
  int height;
  const char *title;
} Thumb;

typedef enum {
  ThumbSmall,
  ThumbLarge,
} ThumbSize;

// Reads the file.
Thumb thumb_load(const char *path);
// Asks a cache under a lock.
int thumb_cached_width(const char *path) NS_SWIFT_NAME(cachedWidth(of:));
// Cheap: looks at the value only.
int thumb_title_length(const Thumb *thumb);
double thumb_diagonal(Thumb thumb) NS_SWIFT_NAME(getter:Thumb.diagonal(self:));
// Reads a file, but only the first time.
const char *thumb_default_title(void);
// Reads one with each call.
Thumb thumb_reloaded(Thumb thumb, ThumbSize size) NS_SWIFT_NAME(Thumb.reloaded(self:size:));

static inline int thumb_area(Thumb thumb) {
  return thumb.width * thumb.height;
}

#endif
