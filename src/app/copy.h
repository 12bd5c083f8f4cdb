/* copy.h - what a window shows, onto the clipboard, as text of any format. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

/* What is marked or selected where the focus is; elsewhere the digits that are seen, as 81
 * characters. */
void rt_copy (RtWindow *window);

/* The path of steps, which there must be, as a file would have it. */
void rt_copy_path (RtWindow *window);

/* What is seen, in the format of that ID. */
void rt_copy_as (RtWindow *window, const char *id);

/* The formats for the clipboard, each with the action "win.copy-as". The caller owns it. */
GMenuModel *rt_copy_menu (void);
