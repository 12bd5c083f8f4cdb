/* comparison-table.c - fills, sorts and updates the table of a comparison.
 *
 * The classics (the searches that make the same steps) have one row. The person can expand this row to see a row for
 * each of them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/compare/comparison-table.h"

#include "app/common/nested-scrolls.h"
#include "app/common/width-watch.h"
#include "widgets/compat.h"
#include "widgets/labels.h"

#include <glib/gi18n.h>

enum { NAME, FIGURES };

#define NAME_CHARS 17 /* characters: width of the column of names; leaves space for a figure on a phone */
#define MARKED "told" /* CSS class of the marked figure */

/* The figures that have columns. The first column is beside the names and has the bars, because a phone shows only
 * these two columns. */
static const RtFigure columns[] = { RT_FIGURE_PLACEMENTS, RT_FIGURE_TAKEBACKS, RT_FIGURE_READS, RT_FIGURE_TIME };

/* Returns the RtCompared (row of the comparison) of ITEM, which is one, or a GtkTreeListRow that contains one. The
 * model owns it. */
static RtCompared *
row_of (gpointer item)
{
  g_autoptr (GObject) row =
    GTK_IS_TREE_LIST_ROW (item) ? gtk_tree_list_row_get_item (item) : g_object_ref (G_OBJECT (item));

  return RT_COMPARED (row); /* the model has a reference to it */
}

static bool
is_figure (int column)
{
  return column >= FIGURES;
}

/* Returns an expander for a cell in the column of names. It contains the name of a search, and below it a variant of
 * the search, or the reason why there are no figures. */
static GtkWidget *
make_name (void)
{
  GtkWidget *expander = gtk_tree_expander_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = rt_label_new (NULL, NULL), *below = rt_label_new (NULL, "small");

  gtk_label_set_width_chars (GTK_LABEL (name), (int) (NAME_CHARS / rt_width_text_scale (box)));
  gtk_label_set_width_chars (GTK_LABEL (below), (int) (NAME_CHARS / rt_width_text_scale (box)));
  gtk_widget_add_css_class (below, "faint");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), below);
  gtk_tree_expander_set_child (GTK_TREE_EXPANDER (expander), box);
  return expander;
}

/* Shows the name of ROW. While the row of the classics (searches that make the same steps) is not expanded, its name
 * is "Plain backtracking". */
static void
show_name (GtkWidget *box, RtCompared *row, GtkTreeListRow *at)
{
  GtkWidget *expander = gtk_widget_get_ancestor (box, GTK_TYPE_TREE_EXPANDER);
  const RtSearch *search = rt_compared_search (row);
  bool folded = gtk_tree_list_row_is_expandable (at) && !gtk_tree_list_row_get_expanded (at);
  bool solved = rt_compared_state (row) == RT_COMPARED_SOLVED;
  const char *name = folded ? _("Plain backtracking") : _(search->name);

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (box)), name);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (box)),
                      solved ? _(search->name) : rt_compared_say_state (row));
  gtk_widget_set_visible (gtk_widget_get_last_child (box), folded || !solved);
  /* Sets the accessible names of the expander and of the row to the name of the search. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (gtk_widget_get_parent (expander))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Shows the figure of ROW in COLUMN. CHILD is a box with a label and, in the first column, a bar. */
static void
show_figure (GtkWidget *child, RtCompared *row, int column)
{
  GtkWidget *label = gtk_widget_get_first_child (child), *bar = gtk_widget_get_last_child (child);
  g_autofree char *text = rt_compared_say_figure (row, columns[column - FIGURES]);

  g_object_set_data (G_OBJECT (label), "row", row);
  gtk_label_set_text (GTK_LABEL (label), text);
  if (bar != label)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), rt_compared_share (row));
}

static void
show_cell (RtCompared *row, GtkListItem *item)
{
  int column = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (item), "column"));
  GtkWidget *child = gtk_list_item_get_child (item);

  if (is_figure (column))
    show_figure (child, row, column);
  else
    show_name (gtk_tree_expander_get_child (GTK_TREE_EXPANDER (child)), row, gtk_list_item_get_item (item));
}

static GtkWidget *
make_figure (int column)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *label = gtk_label_new (NULL), *bar;

  g_object_set_data (G_OBJECT (label), "column", GINT_TO_POINTER (column));
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (box), label);
  if (column > FIGURES)
    return box;
  bar = g_object_new (GTK_TYPE_PROGRESS_BAR, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (bar, "share");
  gtk_box_append (GTK_BOX (box), bar);
  return box;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer column)
{
  g_object_set_data (G_OBJECT (item), "column", column);
  gtk_list_item_set_child (item, is_figure (GPOINTER_TO_INT (column)) ? make_figure (GPOINTER_TO_INT (column))
                                                                      : make_name ());
}

/* Updates the name when the row was expanded or collapsed. */
static void
expanded_cb (GtkTreeListRow *at, GParamSpec *pspec, GtkListItem *item)
{
  show_cell (row_of (at), item);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer column)
{
  GtkTreeListRow *at = gtk_list_item_get_item (item);

  if (!is_figure (GPOINTER_TO_INT (column))) {
    gtk_tree_expander_set_list_row (GTK_TREE_EXPANDER (gtk_list_item_get_child (item)), at);
    g_signal_connect_object (at, "notify::expanded", G_CALLBACK (expanded_cb), item, 0);
  }
  g_signal_connect_object (row_of (at), "changed", G_CALLBACK (show_cell), item, 0);
  show_cell (row_of (at), item);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer column)
{
  g_signal_handlers_disconnect_by_data (row_of (gtk_list_item_get_item (item)), item);
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (item), item);
  gtk_widget_remove_css_class (gtk_widget_get_first_child (gtk_list_item_get_child (item)), MARKED);
}

