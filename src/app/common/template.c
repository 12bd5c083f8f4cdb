/* template.c - loads a widget's template from a .ui resource, and binds its children and handlers. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/common/template.h"

#include "app/common/message.h"
#include "widgets/buttons.h"

#define RESOURCES "/io/github/retrace_sudoku/Retrace/app/"

void
rt_template_bind (gpointer class, const char *file, const RtTemplateChild *children)
{
  g_autofree char *path = g_strconcat (RESOURCES, file, NULL);

  g_type_ensure (RT_TYPE_MESSAGE);
  g_type_ensure (RT_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (class, path);
  for (; children->name; children++)
    gtk_widget_class_bind_template_child_full (class, children->name, FALSE, children->offset);
}

void
rt_template_bind_handlers (gpointer class, const RtTemplateHandler *handlers)
{
  for (; handlers->name; handlers++)
    gtk_widget_class_bind_template_callback_full (class, handlers->name, handlers->function);
}
