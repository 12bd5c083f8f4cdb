/* application.h - RtApplication: the windows, the session, what the command line asks for. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"
#include "document/session.h"

#include <gtk/gtk.h>

#define RT_TYPE_APPLICATION (rt_application_get_type ())
G_DECLARE_FINAL_TYPE (RtApplication, rt_application, RT, APPLICATION, GtkApplication)

RtApplication *rt_application_new (void);

/* Keeps the documents of all windows; NULL while a screenshot is made. */
RtSession *rt_application_session (RtApplication *self);

/* The window that works on FILE, or NULL. */
RtWindow *rt_application_find_window (RtApplication *self, GFile *file);

/* A new window on DOCUMENT (NULL: an empty grid), on the screen. */
RtWindow *rt_application_add_window (RtApplication *self, RtDocument *document);

/* The primary menu, made on first use. */
GMenu *rt_application_menu (RtApplication *self);

/* The program's exit status where it ended with an error of its own. */
int rt_application_status (RtApplication *self);
