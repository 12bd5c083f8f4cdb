/* heading.h - a line of words before a grid: its title, or the beginning of text that is not a
 * puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/text/reader.h"

/* Returns the words of the line at HEADING (its `line` is 0 if there is none) as a title; NULL if
 * they are no title. Free with g_free. */
char *rt_heading_title (const RtReader *heading);

/* Adds a notice that the text from HEADING on (none if its `line` is 0) is no puzzle. */
void rt_heading_notice_rest (RtReader *reader, const RtReader *heading);

/* Adds a notice that the words from the cursor on, before the first puzzle, belong to none. */
void rt_heading_notice_before (RtReader *reader);
