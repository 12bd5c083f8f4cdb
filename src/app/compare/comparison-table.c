/* comparison-table.c - table of a comparison: the figures of each search, sortable by every
 * column. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/compare/comparison-table.h"

#include "app/common/width.h"
#include "widgets/compat.h"
#include "widgets/fit-label.h"
#include "widgets/labels.h"

#include <glib/gi18n.h>

enum { NAME, OUTCOME, FIGURES };

#define NAME_CHARS 17 /* characters: width of the name, which leaves room for a figure on a phone */
#define MARKED "told" /* CSS class of the marked figure */

static char *
cell_text (RtCompared *row, int column)
{
  switch (column) {
  case NAME:
    return g_strdup (_(rt_compared_search (row)->name));
  case OUTCOME:
    return g_strdup (rt_compared_say_state (row));
  default:
    return rt_compared_say_figure (row, (RtFigure) (column - FIGURES));
  }
}

static bool
is_figure (int column)
{
  return column >= FIGURES;
}

/* Returns a box for a cell of the column of names: the description of a search, shortened if there
 * is no room, and below it the name. */
static GtkWidget *
make_name (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *name = rt_label_new (NULL, "small");
  GtkWidget *does = rt_fit_label_new (rt_width_text_scale (box) > 1 ? 4 : 3);

  gtk_label_set_width_chars (GTK_LABEL (name), (int) (NAME_CHARS / rt_width_text_scale (box)));
  gtk_widget_add_css_class (name, "faint");
  gtk_widget_set_halign (does, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), does);
  gtk_box_append (GTK_BOX (box), name);
  return box;
}

static void
show_name (GtkWidget *box, const RtSearch *search)
{
  g_auto (GStrv) halves = g_strsplit (_(search->does), "; ", 2);

  rt_fit_label_set (RT_FIT_LABEL (gtk_widget_get_first_child (box)),
                    (const char *[]) { _(search->does), halves[0] }, 2);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (box)), _(search->name));
}

static void
show_cell (RtCompared *row, GtkListItem *item)
{
  int column = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (item), "column"));
  g_autofree char *text = cell_text (row, column);
  GtkWidget *child = gtk_list_item_get_child (item);

  if (column != NAME) {
    g_object_set_data (G_OBJECT (child), "row", row);
    gtk_label_set_text (GTK_LABEL (child), text);
    return;
  }
  show_name (child, rt_compared_search (row));
  /* For a screen reader the cell has the name of its row. */
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (gtk_widget_get_parent (gtk_widget_get_parent (child))),
    GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer column)
{
  GtkWidget *label;

  g_object_set_data (G_OBJECT (item), "column", column);
  if (GPOINTER_TO_INT (column) == NAME) {
    gtk_list_item_set_child (item, make_name ());
    return;
  }
  label = gtk_label_new (NULL);
  g_object_set_data (G_OBJECT (label), "column", column);
  gtk_label_set_xalign (GTK_LABEL (label), is_figure (GPOINTER_TO_INT (column)) ? 1 : 0);
  if (is_figure (GPOINTER_TO_INT (column)))
    gtk_widget_add_css_class (label, "numeric");
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer column)
{
  RtCompared *row = gtk_list_item_get_item (item);

  g_signal_connect_object (row, "changed", G_CALLBACK (show_cell), item, 0);
  show_cell (row, item);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer column)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (item), item);
  gtk_widget_remove_css_class (gtk_list_item_get_child (item), MARKED);
}

static int
sort_by_column (gconstpointer a, gconstpointer b, gpointer data)
{
  RtCompared *x = (RtCompared *) a, *y = (RtCompared *) b;
  int column = GPOINTER_TO_INT (data);

  if (column == OUTCOME)
    return (int) rt_compared_state (x) - (int) rt_compared_state (y);
  if (is_figure (column)) {
    RtFigure figure = (RtFigure) (column - FIGURES);
    guint64 p = rt_compared_knows (x, figure) ? rt_compared_figure (x, figure) : G_MAXUINT64;
    guint64 q = rt_compared_knows (y, figure) ? rt_compared_figure (y, figure) : G_MAXUINT64;

    return p < q ? -1 : p > q;
  } else {
    g_autofree char *p = cell_text (x, column), *q = cell_text (y, column);

    return g_utf8_collate (p, q);
  }
}

/* Compares rows so that those without figures are last in ascending and descending order. */
static int
sort_by_having_figures (gconstpointer a, gconstpointer b, gpointer data)
{
  return rt_compared_has_figures ((RtCompared *) b) - rt_compared_has_figures ((RtCompared *) a);
}

static void
add_column (GtkColumnView *table, int column, const char *title)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *added = gtk_column_view_column_new (title, factory);
  gpointer data = GINT_TO_POINTER (column);
  g_autoptr (GtkCustomSorter) sorter = gtk_custom_sorter_new (sort_by_column, data, NULL);

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), data);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), data);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), data);
  gtk_column_view_column_set_sorter (added, GTK_SORTER (sorter));
  gtk_column_view_column_set_resizable (added, TRUE);
  gtk_column_view_column_set_expand (added, column == NAME);
  gtk_column_view_append_column (table, added);
  if (column == FIGURES + RT_FIGURE_PLACEMENTS)
    gtk_column_view_sort_by_column (table, added, GTK_SORT_ASCENDING); /* least work first */
  g_object_unref (added);
}

