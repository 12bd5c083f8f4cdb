/* difficulty-scale.h - RtScale: how hard a puzzle is, as a place on a scale of six words.
 *
 *               v
 *     ====  ====  ====  ====  ====  ====
 *     Easy    . . .              Extreme
 *
 * Each word has an equal part; that of the puzzle stands out. Where the words would be cut, only the
 * first and the last stand there. A screen reader has it as a meter whose value is told in words. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_SCALE (rt_scale_get_type ())
G_DECLARE_FINAL_TYPE (RtScale, rt_scale, RT, SCALE, GtkWidget)

/* Points at ER, in tenths (see rating/scale.h). KNOWN: ER is the rating; otherwise it is the
 * least possible one. */
void rt_scale_show (RtScale *self, int er, bool known);
