/* template.h - binds the children of a widget to a .ui file of the program's resources. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A field of a widget's struct that is set to the child of the same name. */
typedef struct {
  const char *name;
  gssize offset;
} RtTemplateChild;

#define RT_TEMPLATE_CHILD(type, field) { #field, G_STRUCT_OFFSET (type, field) }

/* Gives CLASS the template in FILE, for example "trial/trial-window.ui", and binds N fields. To
 * be called in class_init; the instance calls gtk_widget_init_template. FILE may use RtMessage
 * and RtTextButton; other types of the program must be registered before. */
void rt_template_set (gpointer class, const char *file, const RtTemplateChild *children, gsize n);
