/* chance.h - pseudo-random numbers that are the same on every machine. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdint.h>

typedef struct {
  uint64_t state; /* not 0 */
} RtChance;

static inline uint32_t
rt_chance_bits (RtChance *chance)
{
  chance->state ^= chance->state << 13;
  chance->state ^= chance->state >> 7;
  chance->state ^= chance->state << 17;
  return (uint32_t) (chance->state >> 32);
}

/* One of 0 .. N-1. */
static inline int
rt_chance_of (RtChance *chance, int n)
{
  return (int) (rt_chance_bits (chance) % (uint32_t) n);
}

/* At least LOW, less than HIGH. */
static inline float
rt_chance_in (RtChance *chance, float low, float high)
{
  return low + (high - low) * ((float) (rt_chance_bits (chance) >> 8) / 16777216.0f);
}

/* True in SHARE of all cases. */
static inline int
rt_chance_is (RtChance *chance, float share)
{
  return rt_chance_in (chance, 0, 1) < share;
}

/* About normal, with a deviation of 1. */
static inline float
rt_chance_bell (RtChance *chance)
{
  float sum = 0;

  for (int i = 0; i < 4; i++)
    sum += rt_chance_in (chance, -0.5f, 0.5f);
  return sum * 1.732f;
}
