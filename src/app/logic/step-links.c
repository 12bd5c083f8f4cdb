/* step-links.c - the links of a chain. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/step-links.h"

#include "app/common/scrolls.h"
#include "engine/logic/words/say.h"
#include "widgets/labels.h"

#define MOST 240 /* pixels of height */

struct _RtStepLinks {
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *expander;
  GtkWidget *lines;
};

G_DEFINE_FINAL_TYPE (RtStepLinks, rt_step_links, GTK_TYPE_WIDGET)

void
rt_step_links_show (RtStepLinks *self, const RtStep *step, guint view)
{
  g_autofree char *count = step ? rt_say_n_links (step, view) : NULL;
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), count != NULL);
  if (!count)
    return;
  lines = rt_say_links (step, view);
  g_ptr_array_add (lines, NULL);
  text = g_strjoinv ("\n", (char **) lines->pdata);
  gtk_expander_set_label (GTK_EXPANDER (self->expander), count);
  gtk_label_set_text (GTK_LABEL (self->lines), text);
}

static void
rt_step_links_dispose (GObject *object)
{
  RtStepLinks *self = RT_STEP_LINKS (object);

  g_clear_pointer (&self->expander, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_step_links_parent_class)->dispose (object);
}

static void
rt_step_links_class_init (RtStepLinksClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_step_links_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
rt_step_links_init (RtStepLinks *self)
{
  GtkWidget *scrolled;

  self->lines = rt_label_new (NULL, "links");
  gtk_label_set_wrap_mode (GTK_LABEL (self->lines), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (self->lines), TRUE);
  scrolled = rt_scrolls_new (self->lines);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MOST);
  self->expander = gtk_expander_new (NULL);
  gtk_expander_set_child (GTK_EXPANDER (self->expander), scrolled);
  gtk_widget_set_parent (self->expander, GTK_WIDGET (self));
}

GtkWidget *
rt_step_links_new (void)
{
  return g_object_new (RT_TYPE_STEP_LINKS, NULL);
}
