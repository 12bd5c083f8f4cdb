/* technique-list.h - RtTechniqueList, a widget: list of the techniques in the order in which they are
 * tried. The person can search the list, and switch techniques on and off. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/logic/technique-settings.h"

#include <gtk/gtk.h>

/* The list shows and changes the techniques in the person's preferences (rt_techniques_default).
 *
 * Signals:
 *   selected: another technique is selected
 *   chosen: the person clicked the selected technique, or pressed Enter on it */
#define RT_TYPE_TECHNIQUE_LIST (rt_technique_list_get_type ())
G_DECLARE_FINAL_TYPE (RtTechniqueList, rt_technique_list, RT, TECHNIQUE_LIST, GtkBox)

/* Returns the selected technique, which is never NULL. */
const RtTechnique *rt_technique_list_selected (RtTechniqueList *self);

/* Selects TECHNIQUE, scrolls to it and gives it the focus. */
void rt_technique_list_select (RtTechniqueList *self, const RtTechnique *technique);

/* Moves the focus to the search entry. */
void rt_technique_list_find (RtTechniqueList *self);
