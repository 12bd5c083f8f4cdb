/* search-choice.c - fills a drop-down with the search algorithms, or with the variants of plain backtracking. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/search-choice.h"

#include "engine/steps/tape-replay.h"
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

static guint
n_classics (void)
{
  guint n = 0;

  for (const RtSearch *const *search = rt_searches; *search; search++)
    n += (*search)->classic;
  return n;
}

/* Shows SEARCH in BOX: its name, and its description below. If WAYS is false, a variant of plain
 * backtracking has the name "Plain backtracking", and its own name below. */
static void
show_search (GtkWidget *box, const RtSearch *search, bool ways)
{
  g_auto (GStrv) halves = g_strsplit (_(search->does), "; ", 2);
  guint n = n_classics ();
  bool plain = search->classic && !ways;
  /* Translators: the name of a way to write a search, and how many there are; as in "Cell by cell, with bit masks ·
   * 6 ways to write it" */
  g_autofree char *way = g_strdup_printf (ngettext ("%s · %u way to write it", "%s · %u ways to write it", n),
                                          _(search->name), n);

  rt_wrap_label_set_text (RT_WRAP_LABEL (gtk_widget_get_first_child (box)),
                          plain ? _("Plain backtracking") : _(search->name));
  rt_wrap_label_set_text (RT_WRAP_LABEL (gtk_widget_get_last_child (box)), plain ? way : halves[ways ? 1 : 0]);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer ways)
{
  show_search (gtk_list_item_get_child (item), search_of (gtk_list_item_get_item (item)), GPOINTER_TO_INT (ways));
}

void
rt_search_choice_init (GtkDropDown *choice, const char *name, bool ways)
{
  g_autoptr (GtkStringList) ids = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  if (!ways)
    gtk_string_list_append (ids, rt_search_masks.id);
  for (const RtSearch *const *search = rt_searches; *search; search++)
    if ((*search)->classic == ways)
      gtk_string_list_append (ids, (*search)->id);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), GINT_TO_POINTER (ways));
  gtk_drop_down_set_factory (choice, factory);
  gtk_drop_down_set_model (choice, G_LIST_MODEL (ids));
  rt_drop_down_set_name (GTK_WIDGET (choice), name);
  /* Keeps the focus in the grid after a choice, so that keys still play the search. */
  gtk_widget_set_focus_on_click (gtk_widget_get_first_child (GTK_WIDGET (choice)), FALSE);
  rt_popover_return_focus (gtk_widget_get_last_child (GTK_WIDGET (choice)));
}

const RtSearch *
rt_search_choice_search (GtkDropDown *choice)
{
  return search_of (gtk_drop_down_get_selected_item (choice));
}

/* Returns the row of SEARCH in the list IDS. Returns 0 if SEARCH has no row; then it is a variant
 * of plain backtracking, and row 0 stands for all of these. */
static guint
row_of (GtkStringList *ids, const RtSearch *search)
{
  guint row = 0;

  while (row < g_list_model_get_n_items (G_LIST_MODEL (ids)) &&
         rt_search_by_id (gtk_string_list_get_string (ids, row)) != search)
    row++;
  return row < g_list_model_get_n_items (G_LIST_MODEL (ids)) ? row : 0;
}

void
rt_search_choice_set_search (GtkDropDown *choice, const RtSearch *search)
{
  GtkStringList *ids = GTK_STRING_LIST (gtk_drop_down_get_model (choice));
  guint row = row_of (ids, search);

  if (!g_str_equal (gtk_string_list_get_string (ids, row), search->id))
    gtk_string_list_splice (ids, row, 1, (const char *[]) { search->id, NULL });
  gtk_drop_down_set_selected (choice, row);
}
