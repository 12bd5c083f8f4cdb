/* row.h - the row that a file for one instruction set offers. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/fast/bulk.h"

static bool
is_there (void)
{
  return LANES_ARE_THERE;
}

const RtFastKernel LANES_ROW = {
  .id        = LANES_ID,
  .is_there  = is_there,
  .search    = search,
  .count_all = count_all,
};
