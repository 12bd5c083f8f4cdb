/* collection-page.c - RtCollectionPage, the page of a collection: runs queries, shows their results and
 * the state of the rows.
 *
 *     [ Title or digits   ][ Any rating ]       visible while the
 *     [ All puzzles v ][ Any givens   v ]       filter is in use
 *     1,204 of 1,000,000 puzzles   [Rate]
 *     No.   Title   Givens  Solutions Rating
 *       1   53..7.      30  one       1.2
 *       ...
 *     [find]              [Save All…] [print]
 *
 * The filter and the table header determine a query. The table lists the result of the query, an
 * array of row numbers. A new query cancels the running query. While rows are being checked and
 * rated, the page repeats a query whose result depends on them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/collection/collection-page.h"

#include "app/collection/collection-filter.h"
#include "app/collection/collection-table.h"
#include "app/collection/collection-work.h"
#include "app/common/template.h"
#include "document/collection/repeats.h"
#include "widgets/buttons.h"
#include "widgets/compat.h"

#include <glib/gi18n.h>
#include <string.h>

#define ASK_AGAIN 5 /* updates of the rows until the query is repeated: if it was repeated more often, rows
                     * would move too often to be read */
#define WAIT_MS 200 /* the page shows a text if a query takes longer */
#define TABLE_HEIGHT 320
#define TABLE_MIN 90

struct _RtCollectionPage {
  GtkBox parent_instance;

  /* Owned. */
  RtCollection *collection;
  RtCollectionList *list;
  GCancellable *asking; /* NULL: no query is running */

  /* Children. */
  GtkWidget *filter;
  GtkWidget *work;
  GtkWidget *table;
  GtkWidget *finds;   /* toggle: shows the filter */
  GtkWidget *takeout; /* actions that save, print or export puzzles */
  GtkWidget *save;

  /* State. */
  guint n_kinds[RT_N_ROW_KINDS]; /* number of rows of each kind; 0 until all are known */
  guint open;           /* row of the open puzzle */
  guint n_progressed;   /* number of updates of the rows */
  guint waiting;        /* source id of the text about a long query; 0: none is pending */
  bool asked_again;     /* the last query was a repetition: the list must not scroll */
};

G_DEFINE_FINAL_TYPE (RtCollectionPage, rt_collection_page, GTK_TYPE_BOX)