GtkWidget *
rt_compare_table_new (void)
{
  GtkColumnView *table = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));

  add_column (table, NAME, _("Algorithm"));
  /* The most important figure is beside the names, because a phone shows only these two columns. */
  add_column (table, FIGURES + RT_FIGURE_PLACEMENTS, _(rt_figure_names[RT_FIGURE_PLACEMENTS]));
  add_column (table, OUTCOME, _("Outcome"));
  for (RtFigure figure = 0; figure < RT_N_FIGURES; figure++)
    if (figure != RT_FIGURE_PLACEMENTS)
      add_column (table, FIGURES + (int) figure, _(rt_figure_names[figure]));
  gtk_widget_add_css_class (GTK_WIDGET (table), "data-table");
  gtk_accessible_update_property (GTK_ACCESSIBLE (table), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("What each algorithm took"), -1);
  return GTK_WIDGET (table);
}

GtkSortListModel *
rt_compare_table_fill (GtkWidget *table, RtComparison *comparison)
{
  GtkMultiSorter *sorter = gtk_multi_sorter_new ();
  GtkSorter *chosen = gtk_column_view_get_sorter (GTK_COLUMN_VIEW (table));
  g_autoptr (GtkMultiSelection) selection = NULL;
  GtkSortListModel *sorted;

  gtk_multi_sorter_append (sorter,
                           GTK_SORTER (gtk_custom_sorter_new (sort_by_having_figures, NULL, NULL)));
  gtk_multi_sorter_append (sorter, g_object_ref (chosen));
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (g_object_ref (comparison)), GTK_SORTER (sorter));
  selection = gtk_multi_selection_new (G_LIST_MODEL (g_object_ref (sorted)));
  gtk_column_view_set_model (GTK_COLUMN_VIEW (table), GTK_SELECTION_MODEL (selection));
  return sorted;
}

static void
scroll_to (GtkWidget *child)
{
  for (GtkWidget *at = gtk_widget_get_ancestor (child, GTK_TYPE_SCROLLED_WINDOW); at;
       at = gtk_widget_get_ancestor (gtk_widget_get_parent (at), GTK_TYPE_SCROLLED_WINDOW)) {
    GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW (at);
    GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (scrolled);
    GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (scrolled);
    graphene_rect_t box;
    double x, y;

    if (!gtk_widget_compute_bounds (child, gtk_scrolled_window_get_child (scrolled), &box))
      continue;
    x = gtk_adjustment_get_value (across) + box.origin.x;
    y = gtk_adjustment_get_value (down) + box.origin.y;
    gtk_adjustment_clamp_page (across, x, x + box.size.width);
    gtk_adjustment_clamp_page (down, y, y + box.size.height);
  }
}

static void
mark_below (GtkWidget *widget, const RtSearch *search, RtFigure figure)
{
  int column = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), "column"));
  RtCompared *row = g_object_get_data (G_OBJECT (widget), "row");
  g_autofree char *said = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    mark_below (child, search, figure);
  gtk_widget_remove_css_class (widget, MARKED);
  if (!row || column != FIGURES + (int) figure || rt_compared_search (row) != search)
    return;
  gtk_widget_add_css_class (widget, MARKED);
  scroll_to (widget);
  /* Translators: the name of an algorithm, a column of a table, and the number there. */
  said = g_strdup_printf (_("%s, %s: %s"), _(search->name), _(rt_figure_names[figure]),
                          gtk_label_get_text (GTK_LABEL (widget)));
  rt_compat_announce (widget, said);
}

gboolean
rt_compare_table_show (GtkWidget *table, const RtSearch *search, RtCostValueKind kind)
{
  static const RtFigure figures[] = {
    [RT_VALUE_PLACEMENTS] = RT_FIGURE_PLACEMENTS,
    [RT_VALUE_TAKEBACKS] = RT_FIGURE_TAKEBACKS,
    [RT_VALUE_READS] = RT_FIGURE_READS,
  };

  if (kind >= G_N_ELEMENTS (figures))
    return FALSE;
  mark_below (table, search, figures[kind]);
  return TRUE;
}

void
rt_compare_table_choose (GtkWidget *table, const RtSearch *search)
{
  GtkSelectionModel *model = gtk_column_view_get_model (GTK_COLUMN_VIEW (table));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++) {
    g_autoptr (RtCompared) row = g_list_model_get_item (G_LIST_MODEL (model), i);

    if (rt_compared_search (row) == search)
      gtk_selection_model_select_item (model, i, TRUE);
  }
}

GPtrArray *
rt_compare_table_chosen (GtkWidget *table)
{
  GtkSelectionModel *model = gtk_column_view_get_model (GTK_COLUMN_VIEW (table));
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (model);
  GPtrArray *chosen = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < gtk_bitset_get_size (selected); i++)
    g_ptr_array_add (chosen, g_list_model_get_item (G_LIST_MODEL (model),
                                                    gtk_bitset_get_nth (selected, i)));
  return chosen;
}
