/* sheet-options.h - the options of printed pages: their preferences and their widgets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/puzzle-pages.h"

#include <gtk/gtk.h>

/* Load and store the preferences. */
RtSheet rt_sheet_options_load (void);
void rt_sheet_options_save (const RtSheet *sheet);

/* Returns widgets that change SHEET, for N puzzles, and then call CHANGED (may be NULL). SHEET
 * must outlive them. */
GtkWidget *rt_sheet_options_new (RtSheet *sheet, guint n, void (*changed) (gpointer data),
                                 gpointer data);

/* Returns the paper that was used last with its orientation and margins, else the default of the
 * locale. The caller owns it. */
GtkPageSetup *rt_sheet_options_load_setup (void);
void rt_sheet_options_save_setup (GtkPageSetup *setup);

/* Returns the paper of SETUP, with margins of at least RT_SHEET_MARGIN. */
RtPaper rt_sheet_options_paper (GtkPageSetup *setup);
