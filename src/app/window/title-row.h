/* title-row.h - the row below the title: verdict, how hard the puzzle is, and what asks for the verdict. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* DETAILS is a menu button around the fitting label of the verdict, HARDNESS a button of
 * rt_hardness_button_new; each may be hidden. Where there is not room for all, HARDNESS has what the
 * shortest verdict and CHECK leave, and takes of that what its text wants; the verdict has the rest. */
GtkWidget *rt_title_row_new (GtkWidget *details, GtkWidget *hardness, GtkWidget *check);
