/* collection-work.c - RtCollectionWork, a widget: starts and cancels the tasks that check, compare and
 * rate the puzzles of a collection.
 *
 * One task runs at a time, in threads. A timeout updates the progress. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/collection/collection-work.h"

#include "app/common/template.h"
#include "document/collection/repeats.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>

#define REFRESH_MS 100 /* interval of updates; shorter tasks show none */
#define UNASKED 200    /* puzzles: a collection of at most this size is rated unasked, which takes
                        * seconds, except for the hardest puzzles */

typedef enum { IDLE, CHECKING, COMPARING, RATING } Work;

struct _RtCollectionWork {
  GtkBox parent_instance;

  /* Owned. */
  RtCollection *collection;
  GCancellable *cancellable; /* NULL: idle */

  GArray *(*choose) (gpointer data);
  gpointer data;

  /* Children. */
  GtkWidget *status;
  GtkWidget *button;
  GtkWidget *progress;

  /* State. */
  Work work;
  bool wants_repeats;
  guint refreshing; /* source id; 0: idle */
  guint n_before;   /* number of rows that had a result before the task began */
  guint n_all;      /* number of rows that get a result from the task */
};

G_DEFINE_FINAL_TYPE (RtCollectionWork, rt_collection_work, GTK_TYPE_BOX)

enum { PROGRESSED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Returns the number of ROWS whose rating is unknown. */
static guint
count_unrated (RtCollectionWork *self, const GArray *rows)
{
  RtRating rating;
  guint n = 0;

  for (guint i = 0; i < rows->len; i++) {
    guint row = g_array_index (rows, guint, i);

    n += rt_collection_kind (self->collection, row) == RT_ROW_ONE &&
         !rt_collection_rating (self->collection, row, &rating);
  }
  return n;
}

static bool
is_checked (RtCollectionWork *self)
{
  return rt_collection_n_known (self->collection) == rt_collection_n_rows (self->collection);
}

/* Returns true if the next task is to compare puzzles, to find repeated ones. */
static bool
is_to_compare (RtCollectionWork *self)
{
  return self->wants_repeats && !rt_collection_knows_repeats (self->collection);
}

static guint
n_done (RtCollectionWork *self)
{
  guint n = self->work == RATING      ? rt_collection_n_rated (self->collection)
            : self->work == COMPARING ? rt_collection_n_compared (self->collection)
                                      : rt_collection_n_known (self->collection);

  return n - self->n_before;
}

/* Display of the state */

static void
show_progress (RtCollectionWork *self)
{
  const char *name = self->work == RATING      ? _("Puzzles that have been rated")
                     : self->work == COMPARING ? _("Puzzles that have been compared")
                                               : _("Puzzles that have been checked");

  gtk_widget_set_visible (self->progress, self->work != IDLE);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress),
                                 self->n_all ? (double) n_done (self) / self->n_all : 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

static bool
can_rate (RtCollectionWork *self)
{
  g_autoptr (GArray) rows = self->choose (self->data);

  return count_unrated (self, rows) > 0;
}

void
rt_collection_work_update (RtCollectionWork *self)
{
  bool rates = self->work == IDLE && is_checked (self) && !is_to_compare (self);

  g_return_if_fail (RT_IS_COLLECTION_WORK (self));

  rt_button_set_text (self->button, self->work != IDLE ? _("Stop")
                                    : rates
                                      /* Translators: a button: finds out how hard puzzles are. */
                                      ? _("Rate")
                                    : is_checked (self) ? _("Go On Comparing")
                                                        : _("Go On Checking"));
  gtk_widget_set_tooltip_text (
    self->button,
    rates ? _("Finds out how hard the selected puzzles are, or all that are listed") : NULL);
  gtk_widget_set_visible (self->button, !rates || can_rate (self));
}

void
rt_collection_work_set_status (RtCollectionWork *self, const char *status)
{
  g_return_if_fail (RT_IS_COLLECTION_WORK (self));

  gtk_label_set_text (GTK_LABEL (self->status), status);
}

bool
rt_collection_work_is_settled (RtCollectionWork *self)
{
  return self->work == IDLE;
}

static void
update_children (RtCollectionWork *self)
{
  show_progress (self);
  rt_collection_work_update (self);
  g_signal_emit (self, signals[PROGRESSED], 0);
}

/* Tasks */

static gboolean
refresh_cb (gpointer data)
{
  RtCollectionWork *self = data;

  update_children (self);
  return G_SOURCE_CONTINUE;
}

/* Sets the state at the beginning of the task WORK (check, compare or rate) on N_ALL rows. N_BEFORE
 * is the number of other rows, which have a result already. */
static void
begin (RtCollectionWork *self, Work work, guint n_before, guint n_all)
{
  self->work = work;
  self->n_before = n_before;
  self->n_all = n_all;
  self->cancellable = g_cancellable_new ();
  self->refreshing = g_timeout_add (REFRESH_MS, refresh_cb, self);
}

static void
end (RtCollectionWork *self)
{
  self->work = IDLE;
  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->refreshing, g_source_remove);
}

