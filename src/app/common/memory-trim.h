/* memory-trim.h - functions that schedule the return of freed memory to the system. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

/* Schedules a trim of malloc's heap, to run when the program is idle, after a second or later. To be
 * called after the start, after a window was closed, and after a search. */
void rt_trim_soon (void);

/* Registers a handler that returns freed memory to the system whenever a search of DESK, the model
 * of a window, has stopped. */
void rt_trim_after (RtDesk *desk);
