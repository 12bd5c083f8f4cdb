/* sizes.c - what the style sheet is to know of the width of a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/sizes.h"

#include "app/common/width.h"
#include "app/window/layout.h"

#include <stdbool.h>

#define BROAD_FROM 1600
#define MENU 340 /* the widest menu with its keys, with text of usual size */

static void
set_class (GtkWidget *window, const char *name, bool has)
{
  if (has)
    gtk_widget_add_css_class (window, name);
  else
    gtk_widget_remove_css_class (window, name);
}

void
rt_sizes_adapt (GtkWidget *window, int width)
{
  set_class (window, "narrow", width < RT_LAYOUT_WIDE_FROM);
  set_class (window, "broad", width >= BROAD_FROM);
  set_class (window, "tight", width < MENU * rt_width_text_scale (window));
}
