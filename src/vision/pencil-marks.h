/* pencil-marks.h - a function that reads the pencil marks (small digits) of a cell without a digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "vision/normalize-cell.h"

/* Sets MARKS to the small digits in PATCH. Returns false, and sets MARKS to the empty set, if any of them cannot be
 * read. LEVEL is the ink level of the picture, POLARITY the polarity of its ink. */
bool rt_marks_read (const RtPatch *patch, double level, int polarity, RtDigits *marks);
