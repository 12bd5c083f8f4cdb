/* technique-row.h - RtTechniqueRow: a technique in the list: its place, name, rating, and a
 * switch. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

#include <gtk/gtk.h>

#define RT_TYPE_TECHNIQUE_ROW (rt_technique_row_get_type ())
G_DECLARE_FINAL_TYPE (RtTechniqueRow, rt_technique_row, RT, TECHNIQUE_ROW, GtkListBoxRow)

/* Signal `switched` (gboolean): the person has switched it on or off. */
GtkWidget *rt_technique_row_new (const RtTechnique *technique);

const RtTechnique *rt_technique_row_technique (RtTechniqueRow *self);

/* Returns the index of the technique in the order of trial, from 0; -1 if the order lacks it. */
int rt_technique_row_place (RtTechniqueRow *self);

/* Updates the row to index PLACE and switch ON. If the technique is NOT_USABLE, the switch is
 * off and insensitive, and the row says why. */
void rt_technique_row_show (RtTechniqueRow *self, int place, bool on, bool not_usable);

/* Returns true if a name of the technique or of a variant, English or translated, contains TEXT,
 * ignoring case. */
bool rt_technique_row_matches (RtTechniqueRow *self, const char *text);
