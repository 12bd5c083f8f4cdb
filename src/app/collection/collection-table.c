/* collection-table.c - RtCollectionTable, a widget: creates and updates the columns and cells of the
 * table of puzzles.
 *
 * The table does not sort: a query of RtCollectionPage sorts the row numbers. The sorters of the
 * columns only report which header was clicked. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/collection/collection-table.h"

#include "app/common/width-watch.h"
#include "engine/logic/rating/scale.h"
#include "engine/step-text.h"
#include "widgets/compat.h"
#include "widgets/tooltip.h"

#include <glib/gi18n.h>

#define NO_ROW G_MAXUINT
#define LONG 100 /* number of rows that fits on no screen */
#define LEFT_TO_RIGHT "\u200e" /* Unicode's left-to-right mark */
#define LARGE 1.2 /* scale of text from which on a column is hidden in a narrow window */

struct _RtCollectionTable {
  GtkWidget parent_instance;

  /* Owned. */
  RtCollection *collection;
  GHashTable *bound; /* set of the list items in view */

  /* Children. */
  GtkWidget *scrolled;
  GtkWidget *view;
  GtkWidget *none; /* label that replaces the rows if there are none */

  GtkColumnViewColumn *kinds;

  /* State. */
  guint open;
  int asked; /* column whose sorter was called first, the primary sort column; -1: none */
};

G_DEFINE_FINAL_TYPE (RtCollectionTable, rt_collection_table, GTK_TYPE_WIDGET)

enum { SORTED, ACTIVATED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Texts of the columns */

static char *
say_number (RtCollection *collection, guint row)
{
  return g_strdup_printf ("%'u", row + 1);
}

/* Returns the title of a puzzle, or its digits if it has no title. Free with g_free. */
static char *
say_title (RtCollection *collection, guint row)
{
  char text[RT_N_CELLS + 1], *title;
  RtGrid grid;

  if (rt_collection_kind (collection, row) == RT_ROW_DAMAGED)
    return rt_collection_fault (collection, row);
  title = rt_collection_title (collection, row);
  if (title)
    return title;
  rt_collection_grid (collection, row, &grid);
  /* Digits run from left to right in all languages. The mark enforces this direction. */
  return g_strconcat (
    gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? LEFT_TO_RIGHT : "",
    rt_grid_print (&grid, text), NULL);
}

static char *
say_givens (RtCollection *collection, guint row)
{
  if (rt_collection_kind (collection, row) == RT_ROW_DAMAGED)
    return g_strdup ("–");
  return g_strdup_printf ("%d", rt_collection_n_givens (collection, row));
}

static char *
say_kind (RtCollection *collection, guint row)
{
  static const char *const words[RT_N_ROW_KINDS] = {
    [RT_ROW_UNKNOWN] = "…",
    /* Translators: in a narrow column: this puzzle has just one solution */
    [RT_ROW_ONE] = N_("one"),
    /* Translators: in a narrow column: this puzzle has more than one solution */
    [RT_ROW_MANY] = N_("many"),
    /* Translators: in a narrow column: this puzzle has no solution */
    [RT_ROW_NONE] = N_("none"),
    [RT_ROW_DAMAGED] = "–",
  };

  return g_strdup (_(words[rt_collection_kind (collection, row)]));
}

static char *
say_rating (RtCollection *collection, guint row)
{
  RtRowKind kind = rt_collection_kind (collection, row);
  RtRating rating;

  if (rt_collection_rating (collection, row, &rating))
    return rt_hard_say_number (rating.er);
  return g_strdup (kind == RT_ROW_UNKNOWN || kind == RT_ROW_ONE ? "" : "–");
}

/* The columns, from left to right. */
static const struct {
  const char *title;
  RtOrder order;
  char *(*say) (RtCollection *collection, guint row);
  bool is_number;
  bool expands;
  bool changes; /* the text changes when the row is checked or rated */
} columns[] = {
  /* Translators: the header of a narrow column: the number of a puzzle in a collection */
  { N_("No."), RT_ORDER_NUMBER, say_number, true, false, false },
  { N_("Title"), RT_ORDER_TITLE, say_title, false, true, false },
  { N_("Givens"), RT_ORDER_GIVENS, say_givens, true, false, false },
  /* Translators: the header of a narrow column: how many solutions a puzzle has */
  { N_("Solutions"), RT_ORDER_KIND, say_kind, false, false, true },
  /* Translators: the header of a narrow column: how hard a puzzle is, as a number */
  { N_("Rating"), RT_ORDER_RATING, say_rating, true, false, true },
};

/* Cells */

static int
column_of (GtkListItem *item)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (item), "column"));
}

