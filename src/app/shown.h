/* shown.h - what the grid of a window shows: the document, a step on it, or the search. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

/* INVOLVED are the digits that are known to contradict each other, MARKED the cells that the window
 * marks. Returns whether it plays: the next frame may show another. */
bool rt_shown_compose (RtWindow *window, RtCells involved, RtCells marked, RtScene *scene);

/* What a tooltip says of CELL, below 0: of none. NULL where it says nothing. The caller frees it. */
char *rt_shown_say_cell (RtWindow *window, int cell);