enum { OPENED, ACTIVATED, ASKED, SETTLED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Query */

/* Returns the query that the filter and the table header determine. The query points into TEXT,
 * which the caller frees with g_free. */
static RtQuery
query_of (RtCollectionPage *self, char **text)
{
  RtQuery query;

  rt_collection_filter_ask (RT_COLLECTION_FILTER (self->filter), &query, text);
  query.order = rt_collection_table_order (RT_COLLECTION_TABLE (self->table), &query.descending);
  return query;
}

/* Returns true if the list may change when more rows are checked or rated, because of the filter or the order. */
static bool
depends_on_work (RtCollectionPage *self)
{
  g_autofree char *text = NULL;
  RtQuery query = query_of (self, &text);

  return query.kind >= 0 || query.ratings.most > 0 || query.order == RT_ORDER_KIND ||
         query.order == RT_ORDER_RATING;
}

/* Filling the page */

static char *
grouped (guint n)
{
  return g_strdup_printf ("%'u", n);
}

static guint
n_listed (RtCollectionPage *self)
{
  return rt_collection_list_rows (self->list)->len;
}

/* Returns the error of the selected row if one damaged row is selected, else NULL. Free with
 * g_free. */
static char *
say_fault (RtCollectionPage *self)
{
  g_autoptr (GArray) rows = NULL;
  guint row;

  if (rt_collection_list_n_selected (self->list) != 1)
    return NULL;
  rows = rt_collection_list_selected (self->list);
  row = g_array_index (rows, guint, 0);
  return rt_collection_kind (self->collection, row) == RT_ROW_DAMAGED
           ? rt_collection_fault (self->collection, row)
           : NULL;
}

/* Counts the rows of each kind (no, one or several solutions, damaged), once all kinds are known. */
static void
count_kinds (RtCollectionPage *self)
{
  guint n = rt_collection_n_rows (self->collection);

  memset (self->n_kinds, 0, sizeof self->n_kinds);
  if (rt_collection_n_known (self->collection) == n)
    for (guint row = 0; row < n; row++)
      self->n_kinds[rt_collection_kind (self->collection, row)]++;
}

/* Returns a text like "998 have one solution" for N puzzles of KIND. Free with g_free. */
static char *
say_kind (RtRowKind kind, guint n)
{
  g_autofree char *number = grouped (n);

  switch (kind) {
  case RT_ROW_ONE:
    /* Translators: of the puzzles of a collection: %s is the number, as in "1,204"; so are the next three */
    return g_strdup_printf (ngettext ("%s has one solution", "%s have one solution", n), number);
  case RT_ROW_MANY:
    return g_strdup_printf (ngettext ("%s has several", "%s have several", n), number);
  case RT_ROW_NONE:
    return g_strdup_printf (ngettext ("%s has none", "%s have none", n), number);
  default:
    return g_strdup_printf (ngettext ("%s is damaged", "%s are damaged", n), number);
  }
}

/* Returns a sentence about all puzzles: how many there are and, once all are checked, how many solutions they have.
 * Free with g_free. */
static char *
say_all (RtCollectionPage *self)
{
  static const RtRowKind kinds[] = { RT_ROW_ONE, RT_ROW_MANY, RT_ROW_NONE, RT_ROW_DAMAGED };
  guint n = rt_collection_n_rows (self->collection);
  g_autofree char *number = grouped (n);
  /* Translators: %s is the number, as in "1,204" */
  g_autofree char *all = g_strdup_printf (ngettext ("%s puzzle", "%s puzzles", n), number);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (self->n_kinds[kinds[i]] > 0)
      g_ptr_array_add (parts, say_kind (kinds[i], self->n_kinds[kinds[i]]));
  if (parts->len == 0)
    return g_steal_pointer (&all);
  g_ptr_array_add (parts, NULL);
  list = g_strjoinv (_(", "), (char **) parts->pdata);
  /* Translators: as in "1,000 puzzles: 998 have one solution, 2 have several" */
  return g_strdup_printf (_("%s: %s"), all, list);
}

static void
show_status (RtCollectionPage *self)
{
  g_autofree char *fault = say_fault (self);
  guint n = rt_collection_n_rows (self->collection), listed = n_listed (self);
  guint selected = rt_collection_list_n_selected (self->list);
  g_autofree char *all = grouped (n), *some = grouped (listed), *status = NULL, *save = NULL;
  g_autofree char *text = NULL;
  int kind = query_of (self, &text).kind;

  if (listed == n)
    status = say_all (self);
  else if (kind == RT_LISTED_AGAIN && rt_collection_knows_repeats (self->collection))
    /* Translators: how many of all puzzles of a collection are the same as an earlier one */
    status = g_strdup_printf (ngettext ("%s of %s puzzles is the same as an earlier one",
                                        "%s of %s puzzles are the same as an earlier one", listed),
                              some, all);
  else
    /* Translators: how many of all puzzles of a collection are listed */
    status = g_strdup_printf (ngettext ("%s of %s puzzle", "%s of %s puzzles", n), some, all);
  rt_collection_work_set_status (RT_COLLECTION_WORK (self->work), fault ? fault : status);
  rt_collection_work_update (RT_COLLECTION_WORK (self->work));
  if (selected > 1) {
    g_autofree char *number = grouped (selected);

    /* Translators: %s is a number of puzzles, which is never 1. */
    save = g_strdup_printf (ngettext ("Save %s Selected…", "Save %s Selected…", selected), number);
  } else if (listed == n) {
    save = g_strdup (_("Save All…"));
  } else {
    /* Translators: %s is the number of puzzles that are listed. */
    save = g_strdup_printf (ngettext ("Save %s Listed…", "Save %s Listed…", listed), some);
  }
  rt_button_set_text (self->save, save);
  gtk_widget_set_sensitive (self->takeout, listed > 0);
}

static void
select_open (RtCollectionPage *self, bool scroll)
{
  guint position;

  rt_collection_table_set_open (RT_COLLECTION_TABLE (self->table), self->open);
  if (!rt_collection_list_find (self->list, self->open, &position))
    return;
  gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->list), position, TRUE);
  if (scroll)
    rt_collection_table_scroll_to (RT_COLLECTION_TABLE (self->table), position);
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtCollectionPage) self = data;
  g_autoptr (GArray) rows = rt_collection_query_finish (result, NULL);

  if (!rows)
    return; /* cancelled */
  g_clear_object (&self->asking);
  g_clear_handle_id (&self->waiting, g_source_remove);
  rt_collection_list_set_rows (self->list, rows);
  select_open (self, !self->asked_again);
  show_status (self);
}

static gboolean
wait_cb (gpointer data)
{
  RtCollectionPage *self = data;

  self->waiting = 0;
  rt_collection_work_set_status (RT_COLLECTION_WORK (self->work),
                                 _("Looking through the puzzles…"));
  return G_SOURCE_REMOVE;
}

static void
ask (RtCollectionPage *self, bool again)
{
  g_autofree char *text = NULL;
  RtQuery query = query_of (self, &text);

  rt_collection_work_want_repeats (RT_COLLECTION_WORK (self->work), query.kind >= RT_LISTED_ONCE);
  g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
  self->asking = g_cancellable_new ();
  self->asked_again = again;
  if (!self->waiting && !again)
    self->waiting = g_timeout_add (WAIT_MS, wait_cb, self);
  rt_collection_query_async (self->collection, &query, self->asking, answered_cb,
                             g_object_ref (self));
}

