/* stage-times.h - functions that measure the processor time of each stage of reading a picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <time.h>

/* Stages of reading a picture. RtSightTimes has the processor time of each in seconds. */
enum { RT_SIGHT_LOCATE, RT_SIGHT_CUT, RT_SIGHT_CLASSIFY, RT_SIGHT_DECODE, RT_SIGHT_STAGES };
typedef struct {
  double at[RT_SIGHT_STAGES];
} RtSightTimes;

/* Returns the current processor time in seconds. If TIMES is NULL, returns 0 without reading a clock. */
static inline double
rt_stage_begin (const RtSightTimes *times)
{
  struct timespec now;

  if (!times)
    return 0;
  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

/* Adds the time since *BEGAN to STAGE of TIMES, and sets *BEGAN to the current time. Does nothing if TIMES
 * is NULL. */
static inline void
rt_stage_end (RtSightTimes *times, int stage, double *began)
{
  double now = rt_stage_begin (times);

  if (times)
    times->at[stage] += now - *began;
  *began = now;
}
