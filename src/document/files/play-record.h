/* play-record.h - the log of the puzzles that the person has solved by hand (a CSV file in the
 * user's data folder, with date, rating and time), and its summary by level.
 *
 * Nothing is sent anywhere. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/rating/scale.h"

#include <glib.h>
#include <stdbool.h>

/* A puzzle that the person has solved: a row of the file. */
typedef struct {
  gint64 when;   /* time of the solution, in seconds since 1970 */
  int er;        /* rating of the puzzle, in tenths */
  int seconds;   /* time spent; 0 if it was not measured */
  guint n_hints;
} RtPlayed;

/* Summary of the puzzles of one level. The times are computed from the puzzles with a measured
 * time. */
typedef struct {
  guint n;
  guint n_timed;
  int best, median; /* in seconds */
  guint n_hints;    /* number of hints for all these puzzles */
} RtPlayLevel;

/* Returns the path of the log of solved puzzles: `retrace/solved.csv` in the user's data folder.
 * Free with g_free. */
char *rt_play_record_path (void);

/* Appends PLAYED, a puzzle that the person has solved, to the file. Creates file and folder if
 * needed. Returns false with ERROR set if that fails. */
bool rt_play_record_add (const RtPlayed *played, GError **error);

/* Returns all puzzles in the log (of RtPlayed), oldest first; rows that cannot be read are skipped.
 * The caller owns the array. */
GArray *rt_play_record_read (void);

/* Sums up ROWS (of RtPlayed) by level of difficulty, into LEVELS. */
void rt_play_record_sum (GArray *rows, RtPlayLevel levels[RT_HARD_WORDS]);

/* Deletes the file of solved puzzles. */
void rt_play_record_delete (void);
