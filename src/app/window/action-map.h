/* action-map.h - creates the actions and keys of a window from a table. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/action.h"

/* Adds the actions of ROWS and their single keys to WINDOW. The last row has no name. SHELL and
 * COLLECTING must live as long as WINDOW. */
void rt_action_map_add (GtkWindow *window, const RtAction *rows, RtShell *shell,
                        RtCollecting *collecting);

/* Enables the actions that are possible and disables the others. */
void rt_action_map_update (GtkWindow *window, const RtAction *rows, RtShell *shell,
                           RtCollecting *collecting);

/* Adds an action for the property NAME of OBJECT, in the place of an action of that name. The
 * action keeps OBJECT alive, so OBJECT must not be the window. */
void rt_action_map_add_toggle (GtkWindow *window, const char *name, gpointer object);

/* Sets the keys with modifiers as accelerators of APPLICATION. */
void rt_action_map_bind (GtkApplication *application, const RtAction *rows);
