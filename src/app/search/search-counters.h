/* search-counters.h - RtSearchCounters, a widget: counters of a search up to the current step, such as the number of
 * digits placed, and its time. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_SEARCH_COUNTERS (rt_search_counters_get_type ())
G_DECLARE_FINAL_TYPE (RtSearchCounters, rt_search_counters, RT, SEARCH_COUNTERS, GtkGrid)

GtkWidget *rt_search_counters_new (void);

/* Shows the counters (digits placed, taken back ...) of the search of DESK, a window's model, at its current step. */
void rt_search_counters_show (RtSearchCounters *self, RtDesk *desk);

/* Returns a text with the two most important counters, as in "1,064 placed · 1,044 taken back", or "" if there is
 * none. Free with g_free. */
char *rt_search_counters_say (RtDesk *desk);
