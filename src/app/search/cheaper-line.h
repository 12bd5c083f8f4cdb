/* cheaper-line.h - RtCheaperLine: which search would have needed less, and the way to why. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

#include <gtk/gtk.h>

#define RT_TYPE_CHEAPER_LINE (rt_cheaper_line_get_type ())
G_DECLARE_FINAL_TYPE (RtCheaperLine, rt_cheaper_line, RT, CHEAPER_LINE, GtkWidget)

/* Hidden while there is nothing to tell. */
GtkWidget *rt_cheaper_line_new (void);

/* Finds out in a thread what there is to tell of TRACE, which has come to rest, and shows it. NULL:
 * there is no search at rest. Asked the same once more, nothing is done. */
void rt_cheaper_line_look_at (RtCheaperLine *self, RtTrace *trace);
