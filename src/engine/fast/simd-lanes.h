/* simd-lanes.h - SIMD register of 32-bit words and its operations, for each instruction set.
 *
 * A file that includes this defines one of LANES_AVX512, LANES_AVX2, LANES_SSE4, LANES_NEON and
 * LANES_SCALAR, and is compiled with the flags of that instruction set. A register has one, two or
 * four *blocks* of four lanes:
 *
 *              N_LANES   N_BLOCKS
 *     AVX-512    16         4        with BW and VL
 *     AVX2        8         2
 *     128 bits    4         1        SSE4.1 with POPCNT; NEON; two words of 64 bits in plain C
 *
 * C's own operators (a & b, a << 1) work on registers. In plain C a shift crosses lanes: bits that
 * it brings in from the neighbouring lane must be masked out, unless they are above bit 26 and
 * masked out later. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/fast/digit-words.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#if defined LANES_AVX512
#include <immintrin.h>
#define LANES_ID "avx512"
#define LANES_ROW rt_fast_avx512
#define LANES_ARE_THERE                                                                        \
  (__builtin_cpu_supports ("avx512f") && __builtin_cpu_supports ("avx512bw") &&                \
   __builtin_cpu_supports ("avx512vl") && __builtin_cpu_supports ("bmi2"))
#elif defined LANES_AVX2
#include <immintrin.h>
#define LANES_ID "avx2"
#define LANES_ROW rt_fast_avx2
#define LANES_ARE_THERE                                                                        \
  (__builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi2") &&                       \
   __builtin_cpu_supports ("popcnt"))
#elif defined LANES_SSE4
#include <immintrin.h>
#define LANES_ID "sse4"
#define LANES_ROW rt_fast_sse4
#define LANES_ARE_THERE (__builtin_cpu_supports ("sse4.1") && __builtin_cpu_supports ("popcnt"))
#elif defined LANES_NEON
#define LANES_ID "neon"
#define LANES_ROW rt_fast_neon
#define LANES_ARE_THERE true   /* every 64-bit ARM processor has NEON */
#else
#define LANES_ID "scalar"
#define LANES_ROW rt_fast_scalar
#define LANES_ARE_THERE true
#if defined __SIZEOF_INT128__
#define LANES_WIDE_WORD        /* a register is a 128-bit integer; otherwise a vector that the
                                * compiler splits */
#endif
#endif

#if defined LANES_AVX512
enum { N_BLOCKS = 4 };
#elif defined LANES_AVX2
enum { N_BLOCKS = 2 };
#else
enum { N_BLOCKS = 1 };
#endif
enum { N_LANES = 4 * N_BLOCKS };

#if defined LANES_WIDE_WORD
__extension__ typedef unsigned __int128 Lanes;
#else
typedef uint32_t Lanes __attribute__ ((vector_size (4 * N_LANES)));
#endif

/* Returns a register with WORD in every lane. */
INLINE Lanes
all (uint32_t word)
{
#if defined LANES_WIDE_WORD
  Lanes two = (uint64_t) word << 32 | word;

  return two << 64 | two;
#else
  return (Lanes) { 0 } + word;
#endif
}

INLINE uint32_t
word_in (Lanes a, int lane)
{
#if defined LANES_WIDE_WORD
  return (uint32_t) (a >> 32 * lane);
#else
  return a[lane];
#endif
}

INLINE Lanes
load (const uint32_t words[N_LANES])
{
  Lanes a;

  memcpy (&a, words, sizeof a);
  return a;
}

INLINE void
store (uint32_t words[N_LANES], Lanes a)
{
  memcpy (words, &a, sizeof a);
}

/* Returns a register with the words of three blocks, and zeros in the fourth block, if there is one. */
INLINE Lanes
load_used (const uint32_t *words)
{
#if defined LANES_AVX512
  return (Lanes) _mm512_maskz_loadu_epi32 (0xfff, words);
#else
  return load (words);
#endif
}

/* Returns a register with the four words of BLOCK in every block. */
INLINE Lanes
repeat (const uint32_t block[4])
{
#if defined LANES_AVX512
  return (Lanes) _mm512_broadcast_i32x4 (_mm_loadu_si128 ((const void *) block));
#elif defined LANES_AVX2
  return (Lanes) _mm256_broadcastsi128_si256 (_mm_loadu_si128 ((const void *) block));
#else
  return load (block);
#endif
}

/* Returns a register with all bits of block BLOCK set. */
INLINE Lanes
block_lanes (int block)
{
  static const uint32_t mask[2 * N_LANES] = {
    [N_LANES] = ~0u, [N_LANES + 1] = ~0u, [N_LANES + 2] = ~0u, [N_LANES + 3] = ~0u,
  };

  return load (mask + N_LANES - 4 * block);
}