static void
show_cell (RtCollectionTable *self, GtkListItem *item)
{
  guint row = rt_collection_row_number (gtk_list_item_get_item (item));
  GtkWidget *label = gtk_list_item_get_child (item);
  GtkWidget *cell = gtk_widget_get_parent (label), *line = gtk_widget_get_parent (cell);
  g_autofree char *text = columns[column_of (item)].say (self->collection, row);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  if (row == self->open)
    gtk_widget_add_css_class (label, "open");
  else
    gtk_widget_remove_css_class (label, "open");
  if (rt_collection_kind (self->collection, row) == RT_ROW_DAMAGED)
    gtk_widget_add_css_class (label, "damaged");
  else
    gtk_widget_remove_css_class (label, "damaged");
  if (columns[column_of (item)].changes) {
    g_autofree char *said = rt_collection_say_row (self->collection, row);

    gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  }
}

/* Shows a tooltip with the whole text of LABEL if it is ellipsized. The tooltip is created on
 * request, because scrolling changes the texts of hundreds of cells. */
static gboolean
query_whole_cb (GtkWidget *label, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip,
                gpointer data)
{
  if (!pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))))
    return FALSE;
  return rt_tooltip_set (tooltip, gtk_label_get_text (GTK_LABEL (label)));
}

/* Shows a tooltip with the rating if the cell hides it for lack of space. */
static gboolean
query_rating_cb (GtkWidget *label, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip,
                 GtkListItem *item)
{
  RtCollectionTable *self = g_object_get_data (G_OBJECT (item), "table");
  g_autofree char *said = NULL;
  RtRating rating;

  if (!rt_collection_rating (self->collection,
                             rt_collection_row_number (gtk_list_item_get_item (item)), &rating))
    return FALSE;
  said = rt_say_rating (&rating);
  return rt_tooltip_set (tooltip, said);
}

static RtCollectionTable *
table_of (GtkSignalListItemFactory *factory)
{
  return g_object_get_data (G_OBJECT (factory), "table");
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer column)
{
  GtkWidget *label = gtk_label_new (NULL);
  bool is_number = columns[GPOINTER_TO_INT (column)].is_number;

  g_object_set_data (G_OBJECT (item), "column", column);
  gtk_label_set_xalign (GTK_LABEL (label), is_number ? 1 : 0);
  gtk_label_set_single_line_mode (GTK_LABEL (label), TRUE);
  if (is_number)
    gtk_widget_add_css_class (label, "numeric");
  if (columns[GPOINTER_TO_INT (column)].expands) {
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
    gtk_widget_set_has_tooltip (label, TRUE);
    g_signal_connect (label, "query-tooltip", G_CALLBACK (query_whole_cb), NULL);
  }
  if (columns[GPOINTER_TO_INT (column)].order == RT_ORDER_RATING) {
    gtk_widget_set_has_tooltip (label, TRUE);
    g_object_set_data (G_OBJECT (item), "table", table_of (factory));
    g_signal_connect (label, "query-tooltip", G_CALLBACK (query_rating_cb), item);
  }
  if (columns[GPOINTER_TO_INT (column)].order == RT_ORDER_NUMBER) {
    /* Sets a fixed width of the column, so that it does not change while the table scrolls. */
    RtCollection *collection = table_of (factory)->collection;
    g_autofree char *widest = say_number (collection, rt_collection_n_rows (collection) - 1);

    gtk_label_set_width_chars (GTK_LABEL (label), (int) g_utf8_strlen (widest, -1));
  }
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer column)
{
  RtCollectionTable *self = table_of (factory);

  g_hash_table_add (self->bound, item);
  show_cell (self, item);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer column)
{
  g_hash_table_remove (table_of (factory)->bound, item);
}

/* Updates all cells in view if ALL, else only the columns that change when rows are checked or
 * rated. */
static void
show_cells (RtCollectionTable *self, bool all)
{
  GHashTableIter iter;
  gpointer item;

  g_hash_table_iter_init (&iter, self->bound);
  while (g_hash_table_iter_next (&iter, &item, NULL))
    if (all || columns[column_of (item)].changes)
      show_cell (self, item);
}

void
rt_collection_table_refresh (RtCollectionTable *self)
{
  g_return_if_fail (RT_IS_COLLECTION_TABLE (self));

  show_cells (self, false);
}

void
rt_collection_table_set_open (RtCollectionTable *self, guint row)
{
  g_return_if_fail (RT_IS_COLLECTION_TABLE (self));

  if (self->open == row)
    return;
  self->open = row;
  show_cells (self, true);
}

/* In a narrow window with large text, hides the column of solutions. The column of ratings contains its
 * information: only a puzzle with one solution has a rating. */
