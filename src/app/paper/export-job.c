/* export-job.c - background task that produces the bytes of an exported file (picture, PDF, GIF, CSV, text). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/paper/export-job.h"

#include "document/base/job.h"
#include "engine/logic/words/path-text.h"
#include "engine/step-csv.h"
#include "picture/animated-gif.h"
#include "picture/compose-desk.h"
#include "picture/pdf-book.h"

#include <string.h>

/* Greatest size of a table in bytes; spreadsheets do not open larger files. */
#define TABLE_BYTES (64 * 1024 * 1024)

/* Greatest number of steps of a search whose table begins with the first step. */
#define TABLE_STEPS 1000000

typedef struct {
  RtDrawing drawing;
  const RtPictureFormat *format;
  GBytes *bytes;
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

/* Returns the steps of the search as comma-separated values, up to about TABLE_BYTES; the caller
 * owns them. Returns NULL if STOP was raised. */
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
  g_autofree char *account = rt_path_text (&drawing->grid, drawing->path, drawing->by_rating);
  char *text = g_strconcat (account, "\n", NULL);

  return g_bytes_new_take (text, strlen (text));
}

static cairo_status_t
gather_cb (void *bytes, const unsigned char *data, unsigned n)
{
  g_byte_array_append (bytes, data, n);
  return CAIRO_STATUS_SUCCESS;
}

/* Returns the puzzles as the bytes of a PDF file, which the caller owns. Returns NULL if STOP was
 * raised, or with ERROR set on failure. */
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
draw (const Job *job, RtStop *stop, GError **error)
{
  const RtDrawing *drawing = &job->drawing;
  const RtPictureFormat *format = job->format;

  if (drawing->kind == RT_DRAWING_TABLE)
    return tabulate (drawing, stop);
  if (drawing->kind == RT_DRAWING_PATH)
    return write_path (drawing);
  if (drawing->kind == RT_DRAWING_ANIMATION) {
    const RtAnimation animation = { drawing->from, drawing->to, drawing->pixels, drawing->speed,
                                    drawing->tree };

    return rt_animate (drawing->trace, &animation, drawing->dark ? &rt_theme_dark : &rt_theme_light, stop,
                       error);
  }
  if (drawing->kind == RT_DRAWING_PAGES)
    return draw_pages (drawing, stop, error);
  return rt_export (&drawing->scene, &rt_theme_light, format,
                    format->pixels ? drawing->pixels : RT_EXPORT_POINTS, error);
}

static void
draw_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Job *job = data;

  job->bytes = draw (job, stop, error);
}

static const RtJob draw_job = {
  .work = draw_work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, drawing.trace, rt_trace_unref),
             RT_JOB_OWNS (Job, drawing.puzzles, g_ptr_array_unref),
             RT_JOB_OWNS (Job, drawing.path, g_ptr_array_unref),
             RT_JOB_OWNS (Job, bytes, g_bytes_unref) },
};

void
rt_drawing_async (const RtDrawing *drawing, const RtPictureFormat *format,
                  GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data)
{
  Job job = { .drawing = *drawing, .format = format };

  rt_drawing_hold (&job.drawing);
  rt_job_run (&draw_job, NULL, &job, cancellable, done, user_data);
}

GBytes *
rt_drawing_finish (GAsyncResult *result, GError **error)
{
  Job *job = rt_job_finish (&draw_job, result, error);

  return job ? g_steal_pointer (&job->bytes) : NULL;
}
