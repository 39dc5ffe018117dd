#ifndef PIXELS_H
#define PIXELS_H

#include "thumb.h"

int pixels_read(const char *path, unsigned char *into, int limit);

#endif
