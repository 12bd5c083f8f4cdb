/* save.h - saves puzzles of a window's collection to a file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection/collecting.h"

/* A dialog asks where to save the rows of rt_collecting_chosen. The window says how it ended, and
 * what the file lacks. */
void rt_collecting_save (RtCollecting *self);

/* The same to FILE, in the format that its name asks for. */
void rt_collecting_save_to (RtCollecting *self, GFile *file);