void
rt_collection_table_set_narrow (RtCollectionTable *self, bool narrow)
{
  gtk_column_view_column_set_visible (
    self->kinds, !narrow || rt_width_text_scale (GTK_WIDGET (self)) < LARGE);
}

void
rt_collection_table_scroll_to (RtCollectionTable *self, guint position)
{
  rt_compat_scroll_to_row (GTK_COLUMN_VIEW (self->view), position);
}

/* Computes the position from the scroll bar, because all rows have the same height. */
guint
rt_collection_table_first (RtCollectionTable *self)
{
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  GListModel *model = G_LIST_MODEL (gtk_column_view_get_model (GTK_COLUMN_VIEW (self->view)));
  guint n = g_list_model_get_n_items (model);
  double upper = gtk_adjustment_get_upper (adjustment);

  if (n == 0 || upper <= 0)
    return 0;
  return MIN (n - 1, (guint) (n * gtk_adjustment_get_value (adjustment) / upper));
}

/* Sorting */

/* Compare function of all columns. It compares nothing, but finds out the sort order of the view:
 * GTK calls the sorter of the primary column first, and negates its result if the order is
 * descending. */
static int
probe_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  GtkColumnViewColumn *column = data;
  RtCollectionTable *self = g_object_get_data (G_OBJECT (column), "table");

  if (self->asked < 0)
    self->asked = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (column), "column"));
  return -1;
}

RtOrder
rt_collection_table_order (RtCollectionTable *self, bool *descending)
{
  g_autoptr (GObject) a = g_object_new (RT_TYPE_COLLECTION_ROW, NULL);
  g_autoptr (GObject) b = g_object_new (RT_TYPE_COLLECTION_ROW, NULL);
  GtkSorter *sorter = gtk_column_view_get_sorter (GTK_COLUMN_VIEW (self->view));

  self->asked = -1;
  *descending = gtk_sorter_compare (sorter, a, b) == GTK_ORDERING_LARGER;
  return self->asked < 0 ? RT_ORDER_NUMBER : columns[self->asked].order;
}

void
rt_collection_table_sort (RtCollectionTable *self, RtOrder order, bool descending)
{
  GListModel *all = gtk_column_view_get_columns (GTK_COLUMN_VIEW (self->view));

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (columns[i].order == order) {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (all, i);

      gtk_column_view_sort_by_column (GTK_COLUMN_VIEW (self->view), column,
                                      descending ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING);
    }
}

static void
sorted_cb (RtCollectionTable *self)
{
  g_signal_emit (self, signals[SORTED], 0);
}

static void
activated_cb (RtCollectionTable *self)
{
  g_signal_emit (self, signals[ACTIVATED], 0);
}

/* Parts */

static void
add_column (RtCollectionTable *self, int column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) added =
    gtk_column_view_column_new (_(columns[column].title), factory);
  g_autoptr (GtkCustomSorter) sorter = gtk_custom_sorter_new (probe_cb, added, NULL);
  gpointer data = GINT_TO_POINTER (column);

  g_object_set_data (G_OBJECT (factory), "table", self);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), data);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), data);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), data);
  g_object_set_data (G_OBJECT (added), "table", self);
  g_object_set_data (G_OBJECT (added), "column", data);
  gtk_column_view_column_set_sorter (added, GTK_SORTER (sorter));
  gtk_column_view_column_set_expand (added, columns[column].expands);
  gtk_column_view_append_column (GTK_COLUMN_VIEW (self->view), added);
  if (columns[column].order == RT_ORDER_KIND)
    self->kinds = added; /* owned by the view */
}

static void
rt_collection_table_dispose (GObject *object)
{
  RtCollectionTable *self = RT_COLLECTION_TABLE (object);

  g_clear_pointer (&self->none, gtk_widget_unparent);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_collection_table_parent_class)->dispose (object);
}

static void
rt_collection_table_finalize (GObject *object)
{
  RtCollectionTable *self = RT_COLLECTION_TABLE (object);

  g_hash_table_unref (self->bound);
  rt_collection_unref (self->collection);
  G_OBJECT_CLASS (rt_collection_table_parent_class)->finalize (object);
}

