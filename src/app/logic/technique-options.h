/* technique-options.h - RtTechniqueOptions: options for all techniques: whether the puzzle is
 * assumed to have one solution, and the order in which techniques are tried. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/logic/techniques.h"

#include <gtk/gtk.h>

#define RT_TYPE_TECHNIQUE_OPTIONS (rt_technique_options_get_type ())
G_DECLARE_FINAL_TYPE (RtTechniqueOptions, rt_technique_options, RT, TECHNIQUE_OPTIONS, GtkWidget)

/* Shows and changes TECHNIQUES, which it keeps alive. */
GtkWidget *rt_technique_options_new (RtTechniques *techniques);
