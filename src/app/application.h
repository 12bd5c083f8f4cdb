/* application.h - RtApplication, the GApplication of the program, which owns its windows and its
 * session. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/window.h"
#include "document/files/session.h"

#include <gtk/gtk.h>

#define RT_TYPE_APPLICATION (rt_application_get_type ())
G_DECLARE_FINAL_TYPE (RtApplication, rt_application, RT, APPLICATION, GtkApplication)

RtApplication *rt_application_new (void);

/* Shows a new window with DOCUMENT, or with an empty grid if DOCUMENT is NULL. Returns the window, which
 * the caller does not own. */
RtWindow *rt_application_add_window (RtApplication *self, RtDocument *document);

/* Opens the collections of the last session, each in a window of its own. */
void rt_application_restore_collections (RtApplication *self);

/* Returns the exit status of the program: 1 if a screenshot failed, else 0. */
int rt_application_status (RtApplication *self);
