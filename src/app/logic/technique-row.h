/* technique-row.h - RtTechniqueRow, a row of the technique list: place, name, rating and switch. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

#include <gtk/gtk.h>

#define RT_TYPE_TECHNIQUE_ROW (rt_technique_row_get_type ())
G_DECLARE_FINAL_TYPE (RtTechniqueRow, rt_technique_row, RT, TECHNIQUE_ROW, GtkListBoxRow)

/* Signal `switched` (gboolean): the person has switched the technique on or off. */
GtkWidget *rt_technique_row_new (const RtTechnique *technique);

const RtTechnique *rt_technique_row_technique (RtTechniqueRow *self);

/* Returns the index of the technique in the order in which techniques are tried, from 0. Returns -1 if the
 * order does not contain it. */
int rt_technique_row_place (RtTechniqueRow *self);

/* Shows the index PLACE, and sets the switch to ON. If NOT_USABLE is true, the switch is off and
 * insensitive, and the row says why. */
void rt_technique_row_show (RtTechniqueRow *self, int place, bool on, bool not_usable);

/* Returns true if a name of the technique or of a variant, English or translated, contains TEXT,
 * ignoring case. */
bool rt_technique_row_matches (RtTechniqueRow *self, const char *text);
