/* heading.h - a line of words before a grid: its title, or the beginning of text that is not a
 * puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/text/reader.h"

/* Returns the words of the line at HEADING as a title; NULL if they are not a title, or if the
 * `line` of HEADING is 0. Free with g_free. */
char *rt_heading_title (const RtReader *heading);

/* Adds a notice that the text from HEADING on has no further puzzle. Does nothing if the `line` of
 * HEADING is 0. */
void rt_heading_notice_rest (RtReader *reader, const RtReader *heading);

/* Adds a notice that the words before the first puzzle were skipped. */
void rt_heading_notice_before (RtReader *reader);
