/* reload.h - back to what the file holds; and what to do where another program has changed it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

/* The document becomes what its file holds now: one undo step. */
void rt_reload (RtWindow *window);

/* What the other program wrote is known, and the document stays as it is. */
void rt_reload_keep (RtWindow *window);

/* Says in WINDOW what its watch has to tell, from now on. */
void rt_reload_watch (RtWindow *window);
