/* step-picture.h - RtStepPicture: a picture of a grid, which takes no input. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/scene.h"

#include <gtk/gtk.h>

#define RT_TYPE_STEP_PICTURE (rt_step_picture_get_type ())
G_DECLARE_FINAL_TYPE (RtStepPicture, rt_step_picture, RT, STEP_PICTURE, GtkWidget)

GtkWidget *rt_step_picture_new (void);

/* Shows SCENE, which a screen reader calls NAME. */
void rt_step_picture_show (RtStepPicture *self, const RtScene *scene, const char *name);
