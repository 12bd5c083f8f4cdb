/* digits.h - a set of the digits 1..9 in the low nine bits of a word.
 *
 * Bit d-1 stands for digit d. A value: pass it, copy it, compare it with ==. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef uint16_t RtDigits;

#define RT_DIGITS_NONE ((RtDigits) 0)
#define RT_DIGITS_ALL ((RtDigits) 0x1ff)

/* Returns the set that holds only DIGIT, which is in 1..9. */
static inline RtDigits
rt_digits_of (int digit)
{
  return (RtDigits) (1u << (digit - 1));
}

static inline bool
rt_digits_has (RtDigits digits, int digit)
{
  return (digits >> (digit - 1)) & 1;
}

static inline int
rt_digits_count (RtDigits digits)
{
  return __builtin_popcount (digits);
}

/* Returns the smallest digit of DIGITS, which must not be empty. */
static inline int
rt_digits_first (RtDigits digits)
{
  return __builtin_ctz (digits) + 1;
}

/* Returns the smallest digit of DIGITS above AFTER; 0 if there is none. AFTER is 0 for the smallest
 * of all. */
static inline int
rt_digits_next (RtDigits digits, int after)
{
  int rest = digits >> after;

  return rest ? after + 1 + __builtin_ctz ((unsigned) rest) : 0;
}

/* Runs the following statement once for each digit of DIGITS, in rising order. DIGITS is evaluated
 * again before each iteration. */
#define for_each_digit(digit, digits) \
  for (int digit = 0; (digit = rt_digits_next ((digits), digit)) != 0;)
