/* window-actions.h - what a person can do in a window: one table of actions and keys. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

/* One row. Menus, buttons, keys and the window of shortcuts all come from these. */
typedef struct {
  const char *name;    /* without the prefix "win." */
  const char *label;   /* for the window of shortcuts, marked with N_(); NULL: not listed */
  const char *keys[4]; /* accelerators, ends with NULL */
  void (*run) (RtWindow *window);
  bool (*can) (RtWindow *window); /* NULL: always */
} RtWindowAction;

extern const RtWindowAction rt_window_actions[]; /* ends with a row without a name */

/* Gives WINDOW its actions; says again which of them can be done now. */
void rt_window_actions_add (RtWindow *window);
void rt_window_actions_update (RtWindow *window);

/* Adds an action that is a property of the same name of OBJECT, which it keeps alive: not the
 * window. */
void rt_window_actions_add_toggle (RtWindow *window, const char *name, gpointer object);

/* Gives the actions their keys. */
void rt_window_actions_bind (GtkApplication *application);
