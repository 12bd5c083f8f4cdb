/* technique-page.h - RtTechniquePage: the page of a technique: names, rating, definition,
 * example. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "engine/logic/step/step.h"

#include <gtk/gtk.h>

#define RT_TYPE_TECHNIQUE_PAGE (rt_technique_page_get_type ())
G_DECLARE_FINAL_TYPE (RtTechniquePage, rt_technique_page, RT, TECHNIQUE_PAGE, GtkWidget)

/* Its button activates `techniques.show-example`, which the window has to install. */
GtkWidget *rt_technique_page_new (void);

void rt_technique_page_show (RtTechniquePage *self, const RtTechnique *technique);

/* The step of the example; NULL while it is being found. */
const RtStep *rt_technique_page_step (RtTechniquePage *self);

/* The example of TECHNIQUE as a document of its own; the caller owns it. */
RtDocument *rt_technique_page_example (const RtTechnique *technique);
