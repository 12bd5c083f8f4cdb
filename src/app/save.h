/* save.h - a window's puzzle into a file. What a file of that kind cannot hold is named before
 * anything is written; what fails is said in the window, and the work stays as it is. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

/* To the document's file, or where it has none as rt_save_as does. */
void rt_save (RtWindow *window);

/* A dialog asks where. NATIVE proposes a name of the format that holds everything. */
void rt_save_as (RtWindow *window);
void rt_save_native (RtWindow *window);

/* What was named as lost last is to be lost. */
void rt_save_anyway (RtWindow *window);

/* As rt_save, whatever another program has written into the file. */
void rt_save_over (RtWindow *window);
