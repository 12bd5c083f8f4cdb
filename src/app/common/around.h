/* around.h - a box of one child that is measured and placed by two functions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* MEASURE and ALLOCATE are given the box; its first child is CHILD. */
GtkWidget *rt_around_new (GtkWidget *child, GtkCustomMeasureFunc measure,
                          GtkCustomAllocateFunc allocate);
