/* step-layer.h - RtStepLayer, a widget: draws the marks and chains of a logical step (deduction)
 * over the cells of a grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/board-metrics.h"
#include "picture/scene.h"

#include <gtk/gtk.h>

#define RT_TYPE_STEP_LAYER (rt_step_layer_get_type ())
G_DECLARE_FINAL_TYPE (RtStepLayer, rt_step_layer, RT, STEP_LAYER, GtkWidget)

GtkWidget *rt_step_layer_new (void);

/* Sets the sizes of the cells and lines of the board, over which the layer lies. The layer must
 * have the size of the board. */
void rt_step_layer_set_ruling (RtStepLayer *self, RtRuling ruling);

/* Shows the marks and chains of the logical step in SCENE, if there is one. Returns at once if
 * nothing has changed. */
void rt_step_layer_show (RtStepLayer *self, const RtScene *scene);
