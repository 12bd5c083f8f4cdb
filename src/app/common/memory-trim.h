/* memory-trim.h - what was needed for a while goes back to the system. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk.h"

/* A second later, once nothing else is to be done: the several megabytes of a start (styles, fonts), what
 * a window had, what a search took. */
void rt_trim_soon (void);

/* The same each time a search of DESK has come to rest. */
void rt_trim_after (RtDesk *desk);
