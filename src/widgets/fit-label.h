/* fit-label.h - RtFitLabel, a widget: shows the longest of several texts that fits. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define RT_TYPE_FIT_LABEL (rt_fit_label_get_type ())
G_DECLARE_FINAL_TYPE (RtFitLabel, rt_fit_label, RT, FIT_LABEL, GtkWidget)

#define RT_FIT_TEXTS 5 /* the largest number of texts */

/* Returns an empty label with up to LINES lines. Its text is centred, unless the label is
 * aligned to the start. */
GtkWidget *rt_fit_label_new (int lines);

/* Shows the first of N TEXTS that fits. They are in the order of their length; the last one gets
 * an ellipsis if necessary. Texts except the first may be NULL. Screen readers and the tooltip
 * get the first. */
void rt_fit_label_set (RtFitLabel *self, const char *const *texts, int n);

/* Reserves the full width of the last text, without an ellipsis. For labels of one line. */
void rt_fit_label_keep_last (RtFitLabel *self);

/* Returns the width of the text that WIDTH would show; it may be less, and more for the last
 * text. For labels of one line. */
int rt_fit_label_taken (RtFitLabel *self, int width);

/* Treats underscores in later texts as mnemonics. */
void rt_fit_label_set_mnemonic (RtFitLabel *self);
