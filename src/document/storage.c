/* storage.c - reads puzzles from files and writes them to files.
 *
 * Each is a task in a thread that makes plain blocking calls, and parses, so that neither a slow
 * disk nor a large file blocks the window. The thread has the file, bytes and records; it sees no
 * document.
 *
 * The messages of GIO are made for programmers. For a person they are replaced by whole sentences;
 * only those of rare faults are quoted. The codes stay GIO's. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/storage.h"

#include "document/base/name.h"
#include "document/base/stopping.h"
#include "document/replace.h"
#include "format/decode.h"
#include "format/picture.h"

#include "config.h"
#include <glib/gi18n-lib.h>
#include <string.h>

#define BLOCK 65536

/* Beyond RT_TEXT_MAX the formats take collections only; beyond this, room for RT_COLLECTION_MAX
 * puzzles, nobody does. */
#define LOAD_MAX (1024 * 1024 * 1024)

/* What a fault means to a person; %s is the file's name. */
typedef struct {
  int code; /* GIOErrorEnum */
  const char *sentence;
} Fault;

static const Fault load_faults[] = {
  { G_IO_ERROR_NOT_FOUND, N_("“%s” could not be opened: there is no such file.") },
  { G_IO_ERROR_PERMISSION_DENIED, N_("“%s” could not be opened: you may not read it.") },
  { G_IO_ERROR_IS_DIRECTORY, N_("“%s” could not be opened: it is a folder, not a file.") },
  { G_IO_ERROR_NOT_DIRECTORY, N_("“%s” could not be opened: there is no such folder.") },
  { G_IO_ERROR_NOT_MOUNTED, N_("“%s” could not be opened: the place where it lies is not "
                               "connected.") },
  { G_IO_ERROR_NOT_CONNECTED, N_("“%s” could not be opened: the place where it lies is not "
                                 "connected.") },
  { G_IO_ERROR_TIMED_OUT, N_("“%s” could not be opened: the place where it lies does not "
                             "answer.") },
  { G_IO_ERROR_TOO_MANY_LINKS, N_("“%s” could not be opened: it is a link that leads nowhere.") },
  { G_IO_ERROR_NOT_SUPPORTED, N_("“%s” could not be opened: files cannot be read from that kind "
                                 "of place.") },
  { 0, NULL },
};

static const Fault save_faults[] = {
  { G_IO_ERROR_WRONG_ETAG, N_("“%s” was not saved: another program has changed the file.") },
  { G_IO_ERROR_NO_SPACE, N_("“%s” could not be saved: the disk is full.") },
  { G_IO_ERROR_PERMISSION_DENIED, N_("“%s” could not be saved: you may not write there.") },
  { G_IO_ERROR_READ_ONLY, N_("“%s” could not be saved: that disk can only be read.") },
  { G_IO_ERROR_NOT_FOUND, N_("“%s” could not be saved: its folder is gone.") },
  { G_IO_ERROR_NOT_DIRECTORY, N_("“%s” could not be saved: its folder is not a folder.") },
  { G_IO_ERROR_IS_DIRECTORY, N_("“%s” could not be saved: there is a folder of that name.") },
  { G_IO_ERROR_NOT_REGULAR_FILE, N_("“%s” could not be saved: that is not an ordinary file.") },
  { G_IO_ERROR_FILENAME_TOO_LONG, N_("“%s” could not be saved: the name is too long.") },
  { G_IO_ERROR_TOO_MANY_LINKS, N_("“%s” could not be saved: it is a link that leads nowhere.") },
  { G_IO_ERROR_NOT_MOUNTED, N_("“%s” could not be saved: the place where it lies is not "
                               "connected.") },
  { G_IO_ERROR_NOT_CONNECTED, N_("“%s” could not be saved: the place where it lies is not "
                                 "connected.") },
  { G_IO_ERROR_TIMED_OUT, N_("“%s” could not be saved: the place where it lies does not "
                             "answer.") },
  { 0, NULL },
};

