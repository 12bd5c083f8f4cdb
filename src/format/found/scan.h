/* scan.h - functions that scan other text: they offer the grids that they find to the judge (judge.h), and report
 * damaged ones. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/found/judge.h"

/* Scans TEXT, in which each character is one byte (those beyond ASCII are 0x80), for lists in brackets, nine rows,
 * and 81 cells in a run. */
void rt_found_scan (RtFinds *found, const char *text, gsize size);

/* Scans TEXT, which is XML or a web page, for grids whose cells or rows are elements. */
void rt_found_elements (RtFinds *found, const char *text);
