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
  RT_ACTION_STEPS, /* moving in the steps of a search or a path */
  RT_ACTION_FILE,
  RT_ACTION_COLLECTION,
} RtActionGroup;

/* An action of a window. Keys and the list of shortcuts are made from these rows; menus and buttons
 * use the names. Exactly one of the four functions is set. on_text gets the target of the menu item. */
typedef struct {
  const char *name;    /* without the prefix "win." */
  const char *label;   /* label in the list of shortcuts, marked with N_(); NULL: not listed */
  const char *keys[4]; /* accelerators; ends with NULL */

  void (*on_desk) (RtDesk *desk);
  void (*on_shell) (RtShell *shell);
  void (*on_collecting) (RtCollecting *collecting);
  void (*on_text) (RtShell *shell, const char *text);

  RtActionGroup group;
  bool (*can) (RtDesk *desk);       /* returns true if the action is possible; NULL: always */
  bool needs_collection;            /* possible only with a collection */
} RtAction;

/* Adds the actions of ROWS, whose last row has no name, and their single keys to WINDOW. The actions get SHELL (the
 * window as an interface) and COLLECTING, which must live as long as WINDOW. */
void rt_action_map_add (GtkWindow *window, const RtAction *rows, RtShell *shell,
                        RtCollecting *collecting);

/* Enables the actions of ROWS that are possible now, and disables all others. */
void rt_action_map_update (GtkWindow *window, const RtAction *rows, RtShell *shell,
                           RtCollecting *collecting);

/* Adds an action that toggles the property NAME of OBJECT. Replaces an action with the same name. The
 * action has a reference to OBJECT, so OBJECT must not be the window. */
void rt_action_map_add_toggle (GtkWindow *window, const char *name, gpointer object);

/* Makes the keys of ROWS that are pressed with Ctrl, and function keys, accelerators of APPLICATION. */
void rt_action_map_bind (GtkApplication *application, const RtAction *rows);
