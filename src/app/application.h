/* application.h - RtApplication: the windows, the session, what the command line asks for. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/window.h"
#include "document/session.h"

#include <gtk/gtk.h>

#define RT_TYPE_APPLICATION (rt_application_get_type ())
G_DECLARE_FINAL_TYPE (RtApplication, rt_application, RT, APPLICATION, GtkApplication)

RtApplication *rt_application_new (void);

/* A new window on DOCUMENT (NULL: an empty grid), on the screen. */
RtWindow *rt_application_add_window (RtApplication *self, RtDocument *document);

/* The collections of last time, each in its window. */
void rt_application_restore_collections (RtApplication *self);

/* The exit status that the program asks for: 1 where a screenshot failed, else 0. */
int rt_application_status (RtApplication *self);