static void
asked_cb (RtCollectionPage *self)
{
  ask (self, false);
  g_signal_emit (self, signals[ASKED], 0);
}

void
rt_collection_page_keep (RtCollectionPage *self, RtCollectionListing *listing)
{
  g_return_if_fail (RT_IS_COLLECTION_PAGE (self));

  rt_collection_filter_keep (RT_COLLECTION_FILTER (self->filter), listing);
  listing->order = rt_collection_table_order (RT_COLLECTION_TABLE (self->table),
                                              &listing->descending);
}

void
rt_collection_page_restore (RtCollectionPage *self, const RtCollectionListing *listing)
{
  g_return_if_fail (RT_IS_COLLECTION_PAGE (self));

  rt_collection_filter_restore (RT_COLLECTION_FILTER (self->filter), listing);
  if (!rt_collection_filter_is_clear (RT_COLLECTION_FILTER (self->filter)))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->finds), TRUE);
  if (listing->order != RT_ORDER_NUMBER || listing->descending)
    rt_collection_table_sort (RT_COLLECTION_TABLE (self->table), listing->order,
                              listing->descending);
}

static void
progressed_cb (RtCollectionPage *self)
{
  bool settled = rt_collection_work_is_settled (RT_COLLECTION_WORK (self->work));

  rt_collection_table_refresh (RT_COLLECTION_TABLE (self->table));
  self->n_progressed++;
  if ((settled || (self->n_progressed % ASK_AGAIN == 0 && !self->asking)) && depends_on_work (self))
    ask (self, true);
  if (settled) {
    count_kinds (self);
    show_status (self);
    g_signal_emit (self, signals[SETTLED], 0);
  }
}

/* Input of the person */

static void
selected_cb (RtCollectionPage *self)
{
  g_autoptr (GArray) rows = NULL;
  guint row;

  show_status (self);
  if (rt_collection_list_n_selected (self->list) != 1)
    return;
  rows = rt_collection_list_selected (self->list);
  row = g_array_index (rows, guint, 0);
  if (row != self->open && rt_collection_kind (self->collection, row) != RT_ROW_DAMAGED)
    g_signal_emit (self, signals[OPENED], 0, row);
}

static void
activated_cb (RtCollectionPage *self)
{
  g_signal_emit (self, signals[ACTIVATED], 0);
}

void
rt_collection_page_set_open (RtCollectionPage *self, guint row)
{
  g_return_if_fail (RT_IS_COLLECTION_PAGE (self));

  self->open = row;
  select_open (self, true);
}

guint
rt_collection_page_open (RtCollectionPage *self)
{
  return self->open;
}

bool
rt_collection_page_next (RtCollectionPage *self, int direction, guint *row)
{
  const GArray *rows = rt_collection_list_rows (self->list);
  guint position;
  bool listed;

  g_return_val_if_fail (RT_IS_COLLECTION_PAGE (self), false);

  listed = rt_collection_list_find (self->list, self->open, &position);
  if (listed)
    position += (guint) direction; /* 0 - 1 is the largest guint, which ends the loop */
  else
    position = 0;
  for (; position < rows->len; position += (guint) (listed ? direction : 1)) {
    *row = g_array_index (rows, guint, position);
    if (rt_collection_kind (self->collection, *row) != RT_ROW_DAMAGED)
      return true;
  }
  return false;
}

GArray *
rt_collection_page_chosen (RtCollectionPage *self)
{
  g_return_val_if_fail (RT_IS_COLLECTION_PAGE (self), NULL);

  if (rt_collection_list_n_selected (self->list) > 1)
    return rt_collection_list_selected (self->list);
  return g_array_ref (rt_collection_list_rows (self->list));
}

/* Returns the rows to rate (of guint) when the person clicks Rate, the visible rows first. The caller owns them. */
static GArray *
choose_rated (gpointer data)
{
  RtCollectionPage *self = data;
  g_autoptr (GArray) rows = rt_collection_page_chosen (self);
  guint first = rt_collection_list_n_selected (self->list) > 1
                  ? 0
                  : rt_collection_table_first (RT_COLLECTION_TABLE (self->table));
  GArray *turned = g_array_sized_new (FALSE, FALSE, sizeof (guint), rows->len);

  g_array_append_vals (turned, &g_array_index (rows, guint, first), rows->len - first);
  g_array_append_vals (turned, rows->data, first);
  return turned;
}

void
rt_collection_page_find (RtCollectionPage *self)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->finds), TRUE);
  rt_collection_filter_find (RT_COLLECTION_FILTER (self->filter));
}

