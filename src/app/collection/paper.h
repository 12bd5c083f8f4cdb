/* paper.h - puzzles of a window's collection on paper. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection/collecting.h"

/* A dialog asks how to print the rows of rt_collecting_chosen, or how to put them on the pages of a
 * PDF file. */
void rt_collecting_print (RtCollecting *self);
void rt_collecting_export_pages (RtCollecting *self);
