/* search-counters.h - RtSearchCounters, a widget: how often a search has done what up to the shown step, and how
 * long it took. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_SEARCH_COUNTERS (rt_search_counters_get_type ())
G_DECLARE_FINAL_TYPE (RtSearchCounters, rt_search_counters, RT, SEARCH_COUNTERS, GtkGrid)

GtkWidget *rt_search_counters_new (void);

/* Shows the counters of DESK's search at its present step. */
void rt_search_counters_show (RtSearchCounters *self, RtDesk *desk);

/* Returns the two most important ones, "placed 1,064 · taken back 1,044", or "". Free with g_free. */
char *rt_search_counters_say (RtDesk *desk);