/* Shows the filter, or clears and hides it. */
static void
finds_cb (RtCollectionPage *self)
{
  bool finds = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->finds));

  gtk_widget_set_visible (self->filter, finds);
  if (!finds)
    rt_collection_filter_clear (RT_COLLECTION_FILTER (self->filter));
  else if (gtk_widget_get_mapped (self->finds))
    rt_collection_filter_find (RT_COLLECTION_FILTER (self->filter));
}

void
rt_collection_page_set_narrow (RtCollectionPage *self, bool narrow)
{
  gtk_widget_set_size_request (self->table, -1, narrow ? TABLE_HEIGHT : TABLE_MIN);
  rt_collection_table_set_narrow (RT_COLLECTION_TABLE (self->table), narrow);
}

bool
rt_collection_page_is_settled (RtCollectionPage *self)
{
  return !self->asking && rt_collection_work_is_settled (RT_COLLECTION_WORK (self->work));
}

RtCollection *
rt_collection_page_collection (RtCollectionPage *self)
{
  return self->collection;
}

/* Parts */

static void
make_content (RtCollectionPage *self)
{
  self->filter = rt_collection_filter_new (self->collection);
  gtk_widget_set_visible (self->filter, FALSE);
  g_signal_connect_swapped (self->filter, "changed", G_CALLBACK (asked_cb), self);
  self->work = rt_collection_work_new (self->collection, choose_rated, self);
  g_signal_connect_swapped (self->work, "progressed", G_CALLBACK (progressed_cb), self);
  self->table = rt_collection_table_new (self->collection, self->list);
  gtk_widget_set_vexpand (self->table, TRUE);
  g_signal_connect_swapped (self->table, "sorted", G_CALLBACK (asked_cb), self);
  g_signal_connect_swapped (self->table, "activated", G_CALLBACK (activated_cb), self);
  gtk_box_prepend (GTK_BOX (self), self->table);
  gtk_box_prepend (GTK_BOX (self), self->work);
  gtk_box_prepend (GTK_BOX (self), self->filter);
}

/* Cancels the tasks, which keep a reference to the page. */
static void
rt_collection_page_unroot (GtkWidget *widget)
{
  RtCollectionPage *self = RT_COLLECTION_PAGE (widget);

  g_cancellable_cancel (self->asking);
  g_clear_handle_id (&self->waiting, g_source_remove);
  GTK_WIDGET_CLASS (rt_collection_page_parent_class)->unroot (widget);
}

static void
rt_collection_page_dispose (GObject *object)
{
  RtCollectionPage *self = RT_COLLECTION_PAGE (object);

  if (self->list) {
    g_signal_handlers_disconnect_by_data (self->list, self);
    /* Avoids a signal `sorted` from the table while it is destroyed. */
    g_signal_handlers_disconnect_by_data (self->table, self);
  }
  g_clear_object (&self->list);
  G_OBJECT_CLASS (rt_collection_page_parent_class)->dispose (object);
}

static void
rt_collection_page_finalize (GObject *object)
{
  RtCollectionPage *self = RT_COLLECTION_PAGE (object);

  g_clear_object (&self->asking);
  rt_collection_unref (self->collection);
  G_OBJECT_CLASS (rt_collection_page_parent_class)->finalize (object);
}

static void
rt_collection_page_class_init (RtCollectionPageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = rt_collection_page_dispose;
  object_class->finalize = rt_collection_page_finalize;
  GTK_WIDGET_CLASS (class)->unroot = rt_collection_page_unroot;
  rt_template_set (class, "collection/collection-page.ui", RtCollectionPage, finds, takeout, save);
  rt_template_handlers (class, finds_cb);
  signals[OPENED] = g_signal_new ("opened", RT_TYPE_COLLECTION_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[ASKED] = g_signal_new ("asked", RT_TYPE_COLLECTION_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  signals[SETTLED] = g_signal_new ("settled", RT_TYPE_COLLECTION_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[ACTIVATED] = g_signal_new ("activated", RT_TYPE_COLLECTION_PAGE, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rt_collection_page_init (RtCollectionPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rt_button_set_icon (self->finds, "edit-find-symbolic", _("Find puzzles (Ctrl+F)"));
  self->list = rt_collection_list_new ();
}

GtkWidget *
rt_collection_page_new (RtCollection *collection)
{
  RtCollectionPage *self = g_object_new (RT_TYPE_COLLECTION_PAGE, NULL);

  self->collection = rt_collection_ref (collection);
  make_content (self);
  g_signal_connect_swapped (self->list, "selection-changed", G_CALLBACK (selected_cb), self);
  rt_collection_page_set_narrow (self, false);
  ask (self, false);
  return GTK_WIDGET (self);
}
