/* around.h - box with one child and two functions that measure and place it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Returns a box around CHILD. MEASURE and ALLOCATE get the box. */
GtkWidget *rt_around_new (GtkWidget *child, GtkCustomMeasureFunc measure,
                          GtkCustomAllocateFunc allocate);
