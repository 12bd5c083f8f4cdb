/* technique-page.h - RtTechniquePage, a widget: names, rating, definition and example of a
 * technique. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "engine/logic/step/step.h"

#include <gtk/gtk.h>

/* The button of the page activates the action `techniques.show-example`, which the window must
 * install. */
#define RT_TYPE_TECHNIQUE_PAGE (rt_technique_page_get_type ())
G_DECLARE_FINAL_TYPE (RtTechniquePage, rt_technique_page, RT, TECHNIQUE_PAGE, GtkBox)

void rt_technique_page_show (RtTechniquePage *self, const RtTechnique *technique);

/* Returns the logical step that the example shows, or NULL while a thread searches for it. SELF owns it. */
const RtStep *rt_technique_page_step (RtTechniquePage *self);

/* Returns a document with the example of TECHNIQUE; the caller owns it. */
RtDocument *rt_technique_page_example (const RtTechnique *technique);
