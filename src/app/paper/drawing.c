/* drawing.c - what is exported, made into the bytes of a file in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/paper/drawing.h"

#include "engine/logic/words/account.h"
#include "engine/rows.h"
#include "picture/animation.h"
#include "picture/book.h"
#include "picture/compose-desk.h"
#include "picture/film.h"

#include <string.h>

/* A table holds up to so many bytes: more than a spreadsheet opens. */
#define TABLE_BYTES (64 * 1024 * 1024)

/* A search of up to so many steps begins its table with the first. */
#define TABLE_STEPS 1000000

/* The thread's: it sees no object. */
typedef struct {
  RtDrawing drawing;
  const RtPictureFormat *format;
  RtStop stop;
} Job;

RtDrawing
rt_drawing_of_picture (RtDesk *desk, int pixels)
{
  RtDrawing drawing = { .kind = RT_DRAWING_PICTURE, .pixels = pixels };

  rt_compose_desk (&drawing.scene, desk);
  return drawing;
}

RtDrawing
rt_drawing_of_table (RtDesk *desk)
{
  RtPlayer *player = rt_desk_player (desk);
  guint64 from = rt_player_length (player) <= TABLE_STEPS ? 1 : rt_player_position (player);

  return (RtDrawing) { .kind = RT_DRAWING_TABLE,
                       .trace = rt_solving_trace (rt_desk_solving (desk)),
                       .from = MAX (from, 1),
                       .grain = rt_player_grain (player) };
}

RtDrawing
rt_drawing_of_path (RtDesk *desk)
{
  RtReasoning *reasoning = rt_desk_reasoning (desk);

  return (RtDrawing) { .kind = RT_DRAWING_PATH,
                       .grid = *rt_reasoning_start (reasoning),
                       .path = rt_reasoning_steps (reasoning),
                       .by_rating = rt_reasoning_is_by_rating (reasoning) };
}

void
rt_drawing_hold (RtDrawing *drawing)
{
  if (drawing->trace)
    rt_trace_ref (drawing->trace);
  if (drawing->puzzles)
    g_ptr_array_ref (drawing->puzzles);
  if (drawing->path)
    g_ptr_array_ref (drawing->path);
}

void
rt_drawing_release (RtDrawing *drawing)
{
  g_clear_pointer (&drawing->trace, rt_trace_unref);
  g_clear_pointer (&drawing->puzzles, g_ptr_array_unref);
  g_clear_pointer (&drawing->path, g_ptr_array_unref);
}

static void
job_free (gpointer data)
{
  Job *job = data;

  rt_drawing_release (&job->drawing);
  g_free (job);
}

/* In whichever thread cancels. */
static void
cancelled_cb (GCancellable *cancellable, Job *job)
{
  rt_stop_raise (&job->stop);
}

/* The table, as far as it has room; NULL where it was stopped. */
static GBytes *
tabulate (const RtDrawing *drawing, RtStop *stop)
{
  g_autoptr (GString) rows = g_string_new (RT_ROWS_HEADER);
  RtCursor *cursor = rt_cursor_new (drawing->trace);
  bool stopped = false;

  rt_cursor_seek (cursor, drawing->from - 1);
  while (!stopped && rows->len < TABLE_BYTES) {
    guint before = rt_cursor_counts (cursor)->depth;

    if (!rt_cursor_next (cursor))
      break;
    rt_rows_add (rows, rt_cursor_position (cursor), rt_cursor_event (cursor),
                 drawing->grain == RT_GRAIN_PLACEMENT ? NULL : rt_cursor_detail (cursor),
                 drawing->grain, before, rt_cursor_counts (cursor)->depth);
    stopped = rt_stop_raised (stop);
  }
  rt_cursor_free (cursor);
  return stopped ? NULL : g_string_free_to_bytes (g_steal_pointer (&rows));
}

static GBytes *
write_path (const RtDrawing *drawing)
{
  g_autofree char *account = rt_account (&drawing->grid, drawing->path, drawing->by_rating);
  char *text = g_strconcat (account, "\n", NULL);

  return g_bytes_new_take (text, strlen (text));
}

static cairo_status_t
gather_cb (void *bytes, const unsigned char *data, unsigned n)
{
  g_byte_array_append (bytes, data, n);
  return CAIRO_STATUS_SUCCESS;
}

/* The pages; NULL where it was stopped or failed. */
static GBytes *
draw_pages (const RtDrawing *drawing, RtStop *stop, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  RtBook *book = rt_book_new (&drawing->sheet, &drawing->paper, gather_cb, bytes);

  for (guint i = 0; i < drawing->puzzles->len && !rt_stop_raised (stop); i++)
    rt_book_add (book, g_ptr_array_index (drawing->puzzles, i));
  if (rt_stop_raised (stop))
    rt_book_free (book);
  else if (rt_book_finish (book, error))
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  return NULL;
}

static GBytes *
draw (Job *job, GError **error)
{
  const RtDrawing *drawing = &job->drawing;
  const RtPictureFormat *format = job->format;
  g_autoptr (RtFilm) film = NULL;

  if (drawing->kind == RT_DRAWING_TABLE)
    return tabulate (drawing, &job->stop);
  if (drawing->kind == RT_DRAWING_PATH)
    return write_path (drawing);
  if (drawing->kind == RT_DRAWING_ANIMATION) {
    const RtAnimation animation = { drawing->from, drawing->to, drawing->pixels, drawing->speed };

    return rt_animate (drawing->trace, &animation, drawing->dark ? &rt_theme_dark : &rt_theme_light, &job->stop,
                       error);
  }
  if (drawing->kind == RT_DRAWING_PAGES)
    return draw_pages (drawing, &job->stop, error);
  if (drawing->kind == RT_DRAWING_PICTURE)
    return rt_export (&drawing->scene, &rt_theme_light, format,
                      format->pixels ? drawing->pixels : RT_EXPORT_POINTS, error);
  film = rt_film_take (drawing->trace, drawing->from, drawing->to, &job->stop);
  return film ? rt_film_export (film, drawing->columns, &rt_theme_light, format, error) : NULL;
}

static void
draw_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  gulong id = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), job, NULL);
  GError *error = NULL;
  g_autoptr (GBytes) bytes = draw (job, &error);

  g_cancellable_disconnect (cancellable, id);
  if (bytes)
    g_task_return_pointer (task, g_steal_pointer (&bytes), (GDestroyNotify) g_bytes_unref);
  else if (error)
    g_task_return_error (task, error);
  else
    g_task_return_error_if_cancelled (task);
}

void
rt_drawing_async (const RtDrawing *drawing, const RtPictureFormat *format,
                  GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, done, user_data);
  Job *job = g_new0 (Job, 1);

  job->drawing = *drawing;
  rt_drawing_hold (&job->drawing);
  job->format = format;
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, draw_thread);
}

GBytes *
rt_drawing_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
