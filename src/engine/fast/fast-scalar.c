/* fast-scalar.c - compiles the fast solver for plain C. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#define LANES_SCALAR
#include "engine/fast/bulk.h"
