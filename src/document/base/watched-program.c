/* watched-program.c - reads the output of a person's program block by block in a thread, recognises
 * printed steps at its beginning, and passes the steps on to their parser and to the trace. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/base/watched-program.h"

#include "document/base/job.h"
#include "engine/program-steps-text.h"
#include "format/text/error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Bytes of a block that is read at a time, and searched for steps: some milliseconds of work. */
#define PIECE (256 << 10)

/* Minimum number of steps in the first block of a text that does not name its puzzle. */
#define STEPS_MIN 3

/* Number of steps that are enough before the whole first block is read; see suits_already. */
#define STEPS_SURE 10

struct _RtWatched {
  GInputStream *stream;
  GFile *file;           /* the file of the steps; NULL if there is none */
  char *name;            /* for messages */
  RtPrintout *printout;
  RtTrace *trace;        /* NULL until the parser knows the puzzle */
  RtDiagnosis diagnosis;
  bool is_diagnosed;
  bool has_ended;        /* the stream has ended */
  char *fault;
  gint64 time;           /* see rt_watched_time */
  GMutex reading;        /* locked while a thread reads, even for a while after the thread was
                          * cancelled */
};

static void
clear (gpointer data)
{
  RtWatched *self = data;

  g_clear_object (&self->stream);
  g_clear_object (&self->file);
  g_clear_pointer (&self->trace, rt_trace_unref);
  g_clear_pointer (&self->printout, rt_printout_free);
  g_free (self->name);
  g_free (self->fault);
  g_mutex_clear (&self->reading);
}