static void
rt_collection_table_class_init (RtCollectionTableClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = rt_collection_table_dispose;
  object_class->finalize = rt_collection_table_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
  signals[SORTED] = g_signal_new ("sorted", RT_TYPE_COLLECTION_TABLE, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  signals[ACTIVATED] = g_signal_new ("activated", RT_TYPE_COLLECTION_TABLE, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
show_none (GListModel *list, guint position, guint removed, guint added, RtCollectionTable *self)
{
  GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW (self->scrolled);
  bool none = g_list_model_get_n_items (list) == 0;

  gtk_widget_set_visible (self->none, none);
  /* Hides the scroll bar of an empty table, because its slider would suggest more rows. */
  gtk_widget_set_opacity (gtk_scrolled_window_get_vscrollbar (scrolled), none ? 0 : 1);
}

static void
make_none (RtCollectionTable *self)
{
  /* Translators: in place of the list of puzzles, where a search for some finds none. */
  self->none = gtk_label_new (_("No puzzle is like that"));
  gtk_label_set_wrap (GTK_LABEL (self->none), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->none), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->none, "faint");
  gtk_widget_set_valign (self->none, GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (self->none, FALSE);
  gtk_widget_set_parent (self->none, GTK_WIDGET (self));
}

static void
rt_collection_table_init (RtCollectionTable *self)
{
  self->open = NO_ROW;
  self->bound = g_hash_table_new (NULL, NULL);
  self->scrolled = gtk_scrolled_window_new ();
  self->view = gtk_column_view_new (NULL);
  for (int column = 0; column < (int) G_N_ELEMENTS (columns); column++)
    add_column (self, column);
  gtk_widget_add_css_class (self->view, "data-table");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Puzzles of the collection"), -1);
  g_signal_connect_swapped (gtk_column_view_get_sorter (GTK_COLUMN_VIEW (self->view)), "changed",
                            G_CALLBACK (sorted_cb), self);
  g_signal_connect_swapped (self->view, "activate", G_CALLBACK (activated_cb), self);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->view);
  gtk_scrolled_window_set_has_frame (GTK_SCROLLED_WINDOW (self->scrolled), TRUE);
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (self->scrolled), FALSE);
  /* Places the scroll bar at the right in right-to-left languages, too: GTK 4.8 misplaces one at the left. */
  if (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL)
    gtk_scrolled_window_set_placement (GTK_SCROLLED_WINDOW (self->scrolled), GTK_CORNER_TOP_RIGHT);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  make_none (self);
}

GtkWidget *
rt_collection_table_new (RtCollection *collection, RtCollectionList *list)
{
  RtCollectionTable *self = g_object_new (RT_TYPE_COLLECTION_TABLE, NULL);

  self->collection = rt_collection_ref (collection);
  /* Makes the scroll bar of a long table always visible, because GTK reserves space only then. */
  if (rt_collection_n_rows (collection) > LONG)
    gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER,
                                    GTK_POLICY_ALWAYS);
  gtk_column_view_set_model (GTK_COLUMN_VIEW (self->view), GTK_SELECTION_MODEL (list));
  g_signal_connect_object (list, "items-changed", G_CALLBACK (show_none), self, 0);
  gtk_widget_set_visible (self->none, FALSE); /* hidden until the first query has ended */
  return GTK_WIDGET (self);
}

static const char *const kind_sentences[RT_N_ROW_KINDS] = {
  [RT_ROW_UNKNOWN] = N_("not checked yet"),
  [RT_ROW_ONE] = N_("exactly one solution"),
  [RT_ROW_MANY] = N_("many solutions"),
  [RT_ROW_NONE] = N_("no solution"),
};

char *
rt_collection_say_row (RtCollection *collection, guint row)
{
  RtRowKind kind = rt_collection_kind (collection, row);
  int n_givens = rt_collection_n_givens (collection, row);
  g_autofree char *number = g_strdup_printf ("%'u", row + 1), *title = NULL, *givens = NULL;
  g_autofree char *result = NULL, *hard = NULL;
  RtRating rating;

  if (kind == RT_ROW_DAMAGED) {
    g_autofree char *fault = rt_collection_fault (collection, row);

    /* Translators: the number of a row of a collection, and what is wrong with it */
    return g_strdup_printf (_("Puzzle %s, damaged: %s"), number, fault);
  }
  title = rt_collection_title (collection, row);
  givens = g_strdup_printf (ngettext ("%d given", "%d givens", (gulong) n_givens), n_givens);
  if (rt_collection_rating (collection, row, &rating))
    hard = rt_hard_say_number (rating.er);
  /* Translators: what is known of a puzzle in a list, with how hard it is */
  result = hard ? g_strdup_printf (_("exactly one solution, rating %s"), hard)
                : g_strdup (_(kind_sentences[kind]));
  if (title)
    /* Translators: a row of a collection: number, title, "17 givens", "exactly one solution" */
    return g_strdup_printf (_("Puzzle %s, %s, %s, %s"), number, title, givens, result);
  /* Translators: a row of a collection: number, "17 givens", "exactly one solution" */
  return g_strdup_printf (_("Puzzle %s, %s, %s"), number, givens, result);
}
