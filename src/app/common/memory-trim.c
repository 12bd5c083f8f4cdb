/* memory-trim.c - trims the heap when the program is idle, and so returns freed memory to the system. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/common/memory-trim.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

static guint trimming; /* source id; 0: none */

static gboolean
trim_cb (gpointer data)
{
  trimming = 0;
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

void
rt_trim_soon (void)
{
  if (!trimming)
    trimming = g_timeout_add_seconds_full (G_PRIORITY_LOW, 1, trim_cb, NULL, NULL);
}

static void
changed_cb (RtDesk *desk, guint what)
{
  if (what & RT_DESK_SEARCH && rt_solving_trace (rt_desk_solving (desk)) && !rt_desk_is_moving (desk))
    rt_trim_soon ();
}

void
rt_trim_after (RtDesk *desk)
{
  g_signal_connect (desk, "changed", G_CALLBACK (changed_cb), NULL);
}
