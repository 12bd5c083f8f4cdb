/* fast-neon.c - compiles the fast solver for NEON. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#define LANES_NEON
#include "engine/fast/bulk.h"
