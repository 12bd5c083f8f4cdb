/* random.h - generator of pseudo-random numbers; a seed gives the same numbers on every machine.
 *
 * The generator is xoshiro256** by David Blackman and Sebastiano Vigna (2018), seeded by their
 * splitmix64. A value: a copy gives the same numbers. Not for cryptography. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct {
  uint64_t word[4];
} RtRandom;

static inline uint64_t
rt_random_mix (uint64_t *state)
{
  uint64_t z = *state += UINT64_C (0x9e3779b97f4a7c15);

  z = (z ^ z >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C (0x94d049bb133111eb);
  return z ^ z >> 31;
}

/* Returns generator number STREAM of SEED. The generators of one seed are independent. */
static inline RtRandom
rt_random (uint64_t seed, uint64_t stream)
{
  uint64_t state = seed, rest;
  RtRandom random;

  rest = rt_random_mix (&state) + stream;
  state = rt_random_mix (&rest);
  for (int i = 0; i < 4; i++)
    random.word[i] = rt_random_mix (&state);
  return random;
}

/* Returns the next 64 random bits. */
static inline uint64_t
rt_random_next (RtRandom *random)
{
  uint64_t *w = random->word, five = w[1] * 5, t = w[1] << 17;
  uint64_t result = (five << 7 | five >> 57) * 9;

  w[2] ^= w[0];
  w[3] ^= w[1];
  w[1] ^= w[2];
  w[0] ^= w[3];
  w[2] ^= t;
  w[3] = w[3] << 45 | w[3] >> 19;
  return result;
}

/* Returns one of the numbers 0 to N - 1 with equal probability. N must be above 0. */
static inline uint32_t
rt_random_below (RtRandom *random, uint32_t n)
{
  uint32_t least = -n % n;   /* 2^32 mod N: if so many products are rejected, all results are equally likely */
  uint64_t product;

  do
    product = (rt_random_next (random) >> 32) * n;
  while ((uint32_t) product < least);
  return (uint32_t) (product >> 32);
}

/* Shuffles the N ITEMS. */
static inline void
rt_random_shuffle (RtRandom *random, uint8_t *items, size_t n)
{
  for (size_t i = n; i > 1; i--) {
    uint32_t with = rt_random_below (random, (uint32_t) i);
    uint8_t item = items[i - 1];

    items[i - 1] = items[with];
    items[with] = item;
  }
}
