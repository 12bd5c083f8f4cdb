/* action-map.h - the actions and keys of a window, made from a table. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/action.h"

/* Gives WINDOW the actions of ROWS, which end with a row without a name, and those of their keys
 * that are single keys. SHELL and COLLECTING must live as long as WINDOW. */
void rt_action_map_add (GtkWindow *window, const RtAction *rows, RtShell *shell,
                        RtCollecting *collecting);

/* Enables those of them that can be done now, and disables the others. */
void rt_action_map_update (GtkWindow *window, const RtAction *rows, RtShell *shell,
                           RtCollecting *collecting);

/* Adds an action for the property NAME of OBJECT; it replaces an action of that name. The action
 * keeps OBJECT alive, so OBJECT must not be the window. */
void rt_action_map_add_toggle (GtkWindow *window, const char *name, gpointer object);

/* Gives the actions their other keys, as accelerators of APPLICATION. */
void rt_action_map_bind (GtkApplication *application, const RtAction *rows);
