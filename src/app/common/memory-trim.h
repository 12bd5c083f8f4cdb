/* memory-trim.h - returns freed memory to the system. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

/* Trims the heap of malloc after at least a second, when the program is idle. Saves memory after
 * the start (styles, fonts), after a window was closed, and after a search. */
void rt_trim_soon (void);

/* Trims the heap whenever a search of DESK has stopped. */
void rt_trim_after (RtDesk *desk);
