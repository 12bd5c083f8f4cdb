/* reference.h - RtReference: the time that two ways to write plain backtracking take in a
 * language, measured for comparison with a person's program. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/programs/search-source.h"
#include "document/trial/trial.h"

/* The two ways: scanning row, column and box, and bit masks. */
#define RT_N_REFERENCES 2

typedef struct {
  const RtLanguage *language;     /* of the two programs; NULL: nothing was measured */
  gint64 times[RT_N_REFERENCES];  /* wall-clock time in microseconds */
  guint64 reads[RT_N_REFERENCES]; /* number of cells or masks that are read */
  int share;                      /* percentage of the reads of the first that test a digit */
} RtReference;

/* Runs both ways, written in LANGUAGE, on PUZZLE under the limits of TRIAL. Leaves the language
 * NULL if a program cannot be compiled or does not pass. Takes seconds; may be called in any
 * thread. */
void rt_reference_measure (RtReference *reference, const RtTrialSetup *trial,
                           const RtLanguage *language, const RtGrid *puzzle, RtStop *stop);

/* Returns translated sentences that compare THEIRS, the time of the person's program in
 * microseconds, with REFERENCE. IS_SILENT: without printing. Free with g_free. */
char *rt_reference_say (const RtReference *reference, gint64 theirs, bool is_silent);
