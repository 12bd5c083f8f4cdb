/* copy.h - what a window shows, onto the clipboard, as text of any format. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

/* The digits that are seen, as 81 characters. */
void rt_copy (RtWindow *window);

/* What is seen, in the format of that ID. */
void rt_copy_as (RtWindow *window, const char *id);

/* The formats for the clipboard, each with the action "win.copy-as". The caller owns it. */
GMenuModel *rt_copy_menu (void);
