/* fit-label.h - RtFitLabel, a widget: label with several texts of different lengths, which shows the longest that
 * fits. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define RT_TYPE_FIT_LABEL (rt_fit_label_get_type ())
G_DECLARE_FINAL_TYPE (RtFitLabel, rt_fit_label, RT, FIT_LABEL, GtkWidget)

#define RT_FIT_TEXTS 5 /* the largest number of texts */

/* Returns an empty label with up to LINES lines of text. Its text is centred unless halign of the
 * widget is GTK_ALIGN_START. */
GtkWidget *rt_fit_label_new (int lines);

/* Makes the label show the first of N TEXTS that fits. The first text must be the longest, the last
 * the shortest. The last text is ellipsized if it does not fit. All texts but the first may be NULL
 * and are skipped then. Screen readers and the tooltip use the first text. */
void rt_fit_label_set (RtFitLabel *self, const char *const *texts, int n);

/* Makes the width of the last text the minimum width, so that it is never ellipsized. For labels
 * with one line. */
void rt_fit_label_keep_last (RtFitLabel *self);

/* Returns the natural width of the text that the label shows if it is WIDTH wide. The result is
 * greater than WIDTH only if even the last text does not fit. For labels with one line. */
int rt_fit_label_taken (RtFitLabel *self, int width);

/* Makes an underscore in a text mark a mnemonic. Applies to texts that are set afterwards. */
void rt_fit_label_set_mnemonic (RtFitLabel *self);
