#include "pixels.h"

#include <stdio.h>

int pixels_read(const char *path, unsigned char *into, int limit) {
  FILE *file = fopen(path, "rb");
  if (!file) return 0;
  int count = (int)fread(into, 1, (size_t)limit, file);
  fclose(file);
  return count;
}