/* Of a load or a save; belongs to its task. */
typedef struct {
  GFile *file;
  char *name;      /* for sentences */

  /* In, to load instead of the file: the bytes, or the beginning of the stream. */
  GBytes *pasted;
  GInputStream *stream;

  /* In, to save. */
  GBytes *bytes;
  char *old_etag;

  /* Out. */
  RtReading *reading;
  RtReading *rest; /* instead, of a malformed file */
  RtCollection *collection;
  RtPhoto *photo;
  char *etag;
  char *text;      /* of the stream */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_object (&job->file);
  g_free (job->name);
  g_clear_pointer (&job->pasted, g_bytes_unref);
  g_clear_object (&job->stream);
  g_clear_pointer (&job->bytes, g_bytes_unref);
  g_free (job->old_etag);
  g_clear_pointer (&job->reading, rt_reading_free);
  g_clear_pointer (&job->rest, rt_reading_free);
  g_clear_pointer (&job->collection, rt_collection_unref);
  g_clear_pointer (&job->photo, rt_photo_unref);
  g_free (job->etag);
  g_free (job->text);
  g_free (job);
}

/* FILE may be NULL. */
static GTask *
task_new (GFile *file, const char *name, gpointer tag, GCancellable *cancellable, GAsyncReadyCallback done,
          gpointer user_data)
{
  GTask *task = g_task_new (NULL, cancellable, done, user_data);
  Job *job = g_new0 (Job, 1);

  g_task_set_source_tag (task, tag);
  g_set_object (&job->file, file);
  job->name = name ? g_strdup (name) : rt_name_of (file);
  g_task_set_task_data (task, job, job_free);
  return task;
}

/* The task ends with FAILED, whose message becomes what the table says about its code, else
 * OTHERWISE. Takes both. */
static void
return_fault (GTask *task, GError *failed, const Fault *fault, char *otherwise)
{
  Job *job = g_task_get_task_data (task);
  GString *said;

  while (fault->sentence && !g_error_matches (failed, G_IO_ERROR, fault->code))
    fault++;
  g_free (failed->message);
  if (fault->sentence) {
    said = g_string_new (_(fault->sentence));
    g_string_replace (said, "%s", job->name, 1);
    failed->message = g_string_free (said, FALSE);
    g_free (otherwise);
  } else {
    failed->message = otherwise;
  }
  g_task_return_error (task, failed);
}

/* Reads STREAM, which is SIZE bytes long if that is known, to its end and appends it to BYTES. Of a
 * collection at most MOST bytes are read. */
static bool
read_stream (GInputStream *stream, goffset size, goffset most, GByteArray *bytes,
             GCancellable *cancellable, GError **error)
{
  g_autofree guint8 *block = g_malloc (BLOCK);
  goffset limit = RT_TEXT_MAX;
  bool is_collection = false;
  gssize n = 1;

  while (n > 0 && size <= most && bytes->len <= limit) {
    n = g_input_stream_read (stream, block, BLOCK, cancellable, error);
    g_byte_array_append (bytes, block, (guint) MAX (n, 0));
    limit = MAX (limit, (goffset) rt_read_most ((const char *) bytes->data, bytes->len));
    is_collection = bytes->len > limit && rt_format_of_stream ((const char *) bytes->data, bytes->len);
    if (is_collection)
      limit = most;
  }
  if (n < 0)
    return false;
  /* What is too long and no collection is for the formats to refuse. */
  if (n == 0 || (size <= most && !is_collection))
    return true;
  g_set_error (error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_TOO_LARGE,
               /* Translators: %d is 8 on standard input, else 1024. */
               _("This is too large for a collection of puzzles; at most %d MiB are read."),
               (int) (most / (1024 * 1024)));
  return false;
}

