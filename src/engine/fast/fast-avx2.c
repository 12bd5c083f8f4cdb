/* fast-avx2.c - compiles the fast solver for AVX2. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#define LANES_AVX2
#include "engine/fast/bulk.h"
