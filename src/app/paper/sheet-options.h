/* sheet-options.h - the options of printed pages: their preferences and their widgets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/puzzle-pages.h"

#include <gtk/gtk.h>

/* Load what was chosen last, and store it. */
RtSheet rt_sheet_options_load (void);
void rt_sheet_options_save (const RtSheet *sheet);

/* Widgets that change SHEET, for N puzzles, and then call CHANGED (may be NULL). SHEET must outlive
 * them. */
GtkWidget *rt_sheet_options_new (RtSheet *sheet, guint n, void (*changed) (gpointer data),
                                 gpointer data);

/* The paper that was used last, with its orientation and margins, else what is customary in the
 * locale. The caller owns it. */
GtkPageSetup *rt_sheet_options_load_setup (void);
void rt_sheet_options_save_setup (GtkPageSetup *setup);

/* The paper of SETUP, with margins that are at least RT_SHEET_MARGIN. */
RtPaper rt_sheet_options_paper (GtkPageSetup *setup);