/* Reads all of the job's stream or file, and the file's etag. */
static GByteArray *
read_bytes (Job *job, GCancellable *cancellable, GError **error)
{
  g_autoptr (GByteArray) bytes = job->pasted ? g_bytes_unref_to_array (g_bytes_ref (job->pasted))
                                             : g_byte_array_new ();
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GFileInfo) info = NULL;
  goffset size = 0;
  bool fine = true;

  if (job->stream) {
    fine = read_stream (job->stream, 0, RT_TEXT_MAX, bytes, cancellable, error);
  } else if (!job->pasted) {
    stream = g_file_read (job->file, cancellable, error);
    if (!stream)
      return NULL;
    /* Not every stream knows these; then what it gives is counted. */
    info = g_file_input_stream_query_info (stream, G_FILE_ATTRIBUTE_STANDARD_SIZE ","
                                           G_FILE_ATTRIBUTE_ETAG_VALUE, cancellable, NULL);
    if (info) {
      size = g_file_info_get_size (info);
      job->etag = g_strdup (g_file_info_get_etag (info));
    }
    fine = read_stream (G_INPUT_STREAM (stream), size, LOAD_MAX, bytes, cancellable, error);
  }
  return fine ? g_steal_pointer (&bytes) : NULL;
}

/* Reads SIZE BYTES, whatever they are. */
static bool
read_any (Job *job, const char *bytes, gsize size, GCancellable *cancellable, GError **error)
{
  RtStop stop = { 0 };
  gulong id;

  if (!rt_image_kind (bytes, size)) {
    job->reading = rt_collection_read (bytes, size, &job->collection, error);
    return job->reading != NULL;
  }
  id = rt_stopping_begin (cancellable, &stop);
  job->photo = rt_picture_decode (bytes, size, &stop, error);
  rt_stopping_end (cancellable, id);
  if (job->photo)
    job->reading = rt_read_photo (job->photo, error);
  return job->reading != NULL;
}

/* What is no text has none that could be kept. */
static void
keep_text (Job *job, const GByteArray *bytes)
{
  g_autoptr (GPtrArray) notices = g_ptr_array_new_with_free_func (g_free);
  GString *text = rt_image_kind ((const char *) bytes->data, bytes->len)
                    ? NULL
                    : rt_decode ((const char *) bytes->data, bytes->len, notices, NULL);

  job->text = text ? g_string_free (text, FALSE) : NULL;
}

static void
load_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;
  g_autoptr (GByteArray) bytes = read_bytes (job, cancellable, &error);
  char *said;

  if (job->stream && bytes)
    keep_text (job, bytes);
  if (bytes && read_any (job, (const char *) bytes->data, bytes->len, cancellable, &error)) {
    g_task_return_boolean (task, TRUE);
  } else if (error->domain == RT_FORMAT_ERROR) {
    if (bytes)
      job->rest = rt_collection_read_rest ((const char *) bytes->data, bytes->len,
                                           &job->collection);
    /* As it is, place and all; only the message names the file. */
    said = rt_format_error_say (error, job->name);
    g_free (error->message);
    error->message = said;
    g_task_return_error (task, error);
  } else {
    /* Translators: a file's name, and what the system says. */
    said = g_strdup_printf (_("“%s” could not be opened. The system says: %s"), job->name,
                            error->message);
    return_fault (task, error, load_faults, said);
  }
}

void
rt_storage_load_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback done,
                       gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (G_IS_FILE (file));

  task = task_new (file, NULL, rt_storage_load_async, cancellable, done, user_data);
  /* A pipe that nobody writes to cannot be called back; it need not be waited for. */
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_thread);
}

/* Whether RESULT was a success. */
static bool
finish (GAsyncResult *result, char **etag, GError **error)
{
  Job *job = g_task_get_task_data (G_TASK (result));

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return false;
  if (etag)
    *etag = g_steal_pointer (&job->etag);
  return true;
}

void
rt_storage_load_stream_async (GInputStream *stream, GBytes *bytes, const char *name,
                              GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (bytes != NULL && name != NULL);

  task = task_new (NULL, name, rt_storage_load_async, cancellable, done, user_data);
  job = g_task_get_task_data (task);
  job->pasted = g_bytes_ref (bytes);
  g_set_object (&job->stream, stream);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_thread);
}

