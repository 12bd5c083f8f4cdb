/* trial-row.h - RtTrialRow: one puzzle of a judge, and how a program did on it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/trial/trying.h"

#include <gtk/gtk.h>

#define RT_TYPE_TRIAL_ROW (rt_trial_row_get_type ())
G_DECLARE_FINAL_TYPE (RtTrialRow, rt_trial_row, RT, TRIAL_ROW, GtkWidget)

/* Its buttons, there where there are steps, call the actions "trial.show-steps" and "trial.save-steps"
 * with its number. */
GtkWidget *rt_trial_row_new (int n);

/* Shows how it went; NULL: it was not tried. IS_CURRENT: it runs now. */
void rt_trial_row_show (RtTrialRow *self, const RtTrialResult *result, bool is_current);
