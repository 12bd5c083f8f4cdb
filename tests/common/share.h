/* share.h - helper for tests with many cases: the number of cases to try.
 *
 * RT_TEST_SHARE in the environment is the share of what is usual: 0.25 where each case takes long, as
 * under sanitizers, 100 for a long search for faults. ./check sets it. Cases written by hand are
 * always tried. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>

/* Returns the share of USUALLY, the usual number of random cases; at least 1. */
int n_cases (int usually);

/* Returns N if every N-th case of a long list is to be tried: 1 for the whole list. */
int every_nth (void);

/* Counts a case of a long list in *N, which was 0 before the first. Whether it is to be tried. */
bool is_tried (int *n);

/* Returns true if only a part of the cases is tried, so that expectations about the whole list do
 * not apply. */
bool is_a_part (void);
