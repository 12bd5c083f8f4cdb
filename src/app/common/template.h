/* template.h - widgets that are laid out in a .ui file of this program's resources. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A field of a widget's struct that points to the child of the same name in the template. */
typedef struct {
  const char *name;
  gssize offset;
} RtTemplateChild;

#define RT_TEMPLATE_CHILD(type, field) { #field, G_STRUCT_OFFSET (type, field) }

/* Gives CLASS the template in FILE, as in "trial/trial-window.ui", and fills N fields from it. To be called
 * in class_init; the instance calls gtk_widget_init_template. RtMessage and RtTextButton can be used in the
 * file; other types of this program must have been registered before. */
void rt_template_set (gpointer class, const char *file, const RtTemplateChild *children, gsize n);
