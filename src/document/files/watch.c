/* watch.c - implements RtWatch: notices that another program has changed the file of a document, by
 * comparing the file's puzzle with the one last loaded or saved.
 *
 * A check first compares the file's etag with the document's. If they differ, the check loads the
 * file and compares the puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/watch.h"

#include "document/base/session-format.h"
#include "document/files/load-save.h"

struct _RtWatch {
  GObject parent_instance;

  /* Owned. */
  RtDocument *document;
  GFileMonitor *monitor;     /* NULL without a file, or if the file cannot be monitored */
  GCancellable *looking;     /* cancellable of the last check */
  RtPuzzle *found;           /* content of the file at the last `changed`; NULL: no puzzle */
  char *told;                /* etag at the last signal, or GONE */
  char *seen;                /* etag at the last check */

  guint held; /* number of rt_watch_hold calls without rt_watch_release */
};

G_DEFINE_FINAL_TYPE (RtWatch, rt_watch, G_TYPE_OBJECT)

enum { CHANGED, GONE, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Stands for the etag of a missing file. Contains a blank, which no etag contains. */
static const char gone[] = "is gone";

/* Emits SIGNAL about the file's state ETAG, unless the last signal was about the same ETAG. */
static void
tell (RtWatch *self, const char *etag, guint signal)
{
  if (g_strcmp0 (self->told, etag) == 0)
    return;
  g_free (self->told);
  self->told = g_strdup (etag);
  g_signal_emit (self, signals[signal], 0);
}

/* Returns true if A and B are equal puzzles, or both NULL. */
static bool
same_puzzle (RtPuzzle *a, RtPuzzle *b)
{
  if (!a || !b)
    return a == b;
  return rt_position_equal (rt_puzzle_position (a), rt_puzzle_position (b)) &&
         rt_notation_same_words (a, b);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtWatch) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = rt_storage_load_finish (result, NULL, &error);
  g_autoptr (RtCollection) collection = rt_storage_loaded_collection (result);
  RtPuzzle *puzzle;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  puzzle = reading && !collection ? reading->puzzles->pdata[0] : NULL;
  if (puzzle && rt_document_saved_as (self->document, puzzle)) {
    rt_document_set_saved (self->document, puzzle, rt_document_file (self->document), self->seen);
    return;
  }
  if (self->told && !g_str_equal (self->told, gone) && same_puzzle (self->found, puzzle)) {
    g_free (self->told);
    self->told = g_strdup (self->seen);
    return;
  }
  g_clear_pointer (&self->found, rt_puzzle_unref);
  self->found = puzzle ? rt_puzzle_ref (puzzle) : NULL;
  tell (self, self->seen, CHANGED);
}

static void
looked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtWatch) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInfo) info = g_file_query_info_finish (G_FILE (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    tell (self, gone, GONE);
  if (!info)
    return; /* cancelled; or missing or unreachable, which the next save reports */
  g_free (self->seen);
  self->seen = g_strdup (g_file_info_get_etag (info));
  if (g_strcmp0 (self->seen, rt_document_etag (self->document)) == 0)
    g_clear_pointer (&self->told, g_free);
  else if (g_strcmp0 (self->seen, self->told) != 0)
    rt_storage_load_async (G_FILE (source), self->looking, loaded_cb, g_object_ref (self));
}

void
rt_watch_look (RtWatch *self)
{
  GFile *file;

  g_return_if_fail (RT_IS_WATCH (self));

  g_cancellable_cancel (self->looking);
  g_clear_object (&self->looking);
  file = rt_document_file (self->document);
  if (!file || self->held > 0)
    return;
  self->looking = g_cancellable_new ();
  g_file_query_info_async (file, G_FILE_ATTRIBUTE_ETAG_VALUE, G_FILE_QUERY_INFO_NONE,
                           G_PRIORITY_DEFAULT, self->looking, looked_cb, g_object_ref (self));
}

void
rt_watch_hold (RtWatch *self)
{
  g_return_if_fail (RT_IS_WATCH (self));

  self->held++;
  rt_watch_look (self);
}

void
rt_watch_release (RtWatch *self)
{
  g_return_if_fail (RT_IS_WATCH (self));
  g_return_if_fail (self->held > 0);

  self->held--;
  rt_watch_look (self);
}

void
rt_watch_accept (RtWatch *self)
{
  g_autoptr (RtPuzzle) nothing = NULL;
  RtPosition empty;

  g_return_if_fail (RT_IS_WATCH (self));

  if (!self->told || g_str_equal (self->told, gone))
    return;
  rt_position_init (&empty, NULL);
  nothing = rt_puzzle_new (&empty);
  rt_document_set_saved (self->document, self->found ? self->found : nothing,
                         rt_document_file (self->document), self->told);
}

static void
file_cb (RtWatch *self)
{
  GFile *file = rt_document_file (self->document);

  g_clear_object (&self->monitor);
  g_clear_pointer (&self->told, g_free);
  /* Remote files are not monitored, because they would have to be polled, which blocks. */
  if (file && g_file_is_native (file))
    self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_NONE, NULL, NULL);
  if (self->monitor)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (rt_watch_look), self,
                             G_CONNECT_SWAPPED);
  rt_watch_look (self);
}

RtWatch *
rt_watch_new (RtDocument *document)
{
  RtWatch *self = g_object_new (RT_TYPE_WATCH, NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "notify::file", G_CALLBACK (file_cb), self,
                           G_CONNECT_SWAPPED);
  file_cb (self);
  return self;
}

static void
rt_watch_dispose (GObject *object)
{
  RtWatch *self = RT_WATCH (object);

  g_cancellable_cancel (self->looking);
  g_clear_object (&self->looking);
  g_clear_object (&self->monitor);
  g_clear_object (&self->document);
  g_clear_pointer (&self->found, rt_puzzle_unref);
  g_clear_pointer (&self->told, g_free);
  g_clear_pointer (&self->seen, g_free);
  G_OBJECT_CLASS (rt_watch_parent_class)->dispose (object);
}

static void
rt_watch_class_init (RtWatchClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_watch_dispose;
  signals[CHANGED] = g_signal_new ("changed", RT_TYPE_WATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[GONE] = g_signal_new ("gone", RT_TYPE_WATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
rt_watch_init (RtWatch *self)
{
}
