/* gather.c - reads several files into one collection: loads them in parallel, and joins their
 * puzzles when the last one is loaded. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/files/gather.h"

#include "document/files/load-save.h"

#include <glib/gi18n-lib.h>

/* Maximum number of files whose faults are described. */
#define N_TOLD_MOST 3

typedef struct {
  GPtrArray *files;
  bool rest;
  guint n_left;     /* number of files that are still being loaded */
  /* Arrays with an entry for each file, in the order of FILES. An entry is NULL while it is
   * unknown, or if there is none. */
  GPtrArray *parts; /* of RtCollection, also of malformed files with several puzzles */
  GError **faults;
  RtReading **rests;
  char **notices;   /* sentences about doubtful cells in pictures */
} Job;

/* Data of one file while it is loaded. */
typedef struct {
  GTask *task;
  GFile *file;
  guint which; /* index of the file */
} One;

static void
free_part (gpointer part)
{
  if (part)
    rt_collection_unref (part);
}

static void
job_free (gpointer data)
{
  Job *job = data;

  for (guint i = 0; i < job->files->len; i++) {
    g_clear_error (&job->faults[i]);
    g_clear_pointer (&job->rests[i], rt_reading_free);
    g_free (job->notices[i]);
  }
  g_free (job->faults);
  g_free (job->rests);
  g_free (job->notices);
  g_ptr_array_unref (job->files);
  g_ptr_array_unref (job->parts);
  g_free (job);
}

static void
one_free (One *one)
{
  g_object_unref (one->file);
  g_object_unref (one->task);
  g_free (one);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (One, one_free)

/* Returns a sentence about the cells of a picture, the content of FILE, that were read with doubt;
 * NULL if there are none. Free with g_free. */
static char *
notice_of (GFile *file, const RtReading *reading)
{
  g_autofree char *path = g_file_get_basename (file), *name = g_filename_display_name (path);
  RtCells doubtful = g_array_index (reading->bad, RtCells, 0);

  /* The first notice of a picture is about its doubtful cells. */
  return rt_cells_is_empty (doubtful)
           ? NULL
           /* Translators: the name of a file, and a sentence about it. */
           : g_strdup_printf (_("%s: %s"), name, (char *) g_ptr_array_index (reading->notices, 0));
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (One) one = data;
  Job *job = g_task_get_task_data (one->task);
  g_autofree char *etag = NULL;
  g_autoptr (RtReading) reading = rt_storage_load_finish (result, &etag, &job->faults[one->which]);
  RtCollection *collection = rt_storage_loaded_collection (result);
  g_autoptr (RtPhoto) photo = rt_storage_loaded_photo (result);

  if (reading && photo)
    job->notices[one->which] = notice_of (one->file, reading);
  if (reading && !collection)
    collection = rt_collection_new (reading->puzzles, one->file, etag);
  if (!reading)
    job->rests[one->which] = rt_storage_loaded_rest (result);
  job->parts->pdata[one->which] = collection;
  if (--job->n_left == 0)
    g_task_return_boolean (one->task, TRUE);
}

void
rt_gather_async (GPtrArray *files, bool rest, GCancellable *cancellable,
                 GAsyncReadyCallback done, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (files != NULL && files->len > 0);

  task = g_task_new (NULL, cancellable, done, user_data);
  g_task_set_source_tag (task, rt_gather_async);
  job = g_new0 (Job, 1);
  job->files = g_ptr_array_ref (files);
  job->rest = rest;
  job->n_left = files->len;
  job->parts = g_ptr_array_new_with_free_func (free_part);
  g_ptr_array_set_size (job->parts, (int) files->len);
  job->faults = g_new0 (GError *, files->len);
  job->rests = g_new0 (RtReading *, files->len);
  job->notices = g_new0 (char *, files->len);
  g_task_set_task_data (task, job, job_free);
  for (guint i = 0; i < files->len; i++) {
    One *one = g_new0 (One, 1);

    one->task = g_object_ref (task);
    one->file = g_object_ref (g_ptr_array_index (files, i));
    one->which = i;
    rt_storage_load_async (one->file, cancellable, loaded_cb, one);
  }
}

/* Returns the puzzles of the job's files, joined: of the files without a fault or, if ALL, of all
 * files. Returns NULL if there are none. */
static RtCollection *
join (const Job *job, bool all)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  for (guint i = 0; i < job->files->len; i++)
    if (job->parts->pdata[i] && (all || !job->faults[i]))
      g_ptr_array_add (parts, job->parts->pdata[i]);
  return parts->len > 0 ? rt_collection_join (parts) : NULL;
}

