/* search-choice.c - a choice of algorithm: what it does, and its short name below. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/search-choice.h"

#include "engine/steps/tape-search.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"

#include <glib/gi18n-lib.h>

static GtkWidget *
make_label (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *name = rt_wrap_label_new ();

  gtk_box_append (GTK_BOX (box), rt_wrap_label_new ());
  gtk_box_append (GTK_BOX (box), name);
  gtk_widget_add_css_class (name, "small");
  gtk_widget_add_css_class (name, "faint");
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

/* TEXT in two lines, where the second says more of the first. */
static char *
break_line (const char *text)
{
  g_auto (GStrv) halves = g_strsplit (text, "; ", 2);

  return g_strjoinv (";\n", halves);
}

static const RtSearch *
search_of (GtkStringObject *row)
{
  return rt_search_by_id (gtk_string_object_get_string (row));
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, make_label ());
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_list_item_get_child (item);
  const RtSearch *search = search_of (gtk_list_item_get_item (item));
  g_autofree char *does = break_line (_(search->does));

  rt_wrap_label_set_text (RT_WRAP_LABEL (gtk_widget_get_first_child (label)), does);
  rt_wrap_label_set_text (RT_WRAP_LABEL (gtk_widget_get_last_child (label)), _(search->name));
}

void
rt_search_choice_init (GtkDropDown *choice, const char *name)
{
  g_autoptr (GtkStringList) ids = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  for (const RtSearch *const *search = rt_searches; *search; search++)
    gtk_string_list_append (ids, (*search)->id);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  gtk_drop_down_set_factory (choice, factory);
  gtk_drop_down_set_model (choice, G_LIST_MODEL (ids));
  rt_drop_down_set_name (GTK_WIDGET (choice), name);
  /* Its button and its list: with a search there keys go on playing it. */
  gtk_widget_set_focus_on_click (gtk_widget_get_first_child (GTK_WIDGET (choice)), FALSE);
  rt_popover_return_focus (gtk_widget_get_last_child (GTK_WIDGET (choice)));
}

const RtSearch *
rt_search_choice_search (GtkDropDown *choice)
{
  return search_of (gtk_drop_down_get_selected_item (choice));
}

void
rt_search_choice_set_search (GtkDropDown *choice, const RtSearch *search)
{
  guint i = 0;

  while (rt_searches[i] && rt_searches[i] != search)
    i++;
  gtk_drop_down_set_selected (choice, i);
}
