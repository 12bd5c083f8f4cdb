/* clock.h - the clock of benchmarks: processor time of this thread, so that others on the machine do not
 * count. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <time.h>

/* In seconds. */
static inline double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}
