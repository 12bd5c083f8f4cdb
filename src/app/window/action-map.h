/* action-map.h - RtAction, a row of the table of actions; creates the actions and keys of a window
 * from such a table. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection/collection-controller.h"
#include "app/common/shell.h"

/* Group of an action in the list of shortcuts. */
typedef enum {
  RT_ACTION_WINDOW,
  RT_ACTION_GRID,
  RT_ACTION_STEPS, /* of a search or a path */
  RT_ACTION_FILE,
  RT_ACTION_COLLECTION,
} RtActionGroup;

/* The keys and the list of shortcuts come from the rows; menus and buttons use the names.
 * Exactly one of the four functions is set; on_text gets the target of the menu item. */
typedef struct {
  const char *name;    /* without the prefix "win." */
  const char *label;   /* in the list of shortcuts, marked with N_(), as in a menu; NULL: not listed */
  const char *keys[4]; /* accelerators; ends with NULL */

  void (*on_desk) (RtDesk *desk);
  void (*on_shell) (RtShell *shell);
  void (*on_collecting) (RtCollecting *collecting);
  void (*on_text) (RtShell *shell, const char *text);

  RtActionGroup group;
  bool (*can) (RtDesk *desk);       /* NULL: always possible */
  bool needs_collection;            /* possible only with a collection */
} RtAction;

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
