/* technique-row.h - RtTechniqueRow: a technique in the list: its place, name, rating, and a switch.
 *
 * It can be dragged, and another one dropped above or below it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/technique.h"

#include <gtk/gtk.h>

#define RT_TYPE_TECHNIQUE_ROW (rt_technique_row_get_type ())
G_DECLARE_FINAL_TYPE (RtTechniqueRow, rt_technique_row, RT, TECHNIQUE_ROW, GtkListBoxRow)

/* Signals:
 *   switched (gboolean): by the person
 *   dropped  (RtTechniqueRow *, gboolean): that row is to come before this one; true: after it */
GtkWidget *rt_technique_row_new (const RtTechnique *technique);

const RtTechnique *rt_technique_row_technique (RtTechniqueRow *self);

/* Its place in the order of trial, from 0; -1: it is not in it, and not listed. */
int rt_technique_row_place (RtTechniqueRow *self);

/* ON is its own switch; where it is NOT_USABLE, that cannot be touched, and the row says why. */
void rt_technique_row_show (RtTechniqueRow *self, int place, bool on, bool not_usable);

/* Whether one of its names has TEXT in it, in whatever case. */
bool rt_technique_row_matches (RtTechniqueRow *self, const char *text);