/* rotate1 and rotate2 permute the lanes within each block to 1 2 0 3 and 2 0 1 3. rotate_blocks1
 * and rotate_blocks2 permute four blocks in the same way. swap_blocks exchanges two blocks. any
 * returns true if any bit is set. lanes_set returns, as bits, the lanes in which a bit is set. */
#if defined LANES_AVX512
INLINE Lanes
rotate1 (Lanes a)
{
  return (Lanes) _mm512_shuffle_epi32 ((__m512i) a, 0xc9);
}

INLINE Lanes
rotate2 (Lanes a)
{
  return (Lanes) _mm512_shuffle_epi32 ((__m512i) a, 0xd2);
}

INLINE Lanes
rotate_blocks1 (Lanes a)
{
  return (Lanes) _mm512_shuffle_i64x2 ((__m512i) a, (__m512i) a, 0xc9);
}

INLINE Lanes
rotate_blocks2 (Lanes a)
{
  return (Lanes) _mm512_shuffle_i64x2 ((__m512i) a, (__m512i) a, 0xd2);
}

INLINE uint32_t
lanes_set (Lanes a)
{
  return _mm512_test_epi32_mask ((__m512i) a, (__m512i) a);
}

INLINE bool
any (Lanes a)
{
  return lanes_set (a) != 0;
}

#elif defined LANES_AVX2
INLINE Lanes
rotate1 (Lanes a)
{
  return (Lanes) _mm256_shuffle_epi32 ((__m256i) a, 0xc9);
}

INLINE Lanes
rotate2 (Lanes a)
{
  return (Lanes) _mm256_shuffle_epi32 ((__m256i) a, 0xd2);
}

INLINE Lanes
swap_blocks (Lanes a)
{
  return (Lanes) _mm256_permute2x128_si256 ((__m256i) a, (__m256i) a, 1);
}

INLINE uint32_t
lanes_set (Lanes a)
{
  return 0xff ^ (uint32_t) _mm256_movemask_ps ((__m256) (a == 0));
}

INLINE bool
any (Lanes a)
{
  return !_mm256_testz_si256 ((__m256i) a, (__m256i) a);
}

#elif defined LANES_WIDE_WORD
INLINE Lanes
rotate1 (Lanes a)
{
  return a >> 32 | (Lanes) (uint32_t) a << 64;   /* the fourth lane is empty */
}

INLINE Lanes
rotate2 (Lanes a)
{
  return a >> 64 | (Lanes) (uint64_t) a << 32;
}

INLINE bool
any (Lanes a)
{
  return a != 0;
}

#else
INLINE Lanes
rotate1 (Lanes a)
{
  return __builtin_shufflevector (a, a, 1, 2, 0, 3);
}

INLINE Lanes
rotate2 (Lanes a)
{
  return __builtin_shufflevector (a, a, 2, 0, 1, 3);
}

#if defined LANES_SSE4
INLINE uint32_t
lanes_set (Lanes a)
{
  return 0xf ^ (uint32_t) _mm_movemask_ps ((__m128) (a == 0));
}

INLINE bool
any (Lanes a)
{
  return !_mm_testz_si128 ((__m128i) a, (__m128i) a);
}

#else
INLINE uint32_t
lanes_set (Lanes a)
{
  Lanes bit = (Lanes) (a != 0) & (Lanes) { 1, 2, 4, 8 };

  return bit[0] | bit[1] | bit[2] | bit[3];
}

INLINE bool
any (Lanes a)
{
  typedef uint64_t Halves __attribute__ ((vector_size (16)));
  Halves halves = (Halves) a;

  return (halves[0] | halves[1]) != 0;
}
#endif
#endif

/* Computes a logic function of three words. AVX-512 has one instruction for all of them, which
 * TABLE, a truth table, selects. */
#if defined LANES_AVX512
#define LOGIC(table, a, b, c, plain) \
  ((Lanes) _mm512_ternarylogic_epi32 ((__m512i) (a), (__m512i) (b), (__m512i) (c), table))
#else
#define LOGIC(table, a, b, c, plain) (plain)
#endif

INLINE Lanes
or3 (Lanes a, Lanes b, Lanes c)
{
  return LOGIC (0xfe, a, b, c, a | b | c);
}

INLINE Lanes
and3 (Lanes a, Lanes b, Lanes c)
{
  return LOGIC (0x80, a, b, c, a & b & c);
}

