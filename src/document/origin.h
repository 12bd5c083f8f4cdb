/* origin.h - RtOrigin: what a puzzle is held against: what its file holds, or what it began as.
 *
 * Counted: the positions of one puzzle share it, and what is saved is saved for all of them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/format.h"

#include <gio/gio.h>

typedef struct {
  RtPuzzle *saved; /* what the file holds, or what the document began as */
  GFile *file;     /* or NULL */
  char *etag;      /* of the file, or NULL */
  const RtFormat *format; /* of the file; NULL: not known, or there is no file */
} RtOrigin;

/* Begins as PUZZLE, without a file. */
RtOrigin *rt_origin_new (RtPuzzle *puzzle);
RtOrigin *rt_origin_ref (RtOrigin *origin);
void rt_origin_unref (RtOrigin *origin);

/* FILE now holds PUZZLE. ETAG may be NULL. */
void rt_origin_set_saved (RtOrigin *origin, RtPuzzle *puzzle, GFile *file, const char *etag);

/* As keys for the session, where it has NUMBER, and back: NULL if they are damaged. */
void rt_origin_write (const RtOrigin *origin, GKeyFile *keys, int number);
RtOrigin *rt_origin_read (GKeyFile *keys, int number);
