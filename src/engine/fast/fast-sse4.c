/* fast-sse4.c - compiles the fast solver for SSE4.1. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#define LANES_SSE4
#include "engine/fast/bulk.h"
