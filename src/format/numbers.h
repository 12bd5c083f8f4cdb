/* numbers.h - grids whose rows were written as numbers, so that the blanks in front are lost. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/found.h"

/* Reads TEXT as nine numbers between commas. Returns whether they are that, and some of them not nine digits
 * long. */
bool rt_numbers_read (const char *text, gsize size, RtGrid *grid);