void
rt_storage_load_bytes_async (GBytes *bytes, const char *name, GCancellable *cancellable,
                             GAsyncReadyCallback done, gpointer user_data)
{
  rt_storage_load_stream_async (NULL, bytes, name, cancellable, done, user_data);
}

RtReading *
rt_storage_load_finish (GAsyncResult *result, char **etag, GError **error)
{
  Job *job;

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_storage_load_async), NULL);

  if (!finish (result, etag, error))
    return NULL;
  job = g_task_get_task_data (G_TASK (result));
  return g_steal_pointer (&job->reading);
}

RtReading *
rt_storage_loaded_rest (GAsyncResult *result)
{
  Job *job;

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_storage_load_async), NULL);

  job = g_task_get_task_data (G_TASK (result));
  return g_steal_pointer (&job->rest);
}

RtCollection *
rt_storage_loaded_collection (GAsyncResult *result)
{
  Job *job;

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_storage_load_async), NULL);

  job = g_task_get_task_data (G_TASK (result));
  return g_steal_pointer (&job->collection);
}

char *
rt_storage_loaded_text (GAsyncResult *result)
{
  Job *job;

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_storage_load_async), NULL);

  job = g_task_get_task_data (G_TASK (result));
  return g_steal_pointer (&job->text);
}

RtPhoto *
rt_storage_loaded_photo (GAsyncResult *result)
{
  Job *job;

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_storage_load_async), NULL);

  job = g_task_get_task_data (G_TASK (result));
  return g_steal_pointer (&job->photo);
}

const RtFormat *
rt_storage_format_for (GFile *file)
{
  g_autofree char *base = NULL;
  const char *dot;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  base = g_file_get_basename (file);
  dot = base ? strrchr (base, '.') : NULL;
  for (const RtFormat *const *format = rt_formats; dot && *format; format++)
    if (g_ascii_strcasecmp (dot + 1, (*format)->suffix) == 0)
      return *format;
  return &rt_format_sdk;
}

static void
save_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;

  if (rt_replace_file (job->file, job->bytes, job->old_etag, &job->etag, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    return_fault (task, error, save_faults,
                  /* Translators: a file's name, and what the system says. */
                  g_strdup_printf (_("“%s” could not be saved. The system says: %s"), job->name,
                                   error->message));
}

/* Replaces FILE with BYTES, which it takes. */
static void
save (GBytes *bytes, GFile *file, const char *etag, GCancellable *cancellable,
      GAsyncReadyCallback done, gpointer user_data)
{
  g_autoptr (GTask) task = task_new (file, NULL, rt_storage_save_async, cancellable, done, user_data);
  Job *job = g_task_get_task_data (task);

  /* What has been written is told, even where a cancel came too late. */
  g_task_set_check_cancellable (task, FALSE);
  job->bytes = bytes;
  job->old_etag = g_strdup (etag);
  g_task_run_in_thread (task, save_thread);
}

void
rt_storage_save_async (RtPuzzle *puzzle, const RtFormat *format, GFile *file, const char *etag,
                       GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data)
{
  g_autofree char *name = NULL;
  char *text;

  g_return_if_fail (puzzle != NULL && format != NULL);
  g_return_if_fail (G_IS_FILE (file));

  name = g_file_get_basename (file);
  text = rt_write_for (puzzle, format, name);
  save (g_bytes_new_take (text, strlen (text)), file, etag, cancellable, done, user_data);
}

void
rt_storage_save_bytes_async (GBytes *bytes, GFile *file, GCancellable *cancellable,
                             GAsyncReadyCallback done, gpointer user_data)
{
  g_return_if_fail (bytes != NULL);
  g_return_if_fail (G_IS_FILE (file));

  save (g_bytes_ref (bytes), file, NULL, cancellable, done, user_data);
}

bool
rt_storage_save_finish (GAsyncResult *result, char **etag, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, rt_storage_save_async), false);

  return finish (result, etag, error);
}
