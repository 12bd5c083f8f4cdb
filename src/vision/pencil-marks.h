/* pencil-marks.h - reads the small digits in cells without a digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "vision/normalize-cell.h"

/* Returns the small digits in PATCH with ink of POLARITY; none, if one of them cannot be read. LEVEL is the ink level
 * of the picture. */
RtDigits rt_marks_read (const RtPatch *patch, double level, int polarity);
