/* action.h - RtAction: one thing that a person can do in a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection/collecting.h"
#include "app/common/shell.h"

/* Where an action works: its group in the window of shortcuts. */
typedef enum {
  RT_ACTION_WINDOW,
  RT_ACTION_GRID,
  RT_ACTION_STEPS, /* of a search or a path */
  RT_ACTION_FILE,
  RT_ACTION_COLLECTION,
} RtActionGroup;

/* One row. Keys and the window of shortcuts come from these; menus and buttons name them. Exactly
 * one of the four functions is set: it works on the desk, the shell or the collection, or on the
 * shell with the text that is the target of the menu row. */
typedef struct {
  const char *name;    /* without the prefix "win." */
  const char *label;   /* for the window of shortcuts, marked with N_(); NULL: not listed */
  const char *keys[4]; /* accelerators, ends with NULL */

  void (*on_desk) (RtDesk *desk);
  void (*on_shell) (RtShell *shell);
  void (*on_collecting) (RtCollecting *collecting);
  void (*on_text) (RtShell *shell, const char *text);

  RtActionGroup group;
  bool (*can) (RtDesk *desk);       /* NULL: always */
  bool needs_collection;            /* only where there is one */
} RtAction;
