/* make-options.h - reads what puzzles are to be made from the words of a command line. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/option-values.h"
#include "engine/maker/request.h"

/* The words as they stand there; NULL: not given. */
typedef struct {
  char *level, *rating, *technique, *givens, *symmetry, *pattern;
  gboolean hardest, minimal, strict;
} RtMakeOptions;

/* Returns false after it said on standard error what is wrong; STATUS is then the exit status. */
bool rt_make_options_read (const RtMakeOptions *options, RtRequest *request, int *status);

/* The words that some can be, for the help and for completion. */
extern const RtChoice rt_make_choices[];
