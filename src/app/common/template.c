/* template.c - binds the children of a widget to a .ui file of the program's resources. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/common/template.h"

#include "app/common/message.h"
#include "widgets/buttons.h"

#define RESOURCES "/io/github/retrace_sudoku/Retrace/app/"

void
rt_template_set (gpointer class, const char *file, const RtTemplateChild *children, gsize n)
{
  g_autofree char *path = g_strconcat (RESOURCES, file, NULL);

  g_type_ensure (RT_TYPE_MESSAGE);
  g_type_ensure (RT_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (class, path);
  for (gsize i = 0; i < n; i++)
    gtk_widget_class_bind_template_child_full (class, children[i].name, FALSE, children[i].offset);
}
