/* fast-avx512.c - compiles the fast solver for AVX-512. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#define LANES_AVX512
#include "engine/fast/bulk.h"
