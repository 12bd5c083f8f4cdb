/* grid-of.h - helper for tests: parses a grid of 81 characters. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>

/* Fails the test where TEXT is no grid. */
static inline RtGrid
grid_of (const char *text)
{
  RtGrid grid;

  g_assert_true (rt_grid_parse (&grid, text));
  return grid;
}
