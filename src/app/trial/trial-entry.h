/* trial-entry.h - RtTrialEntry: which program is to be tried, and how; remembered. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/trial/trial.h"

#include <gtk/gtk.h>

/* Its button to choose a program calls the action "trial.choose". */
#define RT_TYPE_TRIAL_ENTRY (rt_trial_entry_get_type ())
G_DECLARE_FINAL_TYPE (RtTrialEntry, rt_trial_entry, RT, TRIAL_ENTRY, GtkWidget)

/* The program to try; NULL: none is chosen. */
void rt_trial_entry_set_program (RtTrialEntry *self, const char *path);

/* Fills SETUP, whose argv the caller frees with g_strfreev. Returns false with an error where no
 * program is chosen, or the arguments are malformed. Remembers it all. */
bool rt_trial_entry_read (RtTrialEntry *self, RtTrialSetup *setup, GError **error);
