/* collection-model.c - RtCollectionList: implements GListModel and GtkSelectionModel for the rows of a
 * collection. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/collection/collection-model.h"

/* Rows */

struct _RtCollectionRow {
  GObject parent_instance;

  guint number;
};

G_DEFINE_FINAL_TYPE (RtCollectionRow, rt_collection_row, G_TYPE_OBJECT)

static void
rt_collection_row_class_init (RtCollectionRowClass *class)
{
}

static void
rt_collection_row_init (RtCollectionRow *self)
{
}

guint
rt_collection_row_number (RtCollectionRow *self)
{
  return self->number;
}

/* The list */

struct _RtCollectionList {
  GObject parent_instance;

  /* Owned. */
  GArray *rows;
  GtkBitset *selected; /* of positions */
};

static void list_model_init (GListModelInterface *model);
static void selection_model_init (GtkSelectionModelInterface *model);

G_DEFINE_FINAL_TYPE_WITH_CODE (
  RtCollectionList, rt_collection_list, G_TYPE_OBJECT,
  G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init)
    G_IMPLEMENT_INTERFACE (GTK_TYPE_SELECTION_MODEL, selection_model_init))

static GType
get_item_type (GListModel *model)
{
  return RT_TYPE_COLLECTION_ROW;
}

static guint
get_n_items (GListModel *model)
{
  return RT_COLLECTION_LIST (model)->rows->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  RtCollectionList *self = RT_COLLECTION_LIST (model);
  RtCollectionRow *row;

  if (position >= self->rows->len)
    return NULL;
  row = g_object_new (RT_TYPE_COLLECTION_ROW, NULL);
  row->number = g_array_index (self->rows, guint, position);
  return row;
}

static void
list_model_init (GListModelInterface *model)
{
  model->get_item_type = get_item_type;
  model->get_n_items = get_n_items;
  model->get_item = get_item;
}

static gboolean
is_selected (GtkSelectionModel *model, guint position)
{
  return gtk_bitset_contains (RT_COLLECTION_LIST (model)->selected, position);
}

static GtkBitset *
get_selection_in_range (GtkSelectionModel *model, guint position, guint n)
{
  return gtk_bitset_ref (RT_COLLECTION_LIST (model)->selected);
}

/* Selects the positions that are in MASK and in SELECTED. Unselects the positions that are only in
 * MASK. */
static gboolean
set_selection (GtkSelectionModel *model, GtkBitset *selected, GtkBitset *mask)
{
  RtCollectionList *self = RT_COLLECTION_LIST (model);
  g_autoptr (GtkBitset) changed = gtk_bitset_copy (self->selected);
  g_autoptr (GtkBitset) now = NULL;
  guint first, last;

  gtk_bitset_difference (changed, selected);
  gtk_bitset_intersect (changed, mask);
  if (gtk_bitset_is_empty (changed))
    return TRUE;
  now = gtk_bitset_copy (self->selected);
  gtk_bitset_difference (now, changed);
  gtk_bitset_unref (self->selected);
  self->selected = g_steal_pointer (&now);
  first = gtk_bitset_get_minimum (changed);
  last = gtk_bitset_get_maximum (changed);
  gtk_selection_model_selection_changed (model, first, last - first + 1);
  return TRUE;
}

static void
selection_model_init (GtkSelectionModelInterface *model)
{
  model->is_selected = is_selected;
  model->get_selection_in_range = get_selection_in_range;
  model->set_selection = set_selection;
}

void
rt_collection_list_set_rows (RtCollectionList *self, GArray *rows)
{
  g_autoptr (GArray) before = NULL;
  guint same = 0;

  g_return_if_fail (RT_IS_COLLECTION_LIST (self));

  before = self->rows;
  self->rows = g_array_ref (rows);
  while (same < MIN (before->len, rows->len) &&
         g_array_index (before, guint, same) == g_array_index (rows, guint, same))
    same++;
  if (same < before->len)
    gtk_bitset_remove_range_closed (self->selected, same, before->len - 1);
  if (before->len != same || rows->len != same)
    g_list_model_items_changed (G_LIST_MODEL (self), same, before->len - same, rows->len - same);
}

GArray *
rt_collection_list_rows (RtCollectionList *self)
{
  return self->rows;
}

GArray *
rt_collection_list_selected (RtCollectionList *self)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (guint));
  GtkBitsetIter iter;
  guint position;

  for (gboolean more = gtk_bitset_iter_init_first (&iter, self->selected, &position); more;
       more = gtk_bitset_iter_next (&iter, &position))
    g_array_append_val (rows, g_array_index (self->rows, guint, position));
  return rows;
}

guint
rt_collection_list_n_selected (RtCollectionList *self)
{
  return (guint) gtk_bitset_get_size (self->selected);
}

bool
rt_collection_list_find (RtCollectionList *self, guint row, guint *position)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (g_array_index (self->rows, guint, i) == row) {
      *position = i;
      return true;
    }
  return false;
}

static void
rt_collection_list_finalize (GObject *object)
{
  RtCollectionList *self = RT_COLLECTION_LIST (object);

  g_array_unref (self->rows);
  gtk_bitset_unref (self->selected);
  G_OBJECT_CLASS (rt_collection_list_parent_class)->finalize (object);
}

static void
rt_collection_list_class_init (RtCollectionListClass *class)
{
  G_OBJECT_CLASS (class)->finalize = rt_collection_list_finalize;
}

static void
rt_collection_list_init (RtCollectionList *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (guint));
  self->selected = gtk_bitset_new_empty ();
}

RtCollectionList *
rt_collection_list_new (void)
{
  return g_object_new (RT_TYPE_COLLECTION_LIST, NULL);
}
