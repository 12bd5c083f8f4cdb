/* template.h - binds the children of a widget to a .ui file of the program's resources. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A field of a widget's struct that is set to the child of the template with the same name. */
typedef struct {
  const char *name;
  gssize offset;
} RtTemplateChild;

#define RT_TEMPLATE_CHILD(type, field) { #field, G_STRUCT_OFFSET (type, field) }

/* Sets the template of CLASS to FILE, for example "trial/trial-window.ui", and binds N fields. Call
 * it in class_init, and gtk_widget_init_template in init. FILE may use RtMessage and RtTextButton;
 * other types of the program must be registered before. */
void rt_template_set (gpointer class, const char *file, const RtTemplateChild *children, gsize n);