static void
add_line (GError *told, const char *line)
{
  char *message = g_strjoin ("\n", told->message, line, NULL);

  g_free (told->message);
  told->message = message;
}

/* Appends the message of FAULT, a file's error, to the message of TOLD, unless TOLD already
 * describes N_TOLD_MOST errors. N is the number of earlier errors. */
static void
add_fault (GError **told, guint n, const GError *fault)
{
  if (n == 0)
    *told = g_error_copy (fault);
  else if (n < N_TOLD_MOST)
    add_line (*told, fault->message);
}

RtCollection *
rt_gather_finish (GAsyncResult *result, GError **error)
{
  const Job *job;
  GError *told = NULL;
  guint n = 0;

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_gather_async), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  job = g_task_get_task_data (G_TASK (result));
  for (guint i = 0; i < job->files->len; i++)
    if (job->faults[i] && (!job->rest || !job->parts->pdata[i]))
      add_fault (&told, n++, job->faults[i]);
  if (n > N_TOLD_MOST) {
    /* Translators: after what is wrong with the others. */
    g_autofree char *more = g_strdup_printf (ngettext ("%u more file could not be read.",
                                                       "%u more files could not be read.",
                                                       n - N_TOLD_MOST), n - N_TOLD_MOST);

    add_line (told, more);
  }
  if (told)
    g_propagate_error (error, told);
  return join (job, job->rest);
}

char *
rt_gather_notices (GAsyncResult *result)
{
  GString *told = g_string_new (NULL);
  const Job *job;
  guint n = 0;

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_gather_async), NULL);

  job = g_task_get_task_data (G_TASK (result));
  for (guint i = 0; i < job->files->len; i++)
    if (job->notices[i] && n++ < N_TOLD_MOST)
      g_string_append_printf (told, "%s%s", told->len ? "\n" : "", job->notices[i]);
  if (n > N_TOLD_MOST) {
    g_string_append_c (told, '\n');
    g_string_append_printf (told, ngettext ("%u more picture has doubtful cells.",
                                            "%u more pictures have doubtful cells.",
                                            n - N_TOLD_MOST), n - N_TOLD_MOST);
  }
  return g_string_free (told, told->len == 0);
}

static void
append_puzzles (RtReading *rest, const RtReading *other)
{
  for (guint i = 0; i < other->puzzles->len; i++)
    g_ptr_array_add (rest->puzzles, rt_puzzle_ref (g_ptr_array_index (other->puzzles, i)));
  g_array_append_vals (rest->bad, other->bad->data, other->bad->len);
  rest->n_mended += other->n_mended;
}

RtReading *
rt_gather_rest (GAsyncResult *result, RtCollection **collection, GFile **file)
{
  Job *job;
  RtReading *rest = NULL;
  bool several = false;

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_gather_async), NULL);

  job = g_task_get_task_data (G_TASK (result));
  for (guint i = 0; i < job->files->len; i++) {
    if (!job->rests[i])
      continue;
    several = several || job->parts->pdata[i];
    if (rest) {
      append_puzzles (rest, job->rests[i]);
    } else {
      rest = g_steal_pointer (&job->rests[i]);
      *file = g_object_ref (g_ptr_array_index (job->files, i));
    }
  }
  *collection = several ? join (job, true) : NULL;
  return rest;
}
