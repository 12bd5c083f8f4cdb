/* scan.h - functions that scan any text (source code, web pages, notes) for grids: they add these
 * to RtFinds as possible puzzles, and record damaged ones. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/found/judge.h"

/* Scans TEXT for lists in brackets, nine rows, and 81 cells in a run, and adds the grids to FOUND.
 * Each character of TEXT is one byte (those beyond ASCII are 0x80). */
void rt_found_scan (RtFinds *found, const char *text, gsize size);

/* Scans TEXT, which is XML or a web page, for grids whose cells or rows are elements, and adds them to FOUND. */
void rt_found_elements (RtFinds *found, const char *text);
