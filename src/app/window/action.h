/* action.h - RtAction: row of the table of actions of a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection/collecting.h"
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
  const char *label;   /* in the list of shortcuts, marked with N_(); NULL: not listed */
  const char *keys[4]; /* accelerators; ends with NULL */

  void (*on_desk) (RtDesk *desk);
  void (*on_shell) (RtShell *shell);
  void (*on_collecting) (RtCollecting *collecting);
  void (*on_text) (RtShell *shell, const char *text);

  RtActionGroup group;
  bool (*can) (RtDesk *desk);       /* NULL: always possible */
  bool needs_collection;            /* possible only with a collection */
} RtAction;
