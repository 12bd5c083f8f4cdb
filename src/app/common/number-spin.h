/* number-spin.h - a spin button of whole numbers that stand as everywhere: with what is between thousands. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

GtkWidget *rt_number_spin_new (double least, double most, double by, double value);
