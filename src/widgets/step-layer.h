/* step-layer.h - RtStepLayer: what a logical step shows, over the cells of a grid.
 *
 * It draws by the painter that also serves paper and files. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/scene.h"
#include "widgets/lines.h"

#include <gtk/gtk.h>

#define RT_TYPE_STEP_LAYER (rt_step_layer_get_type ())
G_DECLARE_FINAL_TYPE (RtStepLayer, rt_step_layer, RT, STEP_LAYER, GtkWidget)

GtkWidget *rt_step_layer_new (void);

/* Where the cells lie; the layer has the size of the board. */
void rt_step_layer_set_layout (RtStepLayer *self, RtLayout layout);

/* Shows what SCENE has of a step, or nothing. Costs nothing where it shows that already. */
void rt_step_layer_show (RtStepLayer *self, const RtScene *scene);