RtWatched *
rt_watched_ref (RtWatched *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
rt_watched_unref (RtWatched *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/* Counts of the lines at the beginning of a text, by kind. */
typedef struct {
  gsize at; /* offset of the first uncounted byte */
  gsize n_steps, n_others;
  bool names_puzzle;
} Count;

static void
count_line (Count *count, const char *text, gsize length)
{
  RtLine line;

  rt_line_read (&line, text, MIN (length, 1024));
  count->n_steps += line.kind == RT_LINE_STEP || line.kind == RT_LINE_PAIR;
  count->n_others += line.kind == RT_LINE_OTHER;
  count->names_puzzle = count->names_puzzle || line.kind == RT_LINE_PUZZLE;
}

/* Returns true if the counted lines have enough steps, and at least as many steps as other lines. */
static bool
looks_like_steps (const Count *count)
{
  return count->n_steps >= (count->names_puzzle ? 1 : STEPS_MIN) && count->n_steps >= count->n_others;
}

bool
rt_watched_suits (const char *text, gsize size)
{
  Count count = { 0 };

  while (count.at < size && count.at < PIECE) {
    const char *end = memchr (text + count.at, '\n', size - count.at);
    gsize length = end ? (gsize) (end - (text + count.at)) : size - count.at;

    count_line (&count, text + count.at, length);
    count.at += length + 1;
  }
  return looks_like_steps (&count);
}

/* Returns true if the complete lines of BEGUN are enough to recognise steps, although more may
 * follow. If the text names its puzzle, one step is enough; otherwise STEPS_SURE are, because the
 * nine rows of a printed grid can look like steps. At most a quarter of the lines may be of other
 * kinds. The counts are compared after each line, so that the result does not depend on how the
 * stream is split into blocks. */
static bool
suits_already (Count *count, const GByteArray *begun)
{
  const char *text = (const char *) begun->data, *end;

  while (count->at < begun->len && (end = memchr (text + count->at, '\n', begun->len - count->at))) {
    count_line (count, text + count->at, (gsize) (end - (text + count->at)));
    count->at = (gsize) (end - text) + 1;
    if (looks_like_steps (count) &&
        count->n_steps >= 3 * count->n_others + (count->names_puzzle ? 0 : STEPS_SURE))
      return true;
  }
  return false;
}

static void
note_fault (RtWatched *self)
{
  const RtPrintoutError *error = rt_printout_error (self->printout);
  const char *other;
  g_autofree char *said = NULL;

  rt_printout_first_other (self->printout, &other);
  said = rt_printout_say_error (error, other);
  if (!said || self->fault)
    return;
  self->fault = rt_place_say (self->name, (guint) error->line, error->column, said);
}

/* Closes the stream, so that a program that still writes to it does not wait for ever. */
static void
close_stream (RtWatched *self)
{
  self->has_ended = true;
  g_clear_object (&self->stream);
}

/* Passes N bytes of the output to the parser of steps; N is 0 at the end of the input. Returns
 * false at the end or at an error. */
static bool
feed_piece (RtWatched *self, const char *bytes, gsize n)
{
  bool fine = n > 0 ? rt_printout_feed (self->printout, bytes, n) : rt_printout_end (self->printout);

  if (!fine) {
    close_stream (self);
    rt_printout_end (self->printout);
    note_fault (self);
  }
  return fine && n > 0;
}

/* Reads one block and feeds it to the parser. Returns false at the end of the input, on an error,
 * or if cancelled. */
static bool
read_piece (RtWatched *self, char *buffer, gsize size, GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  gssize n = self->has_ended ? 0 : g_input_stream_read (self->stream, buffer, size, cancellable, &error);

  if (n < 0 && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
    if (!G_IS_SEEKABLE (self->stream) || !g_seekable_can_seek (G_SEEKABLE (self->stream)))
      close_stream (self);
    return false;
  }
  if (n < 0)
    self->fault = rt_place_say (self->name, 0, 0, error->message);
  if (n <= 0)
    close_stream (self);
  return feed_piece (self, buffer, (gsize) MAX (n, 0));
}

/* The job that opens the input */

typedef struct {
  GFile *file;
  GBytes *text;
  GInputStream *stream;
  GByteArray *begun; /* bytes of the stream that were read to recognise steps */
  bool has_puzzle;
  RtGrid puzzle;
  RtWatched *opened; /* NULL if there are no steps */
} Opening;

RtPrintout *
rt_watched_make_printout (const RtGrid *puzzle)
{
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "retrace", NULL);

  g_mkdir_with_parents (folder, 0700);
  return rt_printout_new (folder, puzzle);
}

/* Reads the stream until steps are recognised, at most one block. Returns true if the stream begins
 * with steps. Does not report a read error, because the next read fails again. */
static bool
begins_with_steps (Opening *opening, char *buffer, GCancellable *cancellable)
{
  Count count = { 0 };
  gssize n;

  opening->begun = g_byte_array_new ();
  do {
    n = g_input_stream_read (opening->stream, buffer, PIECE - opening->begun->len, cancellable, NULL);
    g_byte_array_append (opening->begun, (const guint8 *) buffer, (guint) MAX (n, 0));
    if (suits_already (&count, opening->begun))
      return true;
  } while (n > 0 && opening->begun->len < PIECE);
  return rt_watched_suits ((const char *) opening->begun->data, opening->begun->len);
}

/* Returns the input stream of OPENING, owned by the caller. Returns NULL without an error if the
 * stream does not begin with steps. */
static GInputStream *
open_stream (Opening *opening, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = NULL;
  g_autofree char *buffer = g_malloc (PIECE);
  gsize n;

  if (opening->stream)
    return begins_with_steps (opening, buffer, cancellable) ? g_steal_pointer (&opening->stream) : NULL;
  if (opening->text)
    return g_memory_input_stream_new_from_bytes (opening->text);
  stream = g_file_read (opening->file, cancellable, error);
  if (!stream || !g_input_stream_read_all (G_INPUT_STREAM (stream), buffer, PIECE, &n, cancellable, error) ||
      !rt_watched_suits (buffer, n) || !g_seekable_can_seek (G_SEEKABLE (stream)) ||
      !g_seekable_seek (G_SEEKABLE (stream), 0, G_SEEK_SET, cancellable, error))
    return NULL;
  return G_INPUT_STREAM (g_steal_pointer (&stream));
}

static void
open_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Opening *opening = data;
  const bool grows = opening->stream != NULL;
  g_autoptr (GInputStream) stream = open_stream (opening, cancellable, error);
  g_autoptr (RtWatched) self = NULL;
  g_autofree char *buffer = g_malloc (PIECE);

  if (!stream)
    return;
  self = g_atomic_rc_box_new0 (RtWatched);
  g_mutex_init (&self->reading);
  self->stream = g_steal_pointer (&stream);
  g_set_object (&self->file, opening->file);
  self->name = opening->file ? g_file_get_basename (opening->file)
               : grows       ? g_strdup (_("Standard input"))
                             : g_strdup (_("Pasted text"));
  self->printout = rt_watched_make_printout (opening->has_puzzle ? &opening->puzzle : NULL);
  if (!opening->begun ||
      feed_piece (self, (const char *) opening->begun->data, opening->begun->len))
    while (!rt_printout_has_begun (self->printout) && read_piece (self, buffer, PIECE, cancellable))
      ;
  if (!rt_printout_has_begun (self->printout)) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         self->fault ? self->fault : self->name);
    return;
  }
  self->trace = rt_trace_new_of_tape (rt_printout_tape (self->printout),
                                      rt_printout_puzzle (self->printout));
  opening->opened = g_steal_pointer (&self);
}

