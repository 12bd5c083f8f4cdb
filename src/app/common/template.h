/* template.h - macros that give a widget class a template from a .ui resource. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Gives CLASS, the class of the struct TYPE, the template in FILE, for example
 * "trial/trial-window.ui". The other arguments are fields of TYPE; each is set to the child whose id
 * is its name. To be called in class_init; the instance calls gtk_widget_init_template. FILE may use
 * RtMessage and RtTextButton; other types of the program must be registered before. */
#define rt_template_set(class, file, type, ...) \
  rt_template_bind ((class), (file), (const RtTemplateChild[]) { \
    RT_TEMPLATE_EACH (RT_TEMPLATE_CHILD, type, __VA_ARGS__) { NULL, 0 } })

/* Registers the functions that the template of CLASS names as signal handlers. */
#define rt_template_handlers(class, ...) \
  rt_template_bind_handlers ((class), (const RtTemplateHandler[]) { \
    RT_TEMPLATE_EACH (RT_TEMPLATE_HANDLER, , __VA_ARGS__) { NULL, NULL } })

/* A field of a widget's struct that is set to the child of the same name. */
typedef struct {
  const char *name;
  gssize offset;
} RtTemplateChild;

typedef struct {
  const char *name;
  GCallback function;
} RtTemplateHandler;

/* Gives CLASS the template in FILE, and sets the struct fields in CHILDREN, which end with a row
 * without a name. Called by rt_template_set; rt_template_bind_handlers by rt_template_handlers. */
void rt_template_bind (gpointer class, const char *file, const RtTemplateChild *children);
void rt_template_bind_handlers (gpointer class, const RtTemplateHandler *handlers);

#define RT_TEMPLATE_CHILD(type, field) { #field, G_STRUCT_OFFSET (type, field) },
#define RT_TEMPLATE_HANDLER(type, function) { #function, G_CALLBACK (function) },

/* Expands to ROW (TYPE, argument) for each of the other arguments, of which there may be 40. */
#define RT_TEMPLATE_EACH(row, type, ...) \
  __VA_OPT__ (RT_TEMPLATE_4 (RT_TEMPLATE_FIRST (row, type, __VA_ARGS__)))
#define RT_TEMPLATE_FIRST(row, type, first, ...) \
  row (type, first) __VA_OPT__ (RT_TEMPLATE_AGAIN RT_TEMPLATE_NONE (row, type, __VA_ARGS__))
#define RT_TEMPLATE_AGAIN() RT_TEMPLATE_FIRST
#define RT_TEMPLATE_NONE ()
#define RT_TEMPLATE_4(...) RT_TEMPLATE_3 (RT_TEMPLATE_3 (RT_TEMPLATE_3 (__VA_ARGS__)))
#define RT_TEMPLATE_3(...) RT_TEMPLATE_2 (RT_TEMPLATE_2 (RT_TEMPLATE_2 (__VA_ARGS__)))
#define RT_TEMPLATE_2(...) RT_TEMPLATE_1 (RT_TEMPLATE_1 (RT_TEMPLATE_1 (__VA_ARGS__)))
#define RT_TEMPLATE_1(...) __VA_ARGS__
