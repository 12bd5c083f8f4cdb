/* saved-state.h - RtOrigin: the saved state of a puzzle, that is, the content of its file, or the puzzle
 * as it was made or pasted; and what its solving has taken so far.
 *
 * Reference-counted. All positions of one puzzle share it, so that saving one updates it for
 * all. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/play-time.h"
#include "format/format.h"

#include <gio/gio.h>

typedef struct {
  RtPuzzle *saved; /* content of the file, or the puzzle's first position */
  GFile *file;     /* NULL without a file */
  char *etag;      /* of the file; may be NULL */
  const RtFormat *format; /* of the file; NULL if unknown, or without a file */
  RtPlayTime time; /* spent on the puzzle while the timer was shown; Undo does not turn it back */
  guint n_hints;   /* how many hints the person has taken */
} RtOrigin;

/* Returns the origin of a new PUZZLE without a file. */
RtOrigin *rt_origin_new (RtPuzzle *puzzle);
RtOrigin *rt_origin_ref (RtOrigin *origin);
void rt_origin_unref (RtOrigin *origin);

/* Records that FILE now holds PUZZLE. ETAG may be NULL. */
void rt_origin_set_saved (RtOrigin *origin, RtPuzzle *puzzle, GFile *file, const char *etag);

/* Writes ORIGIN into the session's KEYS. NUMBER, from 0, distinguishes the groups of several
 * origins. */
void rt_origin_write (const RtOrigin *origin, GKeyFile *keys, int number);

/* Returns the origin that rt_origin_write wrote with NUMBER, or NULL if the keys are damaged. The
 * caller owns the reference. */
RtOrigin *rt_origin_read (GKeyFile *keys, int number);