static int
sort_by_column (gconstpointer a, gconstpointer b, gpointer data)
{
  RtCompared *x = row_of ((gpointer) a), *y = row_of ((gpointer) b);
  int column = GPOINTER_TO_INT (data);
  RtFigure figure = is_figure (column) ? columns[column - FIGURES] : 0;
  guint64 p, q;

  if (!is_figure (column))
    return g_utf8_collate (_(rt_compared_search (x)->name), _(rt_compared_search (y)->name));
  p = rt_compared_knows (x, figure) ? rt_compared_figure (x, figure) : G_MAXUINT64;
  q = rt_compared_knows (y, figure) ? rt_compared_figure (y, figure) : G_MAXUINT64;
  return p < q ? -1 : p > q;
}

/* Compares rows so that rows without figures are last, in ascending and in descending order. */
static int
sort_by_having_figures (gconstpointer a, gconstpointer b, gpointer data)
{
  return rt_compared_has_figures (row_of ((gpointer) b)) - rt_compared_has_figures (row_of ((gpointer) a));
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
  if (column == FIGURES)
    gtk_column_view_sort_by_column (table, added, GTK_SORT_ASCENDING); /* least work first */
  g_object_unref (added);
}

GtkWidget *
rt_compare_table_new (void)
{
  GtkColumnView *table = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));

  add_column (table, NAME, _("Algorithm"));
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    add_column (table, FIGURES + (int) i, _(rt_figure_names[columns[i]]));
  gtk_widget_add_css_class (GTK_WIDGET (table), "data-table");
  gtk_accessible_update_property (GTK_ACCESSIBLE (table), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("What each algorithm took"), -1);
  return GTK_WIDGET (table);
}

/* Returns true if ITEM is a row at the top level: it is no classic search, or it is FIRST, the
 * classic search that represents all of these, because they make the same steps. */
static gboolean
is_outside (gpointer item, gpointer first)
{
  const RtSearch *search = rt_compared_search (item);

  return !search->classic || search == first;
}

static gboolean
is_inside (gpointer item, gpointer first)
{
  return !is_outside (item, first);
}

static GListModel *
filtered (RtComparison *comparison, GtkCustomFilterFunc shown, const RtSearch *first)
{
  return G_LIST_MODEL (gtk_filter_list_model_new (
    G_LIST_MODEL (g_object_ref (comparison)), GTK_FILTER (gtk_custom_filter_new (shown, (gpointer) first, NULL))));
}

/* Data of below_cb. FIRST is the classic that represents all classics. */
typedef struct {
  RtComparison *comparison; /* owned */
  const RtSearch *first;
} Classics;

static void
classics_free (gpointer data)
{
  g_object_unref (((Classics *) data)->comparison);
  g_free (data);
}

/* Returns the rows below the row of ITEM: the other classics (searches that make the same steps) if ITEM represents
 * them, else NULL. */
static GListModel *
below_cb (gpointer item, gpointer data)
{
  const Classics *classics = data;

  return rt_compared_search (item) == classics->first ? filtered (classics->comparison, is_inside, classics->first)
                                                      : NULL;
}

GtkSortListModel *
rt_compare_table_fill (GtkWidget *table, RtComparison *comparison, const RtSearch *search)
{
  const RtSearch *first = search->classic ? search : &rt_search_masks;
  const Classics classics = { g_object_ref (comparison), first };
  GtkMultiSorter *sorter = gtk_multi_sorter_new ();
  GtkSorter *chosen = gtk_column_view_get_sorter (GTK_COLUMN_VIEW (table));
  g_autoptr (GtkMultiSelection) selection = NULL;
  GtkSortListModel *sorted;
  GtkTreeListModel *tree;

  gtk_multi_sorter_append (sorter,
                           GTK_SORTER (gtk_custom_sorter_new (sort_by_having_figures, NULL, NULL)));
  gtk_multi_sorter_append (sorter, g_object_ref (chosen));
  tree = gtk_tree_list_model_new (filtered (comparison, is_outside, first), FALSE, FALSE, below_cb,
                                  g_memdup2 (&classics, sizeof classics), classics_free);
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (tree),
                                    GTK_SORTER (gtk_tree_list_row_sorter_new (GTK_SORTER (sorter))));
  selection = gtk_multi_selection_new (G_LIST_MODEL (g_object_ref (sorted)));
  gtk_column_view_set_model (GTK_COLUMN_VIEW (table), GTK_SELECTION_MODEL (selection));
  return sorted;
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
  if (!row || !is_figure (column) || columns[column - FIGURES] != figure || rt_compared_search (row) != search)
    return;
  gtk_widget_add_css_class (widget, MARKED);
  rt_scrolls_to (widget);
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
    g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (model), i);

    if (rt_compared_search (row_of (item)) == search)
      gtk_selection_model_select_item (model, i, TRUE);
  }
}

GPtrArray *
rt_compare_table_chosen (GtkWidget *table)
{
  GtkSelectionModel *model = gtk_column_view_get_model (GTK_COLUMN_VIEW (table));
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (model);
  GPtrArray *chosen = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < gtk_bitset_get_size (selected); i++) {
    g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (model), gtk_bitset_get_nth (selected, i));

    g_ptr_array_add (chosen, g_object_ref (row_of (item)));
  }
  return chosen;
}
