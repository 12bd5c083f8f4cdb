/* saved-state.h - RtOrigin: the saved state of a puzzle (the content of its file, or the puzzle as it was made or
 * pasted), and the time and hints that its solving has taken.
 *
 * Reference-counted. All positions of one puzzle share it, so that saving one position updates the origin of all. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/play-time.h"
#include "format/format.h"

#include <gio/gio.h>

typedef struct {
  RtPuzzle *saved; /* content of the file, or the puzzle's first position */
  GFile *file;     /* NULL without a file */
  char *etag;      /* etag of the file; may be NULL */
  const RtFormat *format; /* format of the file; NULL if it is unknown, or without a file */
  RtPlayTime time; /* time spent on the puzzle while the timer was shown; Undo does not change it */
  guint n_hints;   /* number of hints that the person has taken */
} RtOrigin;

/* Returns the origin (saved state) of a new PUZZLE without a file. */
RtOrigin *rt_origin_new (RtPuzzle *puzzle);
RtOrigin *rt_origin_ref (RtOrigin *origin);
void rt_origin_unref (RtOrigin *origin);

/* Records that FILE now contains PUZZLE. ETAG is GIO's etag of the file, or NULL. */
void rt_origin_set_saved (RtOrigin *origin, RtPuzzle *puzzle, GFile *file, const char *etag);

/* Writes ORIGIN into the session's KEYS. NUMBER, from 0, is appended to the names of its groups,
 * because a session may have several origins. */
void rt_origin_write (const RtOrigin *origin, GKeyFile *keys, int number);

/* Returns the origin (saved state) that rt_origin_write wrote into KEYS with NUMBER, or NULL if the
 * keys are damaged. The caller owns the reference. */
RtOrigin *rt_origin_read (GKeyFile *keys, int number);
