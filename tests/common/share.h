/* share.h - helper for tests with many cases: the number of cases to try.
 *
 * RT_TEST_SHARE in the environment is the share of what is usual: 0.25 where each case takes long, as
 * under sanitizers, 100 for a long search for faults. ./check sets it. Cases written by hand are
 * always tried. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>

/* How many cases made by chance: the share of USUALLY, and one at least. */
int n_cases (int usually);

/* Of a long list every how manieth case: 1, or more where the share is less than the whole. */
int every_nth (void);

/* Counts a case of a long list in *N, which was 0 before the first. Whether it is to be tried. */
bool is_tried (int *n);

/* Whether less than the whole is tried: what only the whole shows need not be seen then. */
bool is_a_part (void);
