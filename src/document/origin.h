/* origin.h - RtOrigin: the saved state of a puzzle: the content of its file, or the puzzle as it began.
 *
 * Reference-counted: all positions of one puzzle share it, so that a save counts for all of them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/format.h"

#include <gio/gio.h>

typedef struct {
  RtPuzzle *saved; /* content of the file, or the puzzle as it began */
  GFile *file;     /* NULL without a file */
  char *etag;      /* of the file; may be NULL */
  const RtFormat *format; /* of the file; NULL if unknown, or without a file */
} RtOrigin;

/* Returns the origin of a new PUZZLE without a file. */
RtOrigin *rt_origin_new (RtPuzzle *puzzle);
RtOrigin *rt_origin_ref (RtOrigin *origin);
void rt_origin_unref (RtOrigin *origin);

/* Records that FILE now holds PUZZLE. ETAG may be NULL. */
void rt_origin_set_saved (RtOrigin *origin, RtPuzzle *puzzle, GFile *file, const char *etag);

/* Writes the origin as keys for the session, with NUMBER in its groups, and reads it: NULL if the keys are
 * damaged. */
void rt_origin_write (const RtOrigin *origin, GKeyFile *keys, int number);
RtOrigin *rt_origin_read (GKeyFile *keys, int number);
