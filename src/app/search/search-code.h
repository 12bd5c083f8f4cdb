/* search-code.h - RtSearchCode, a widget: the listing of a search with the running line, its variables, and how
 * finely the search is played. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_SEARCH_CODE (rt_search_code_get_type ())
G_DECLARE_FINAL_TYPE (RtSearchCode, rt_search_code, RT, SEARCH_CODE, GtkBox)

/* Returns a widget that shows DESK; it keeps a reference until it is shown another desk. */
GtkWidget *rt_search_code_new (RtDesk *desk);
void rt_search_code_set_desk (RtSearchCode *self, RtDesk *desk);

/* Shows the search, the line and the variables of the desk's present step. */
void rt_search_code_update (RtSearchCode *self);