static const RtJob open_job = {
  .work = open_work,
  .size = sizeof (Opening),
  .owned = { RT_JOB_OWNS (Opening, file, g_object_unref),
             RT_JOB_OWNS (Opening, text, g_bytes_unref),
             RT_JOB_OWNS (Opening, stream, g_object_unref),
             RT_JOB_OWNS (Opening, begun, g_byte_array_unref),
             RT_JOB_OWNS (Opening, opened, rt_watched_unref) },
};

/* Starts a job that opens the file, text or stream of OPENING and takes ownership of its fields.
 * PUZZLE, which may be NULL, is the puzzle of steps that do not name one. */
static void
open_async (Opening opening, const RtGrid *puzzle, GCancellable *cancellable, GAsyncReadyCallback done,
            gpointer user_data)
{
  opening.has_puzzle = puzzle != NULL;
  if (puzzle)
    opening.puzzle = *puzzle;
  rt_job_run (&open_job, NULL, &opening, cancellable, done, user_data);
}

void
rt_watched_open_async (GFile *file, GBytes *text, const RtGrid *puzzle, GCancellable *cancellable,
                       GAsyncReadyCallback done, gpointer user_data)
{
  open_async ((Opening) { .file = file ? g_object_ref (file) : NULL,
                          .text = text ? g_bytes_ref (text) : NULL },
              puzzle, cancellable, done, user_data);
}

void
rt_watched_open_stream_async (GInputStream *stream, const RtGrid *puzzle, GCancellable *cancellable,
                              GAsyncReadyCallback done, gpointer user_data)
{
  open_async ((Opening) { .stream = g_object_ref (stream) }, puzzle, cancellable, done, user_data);
}

RtWatched *
rt_watched_open_finish (GAsyncResult *result, GError **error)
{
  Opening *opening = rt_job_finish (&open_job, result, error);

  return opening ? g_steal_pointer (&opening->opened) : NULL;
}

GBytes *
rt_watched_read_bytes (GAsyncResult *result)
{
  Opening *opening = rt_job_data (&open_job, result);

  return g_byte_array_free_to_bytes (g_steal_pointer (&opening->begun));
}

/* The job that reads the rest of the input */

GFile *
rt_watched_file (RtWatched *self)
{
  return self->file;
}

const RtGrid *
rt_watched_puzzle (RtWatched *self)
{
  return rt_trace_givens (self->trace);
}

void
rt_watched_set_time (RtWatched *self, gint64 time)
{
  self->time = time;
}

gint64
rt_watched_time (RtWatched *self)
{
  return self->time;
}

RtTrace *
rt_watched_trace (RtWatched *self)
{
  return self->trace;
}

static void
diagnose (RtWatched *self, RtStop *stop)
{
  RtGrid answer;
  guint64 line;
  bool has_answer = rt_printout_answer (self->printout, &answer, &line);

  self->is_diagnosed =
    rt_diagnose (&self->diagnosis, rt_printout_tape (self->printout),
                 rt_printout_puzzle (self->printout), has_answer ? &answer : NULL, stop);
}

typedef struct {
  RtWatched *watched;
} Reading;

static void
read_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  RtWatched *self = ((Reading *) data)->watched;
  g_autofree char *buffer = g_malloc (PIECE);

  g_mutex_lock (&self->reading);
  do
    rt_trace_follow (self->trace, stop);
  while (!self->has_ended && read_piece (self, buffer, PIECE, cancellable));
  rt_trace_follow (self->trace, stop);
  if (self->has_ended && !self->is_diagnosed && !self->fault && !rt_stop_raised (stop))
    diagnose (self, stop);
  g_mutex_unlock (&self->reading);
}

static const RtJob read_job = {
  .work = read_work,
  .size = sizeof (Reading),
  .owned = { RT_JOB_OWNS (Reading, watched, rt_watched_unref) },
};

void
rt_watched_read_async (RtWatched *self, GCancellable *cancellable, GAsyncReadyCallback done,
                       gpointer user_data)
{
  rt_job_run (&read_job, NULL, &(Reading) { rt_watched_ref (self) }, cancellable, done, user_data);
}

const RtDiagnosis *
rt_watched_diagnosis (RtWatched *self)
{
  return self->is_diagnosed ? &self->diagnosis : NULL;
}

const char *
rt_watched_fault (RtWatched *self)
{
  return self->fault;
}
