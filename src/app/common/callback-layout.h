/* callback-layout.h - a box with one child, laid out by two functions of the caller. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Returns a box that contains CHILD, and calls MEASURE and ALLOCATE (see GtkCustomLayout) to
 * compute the child's size and place. */
GtkWidget *rt_around_new (GtkWidget *child, GtkCustomMeasureFunc measure,
                          GtkCustomAllocateFunc allocate);