static void rate_all (RtCollectionWork *self);

static void
compared_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtCollectionWork) self = data;
  bool whole = rt_collection_repeats_finish (result, NULL);

  end (self);
  if (!gtk_widget_get_root (GTK_WIDGET (self)))
    return;
  update_children (self);
  if (whole && is_checked (self) && rt_collection_n_rows (self->collection) <= UNASKED)
    rate_all (self); /* the comparison may have interrupted the rating */
}

static void
compare (RtCollectionWork *self)
{
  begin (self, COMPARING, 0, rt_collection_n_rows (self->collection));
  rt_collection_repeats_async (self->collection, self->cancellable, compared_cb,
                               g_object_ref (self));
}

static void
rated_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtCollectionWork) self = data;

  rt_collection_rate_finish (result, NULL);
  end (self);
  if (!gtk_widget_get_root (GTK_WIDGET (self)))
    return;
  if (is_to_compare (self))
    compare (self);
  else
    update_children (self);
}

static void
rate (RtCollectionWork *self, GArray *rows)
{
  begin (self, RATING, rt_collection_n_rated (self->collection), count_unrated (self, rows));
  rt_collection_rate_async (self->collection, rows, self->cancellable, rated_cb,
                            g_object_ref (self));
}

static void
rate_all (RtCollectionWork *self)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint row = 0; row < rt_collection_n_rows (self->collection); row++)
    g_array_append_val (rows, row);
  rate (self, rows);
}

static void
rate_chosen (RtCollectionWork *self)
{
  g_autoptr (GArray) rows = self->choose (self->data);

  rate (self, rows);
}

static void
checked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtCollectionWork) self = data;
  bool whole = rt_collection_check_finish (result, NULL);

  end (self);
  if (!gtk_widget_get_root (GTK_WIDGET (self)))
    return; /* cancelled by unroot */
  if (whole && is_to_compare (self))
    compare (self);
  else if (whole && rt_collection_n_rows (self->collection) <= UNASKED)
    rate_all (self); /* refresh_cb or rated_cb will update the children */
  else
    update_children (self);
}

static void
check (RtCollectionWork *self)
{
  guint n_known = rt_collection_n_known (self->collection);

  begin (self, CHECKING, n_known, rt_collection_n_rows (self->collection) - n_known);
  rt_collection_check_async (self->collection, self->cancellable, checked_cb, g_object_ref (self));
}

static void
clicked_cb (RtCollectionWork *self)
{
  if (self->work != IDLE)
    g_cancellable_cancel (self->cancellable);
  else if (!is_checked (self))
    check (self);
  else if (is_to_compare (self))
    compare (self);
  else
    rate_chosen (self);
  rt_collection_work_update (self);
}

void
rt_collection_work_want_repeats (RtCollectionWork *self, bool wanted)
{
  bool wanted_before = self->wants_repeats;

  g_return_if_fail (RT_IS_COLLECTION_WORK (self));

  self->wants_repeats = wanted;
  if (wanted == wanted_before)
    return;
  if (is_to_compare (self) && self->work == RATING)
    g_cancellable_cancel (self->cancellable); /* rated_cb begins to compare */
  else if (is_to_compare (self) && self->work == IDLE && is_checked (self))
    compare (self);
  rt_collection_work_update (self);
}

/* Parts */

/* Cancels the tasks, which keep a reference to the widget. */
static void
rt_collection_work_unroot (GtkWidget *widget)
{
  RtCollectionWork *self = RT_COLLECTION_WORK (widget);

  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->refreshing, g_source_remove);
  GTK_WIDGET_CLASS (rt_collection_work_parent_class)->unroot (widget);
}

static void
rt_collection_work_finalize (GObject *object)
{
  rt_collection_unref (RT_COLLECTION_WORK (object)->collection);
  G_OBJECT_CLASS (rt_collection_work_parent_class)->finalize (object);
}

static void
rt_collection_work_class_init (RtCollectionWorkClass *class)
{
  G_OBJECT_CLASS (class)->finalize = rt_collection_work_finalize;
  GTK_WIDGET_CLASS (class)->unroot = rt_collection_work_unroot;
  rt_template_set (class, "collection/collection-work.ui", RtCollectionWork, status, button,
                   progress);
  rt_template_handlers (class, clicked_cb);
  signals[PROGRESSED] = g_signal_new ("progressed", RT_TYPE_COLLECTION_WORK, G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rt_collection_work_init (RtCollectionWork *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
rt_collection_work_new (RtCollection *collection, GArray *(*choose) (gpointer data), gpointer data)
{
  RtCollectionWork *self = g_object_new (RT_TYPE_COLLECTION_WORK, NULL);

  self->collection = rt_collection_ref (collection);
  self->choose = choose;
  self->data = data;
  check (self);
  return GTK_WIDGET (self);
}
