/* search-code.h - RtSearchCode, a widget: the listing of a search with its running line, its variables, and toggles for
 * the size of a step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_SEARCH_CODE (rt_search_code_get_type ())
G_DECLARE_FINAL_TYPE (RtSearchCode, rt_search_code, RT, SEARCH_CODE, GtkBox)

/* Returns a widget that shows the code of DESK's search. It keeps a reference to DESK, the model of a window, until
 * it gets another desk. */
GtkWidget *rt_search_code_new (RtDesk *desk);
void rt_search_code_set_desk (RtSearchCode *self, RtDesk *desk);

/* Updates the search, the running line and the variables to the current step of the search. */
void rt_search_code_update (RtSearchCode *self);
