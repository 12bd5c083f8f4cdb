/* make-options.h - parses the options of the command `make` into a request for puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/option-values.h"
#include "engine/maker/request.h"

/* Values of the options as on the command line; NULL if an option is not given. */
typedef struct {
  char *level, *rating, *technique, *givens, *symmetry, *pattern;
  gboolean hardest, minimal, strict;
} RtMakeOptions;

/* Sets REQUEST from OPTIONS. If an option is wrong, prints an error, sets STATUS to the exit status
 * and returns false. */
bool rt_make_options_read (const RtMakeOptions *options, RtRequest *request, int *status);

/* Possible values of the options, for help and completion. */
extern const RtChoice rt_make_choices[];
