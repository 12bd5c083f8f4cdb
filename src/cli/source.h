/* source.h - the lines of a file, as many at a time as are at hand. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

typedef struct {
  int file;
  GString *text;        /* what was read and not yet taken */
  bool has_ended;       /* nothing more can be read */
  int error;            /* as of errno, where that is why; 0 otherwise */
} RtSource;

/* Opens the file at PATH, which is to be closed; `-` is the standard input. NAME becomes what the
 * person knows it by, to be freed. Returns false, with errno, where it cannot be read. */
bool rt_source_open (RtSource *source, const char *path, char **name);
void rt_source_close (RtSource *source);

/* Reads some more text behind what there is. Without WAIT, only if some is at hand. Returns false
 * where there was none. */
bool rt_source_fill (RtSource *source, bool wait);

/* The length of the whole lines at hand, up to the last one that ends within MOST bytes, or of the
 * first one if that is longer. A last line without an end counts as whole. Waits for one line with
 * WAIT. Returns 0 where there is none (at hand). */
gsize rt_source_lines (RtSource *source, gsize most, bool wait);
