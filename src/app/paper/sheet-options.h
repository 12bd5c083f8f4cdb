/* sheet-options.h - the options of printed pages: their preferences and their widgets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/puzzle-pages.h"

#include <gtk/gtk.h>

/* Returns the options of printed pages that are stored in the preferences. rt_sheet_options_save
 * stores SHEET there. */
RtSheet rt_sheet_options_load (void);
void rt_sheet_options_save (const RtSheet *sheet);

/* Returns widgets in which the person sets the options SHEET for N puzzles. After a change they
 * call CHANGED (may be NULL) with DATA. SHEET must outlive the widgets. */
GtkWidget *rt_sheet_options_new (RtSheet *sheet, guint n, void (*changed) (gpointer data),
                                 gpointer data);

/* Returns the size, orientation and margins of the paper that was used last, or the default paper
 * of the locale. The caller owns the setup. */
GtkPageSetup *rt_sheet_options_load_setup (void);
void rt_sheet_options_save_setup (GtkPageSetup *setup);

/* Returns the paper of SETUP, with margins of at least RT_SHEET_MARGIN. */
RtPaper rt_sheet_options_paper (GtkPageSetup *setup);
