/* heading.h - functions for the lines of words before a grid: its title, or text that was
 * ignored. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/text/reader.h"

/* Returns the words of the line at HEADING as the title of the grid below. Returns NULL if they are
 * no title, or if HEADING's `line` is 0 (there are no words). Free with g_free. */
char *rt_heading_title (const RtReader *heading);

/* Adds a notice that the text from HEADING on, after the last puzzle, has no puzzle. Does nothing
 * if HEADING's `line` is 0. */
void rt_heading_notice_rest (RtReader *reader, const RtReader *heading);

/* Adds a notice that the words at READER, before the first puzzle, were ignored. */
void rt_heading_notice_before (RtReader *reader);
