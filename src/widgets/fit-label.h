/* fit-label.h - RtFitLabel: a text where there is room for it, a shorter one where there is not. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define RT_TYPE_FIT_LABEL (rt_fit_label_get_type ())
G_DECLARE_FINAL_TYPE (RtFitLabel, rt_fit_label, RT, FIT_LABEL, GtkWidget)

#define RT_FIT_TEXTS 5 /* as many at most */

/* A label without a text, of one line or, wrapped, of up to LINES. They are centred, unless the label is
 * aligned to the start. */
GtkWidget *rt_fit_label_new (int lines);

/* Shows the first of the N TEXTS that fits: at least one, the longest first, the last with an
 * ellipsis if it must be. Those that are NULL do not count; the first is not. A screen reader is
 * told the first whichever is shown; so is who asks for the tooltip of a label that has one. */
void rt_fit_label_set (RtFitLabel *self, const char *const *texts, int n);

/* There is always room for the last text: it has no ellipsis. Of labels of one line. */
void rt_fit_label_keep_last (RtFitLabel *self);

/* The width of the text that would be shown in WIDTH, which may be less; of the last, as a rule, in 0.
 * Of labels of one line. */
int rt_fit_label_taken (RtFitLabel *self, int width);

/* In the texts that are set from now on an underscore stands before the letter that Alt goes with. */
void rt_fit_label_set_mnemonic (RtFitLabel *self);
