/* technique-list.h - RtTechniqueList: the techniques in the order of trial, to find in, to switch
 * and to move. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/techniques.h"

#include <gtk/gtk.h>

#define RT_TYPE_TECHNIQUE_LIST (rt_technique_list_get_type ())
G_DECLARE_FINAL_TYPE (RtTechniqueList, rt_technique_list, RT, TECHNIQUE_LIST, GtkWidget)

/* Signals:
 *   selected: another technique is
 *   chosen: the person clicked or pressed Enter on the one that is selected
 *
 * Shows and changes TECHNIQUES, which it keeps alive. */
GtkWidget *rt_technique_list_new (RtTechniques *techniques);

/* The one that is selected: never none. */
const RtTechnique *rt_technique_list_selected (RtTechniqueList *self);

/* Selects TECHNIQUE, scrolls to it and gives it the focus. */
void rt_technique_list_select (RtTechniqueList *self, const RtTechnique *technique);

/* Where one types what is sought gets the focus. */
void rt_technique_list_find (RtTechniqueList *self);
