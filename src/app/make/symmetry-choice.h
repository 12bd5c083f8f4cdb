/* symmetry-choice.h - a choice between the symmetries, each with a little picture of it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A GtkDropDown: the rows of rt_symmetries in their order, and behind them one for a pattern that the
 * person paints. */
GtkWidget *rt_symmetry_choice_new (void);