INLINE Lanes
xor3 (Lanes a, Lanes b, Lanes c)
{
  return LOGIC (0x96, a, b, c, a ^ b ^ c);
}

/* Returns the bits that are set in at least two of the words. */
INLINE Lanes
two_of (Lanes a, Lanes b, Lanes c)
{
  return LOGIC (0xe8, a, b, c, (a & b) | (c & (a | b)));
}

/* Returns the bits of A that are in neither B nor C. */
INLINE Lanes
less (Lanes a, Lanes b, Lanes c)
{
  return LOGIC (0x10, a, b, c, a & ~(b | c));
}

/* Returns A | (B & C). */
INLINE Lanes
and_both (Lanes a, Lanes b, Lanes c)
{
  return LOGIC (0xf8, a, b, c, a | (b & c));
}

/* Returns A & (B | C). */
INLINE Lanes
and_either (Lanes a, Lanes b, Lanes c)
{
  return LOGIC (0xe0, a, b, c, a & (b | c));
}

/* Returns A without the bits that are in TAKEN but not in OWN. */
INLINE Lanes
keep (Lanes a, Lanes own, Lanes taken)
{
  return LOGIC (0xd0, a, own, taken, a & ~(taken & ~own));
}

/* Returns the bits of MASK from A, and the other bits from B. */
INLINE Lanes
pick (uint32_t mask, Lanes a, Lanes b)
{
  return LOGIC (0xca, all (mask), a, b, (a & all (mask)) | (b & all (WORD & ~mask)));
}

/* Converts cells to the words of each digit (digit-words.h). */
INLINE void
words_of_cells (const uint8_t cells[81], uint32_t words[9][3])
{
#if defined LANES_AVX512
  for (int band = 0; band < 3; band++) {
    __m256i row = _mm256_maskz_loadu_epi8 (WORD, cells + 27 * band);

    for (int d = 0; d < 9; d++)
      words[d][band] = _mm256_cmpeq_epi8_mask (row, _mm256_set1_epi8 ((char) (d + 1)));
  }
#elif defined LANES_AVX2
  const int at[3] = { 0, 27, 49 };   /* the last load begins early: it must not pass the end */

  for (int band = 0; band < 3; band++) {
    __m256i row = _mm256_loadu_si256 ((const void *) (cells + at[band]));

    for (int d = 0; d < 9; d++) {
      __m256i equal = _mm256_cmpeq_epi8 (row, _mm256_set1_epi8 ((char) (d + 1)));

      words[d][band] = (uint32_t) _mm256_movemask_epi8 (equal) >> (27 * band - at[band]) & WORD;
    }
  }
#elif defined LANES_SSE4
  for (int band = 0; band < 3; band++) {
    __m128i head = _mm_loadu_si128 ((const void *) (cells + 27 * band));
    __m128i tail = _mm_loadu_si128 ((const void *) (cells + 27 * band + 11));

    for (int d = 0; d < 9; d++) {
      __m128i digit = _mm_set1_epi8 ((char) (d + 1));

      words[d][band] = (uint32_t) _mm_movemask_epi8 (_mm_cmpeq_epi8 (head, digit)) |
                       (uint32_t) _mm_movemask_epi8 (_mm_cmpeq_epi8 (tail, digit)) << 11;
    }
  }
#else
  words_of_cells_plainly (cells, words);
#endif
}

/* Sets CELLS to the digits 1..9 by cell, from WORDS: by digit and band, the cells that hold the digit.
 * Each cell must be in the words of exactly one digit. */
INLINE void
cells_of_words (uint32_t words[9][3], uint8_t cells[81])
{
#if defined LANES_AVX512
  for (int band = 0; band < 3; band++) {
    __m256i row = _mm256_setzero_si256 ();

    for (int d = 0; d < 9; d++)
      row = _mm256_mask_mov_epi8 (row, words[d][band], _mm256_set1_epi8 ((char) (d + 1)));
    _mm256_mask_storeu_epi8 (cells + 27 * band, WORD, row);
  }
#else
  cells_of_words_plainly (words, cells);
#endif
}

/* Computes the words of a grid: each digit has its givens and all empty cells. */
INLINE void
words_of_grid (const RtGrid *grid, uint32_t at[9][3], uint32_t given[3])
{
  words_of_cells (grid->digit, at);
  given[0] = given[1] = given[2] = 0;
  for (int d = 0; d < 9; d++)
    for (int band = 0; band < 3; band++)
      given[band] |= at[d][band];
  for (int d = 0; d < 9; d++)
    for (int band = 0; band < 3; band++)
      at[d][band] |= ~given[band] & WORD;
}
