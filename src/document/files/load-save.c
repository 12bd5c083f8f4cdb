/* load-save.c - implements rt_storage_...: the jobs that load and save files with blocking calls in a thread.
 *
 * GIO's error messages are written for programmers. For frequent errors, the tables below have
 * sentences for people; other messages are quoted. The error codes are not changed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/load-save.h"

#include "document/base/display-name.h"
#include "document/base/job.h"
#include "document/files/replace.h"
#include "format/photo-puzzle.h"
#include "format/text/decode.h"

#include "config.h"
#include <glib/gi18n-lib.h>
#include <string.h>

#define BLOCK 65536

/* Maximum size of a file in bytes: enough for RT_COLLECTION_MAX puzzles. Above RT_TEXT_MAX bytes,
 * only collections are accepted. */
#define LOAD_MAX (1024 * 1024 * 1024)

/* A GIO error code with its sentence; %s is the file's name. */
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

typedef struct {
  /* Input: FILE alone, PASTED alone, or PASTED followed by the rest of STREAM. */
  GFile *file;
  char *name; /* name of the input in messages */
  GBytes *pasted;
  GInputStream *stream;

  /* Results. */
  RtReading *reading;
  RtReading *rest; /* readable part of a malformed text, if READING is NULL */
  RtCollection *collection;
  RtPhoto *photo;
  char *etag;
  char *text;      /* text of the stream */
} Load;

/* Replaces the message of ERROR by the sentence that the table FAULT has for its code, with NAME, the file's name, in
 * it. If the table has none, the message becomes OTHERWISE, of which it takes ownership. */
static void
explain (GError *error, const Fault *fault, const char *name, char *otherwise)
{
  while (fault->sentence && !g_error_matches (error, G_IO_ERROR, fault->code))
    fault++;
  g_free (error->message);
  if (fault->sentence) {
    GString *said = g_string_new (_(fault->sentence));

    g_string_replace (said, "%s", name, 1);
    error->message = g_string_free (said, FALSE);
    g_free (otherwise);
  } else {
    error->message = otherwise;
  }
}

/* Appends the content of STREAM to BYTES. SIZE is its length in bytes, or 0 if unknown. MOST is the
 * maximum length of a collection. Reads any other text only a little beyond RT_TEXT_MAX bytes.
 * Returns false with ERROR set on a read error, or if a collection is too long. */
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
  /* The formats refuse a long text that is not a collection later. */
  if (n == 0 || (size <= most && !is_collection))
    return true;
  g_set_error (error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_TOO_LARGE,
               /* Translators: %d is 8 on standard input, else 1024. */
               _("This is too large for a collection of puzzles; at most %d MiB are read."),
               (int) (most / (1024 * 1024)));
  return false;
}

/* Returns all bytes of the job's input, and sets the file's etag. Returns NULL with ERROR set if
 * reading fails. */
static GByteArray *
read_bytes (Load *job, GCancellable *cancellable, GError **error)
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
    /* INFO is NULL for streams without a size */
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

/* Reads the puzzles in BYTES, a picture or a text, and sets the results of JOB. Returns false with
 * ERROR set if no puzzle was read. */
static bool
read_any (Load *job, const char *bytes, gsize size, RtStop *stop, GError **error)
{
  if (!rt_image_kind (bytes, size)) {
    job->reading = rt_collection_read (bytes, size, &job->collection, error);
    return job->reading != NULL;
  }
  job->photo = rt_picture_decode (bytes, size, stop, error);
  if (job->photo)
    job->reading = rt_read_photo (job->photo, error);
  return job->reading != NULL;
}

/* Sets the job's text to BYTES as UTF-8; sets it to NULL if BYTES are a picture or cannot be
 * decoded. */
static void
keep_text (Load *job, const GByteArray *bytes)
{
  g_autoptr (GPtrArray) notices = g_ptr_array_new_with_free_func (g_free);
  GString *text = rt_image_kind ((const char *) bytes->data, bytes->len)
                    ? NULL
                    : rt_decode ((const char *) bytes->data, bytes->len, notices, NULL);

  job->text = text ? g_string_free (text, FALSE) : NULL;
}

static void
load_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Load *job = data;
  g_autoptr (GByteArray) bytes = read_bytes (job, cancellable, error);
  char *said;

  if (job->stream && bytes)
    keep_text (job, bytes);
  if (bytes && read_any (job, (const char *) bytes->data, bytes->len, stop, error))
    return;
  if ((*error)->domain == RT_FORMAT_ERROR) {
    if (bytes)
      job->rest = rt_collection_read_rest ((const char *) bytes->data, bytes->len,
                                           &job->collection);
    /* adds the name to the message; the error keeps its code and place */
    said = rt_format_error_say (*error, job->name);
    g_free ((*error)->message);
    (*error)->message = said;
  } else {
    /* Translators: a file's name, and what the system says. */
    said = g_strdup_printf (_("“%s” could not be opened. The system says: %s"), job->name,
                            (*error)->message);
    explain (*error, load_faults, job->name, said);
  }
}

/* A cancelled call returns at once, because a thread that opens a pipe without a writer cannot be
 * stopped. */
static const RtJob load_job = {
  .work = load_work,
  .size = sizeof (Load),
  .owned = { RT_JOB_OWNS (Load, file, g_object_unref), RT_JOB_OWNS (Load, name, g_free),
             RT_JOB_OWNS (Load, pasted, g_bytes_unref),
             RT_JOB_OWNS (Load, stream, g_object_unref),
             RT_JOB_OWNS (Load, reading, rt_reading_free),
             RT_JOB_OWNS (Load, rest, rt_reading_free),
             RT_JOB_OWNS (Load, collection, rt_collection_unref),
             RT_JOB_OWNS (Load, photo, rt_photo_unref), RT_JOB_OWNS (Load, etag, g_free),
             RT_JOB_OWNS (Load, text, g_free) },
  .when_cancelled = RT_JOB_LEAVES,
};

void
rt_storage_load_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback done,
                       gpointer user_data)
{
  g_return_if_fail (G_IS_FILE (file));

  rt_job_run (&load_job, NULL, &(Load) { .file = g_object_ref (file), .name = rt_name_of (file) },
              cancellable, done, user_data);
}

void
rt_storage_load_stream_async (GInputStream *stream, GBytes *bytes, const char *name,
                              GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data)
{
  g_return_if_fail (bytes != NULL && name != NULL);

  rt_job_run (&load_job, NULL,
              &(Load) { .name = g_strdup (name),
                        .pasted = g_bytes_ref (bytes),
                        .stream = stream ? g_object_ref (stream) : NULL },
              cancellable, done, user_data);
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
  Load *job = rt_job_finish (&load_job, result, error);

  if (!job)
    return NULL;
  if (etag)
    *etag = g_steal_pointer (&job->etag);
  return g_steal_pointer (&job->reading);
}

RtReading *
rt_storage_loaded_rest (GAsyncResult *result)
{
  Load *job = rt_job_data (&load_job, result);

  return g_steal_pointer (&job->rest);
}

RtCollection *
rt_storage_loaded_collection (GAsyncResult *result)
{
  Load *job = rt_job_data (&load_job, result);

  return g_steal_pointer (&job->collection);
}

char *
rt_storage_loaded_text (GAsyncResult *result)
{
  Load *job = rt_job_data (&load_job, result);

  return g_steal_pointer (&job->text);
}

RtPhoto *
rt_storage_loaded_photo (GAsyncResult *result)
{
  Load *job = rt_job_data (&load_job, result);

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
    if ((*format)->write && g_ascii_strcasecmp (dot + 1, (*format)->suffix) == 0)
      return *format;
  return &rt_format_sdk;
}

typedef struct {
  GFile *file;
  char *name;     /* name of the file in messages */
  GBytes *bytes;
  char *old_etag;
  char *etag;     /* result: etag of the saved file */
} Save;

static void
save_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Save *job = data;

  if (!rt_replace_file (job->file, job->bytes, job->old_etag, &job->etag, cancellable, error))
    explain (*error, save_faults, job->name,
             /* Translators: a file's name, and what the system says. */
             g_strdup_printf (_("“%s” could not be saved. The system says: %s"), job->name,
                              (*error)->message));
}

/* A successful write is reported as a success, even if the call was cancelled meanwhile. */
static const RtJob save_job = {
  .work = save_work,
  .size = sizeof (Save),
  .owned = { RT_JOB_OWNS (Save, file, g_object_unref), RT_JOB_OWNS (Save, name, g_free),
             RT_JOB_OWNS (Save, bytes, g_bytes_unref), RT_JOB_OWNS (Save, old_etag, g_free),
             RT_JOB_OWNS (Save, etag, g_free) },
  .when_cancelled = RT_JOB_KEEPS,
};

/* Starts to replace the content of FILE by BYTES, of which it takes ownership. If ETAG is not NULL
 * and differs from the file's etag, saving fails. */
static void
save (GBytes *bytes, GFile *file, const char *etag, GCancellable *cancellable,
      GAsyncReadyCallback done, gpointer user_data)
{
  rt_job_run (&save_job, NULL,
              &(Save) { .file = g_object_ref (file),
                        .name = rt_name_of (file),
                        .bytes = bytes,
                        .old_etag = g_strdup (etag) },
              cancellable, done, user_data);
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
  Save *job = rt_job_finish (&save_job, result, error);

  if (job && etag)
    *etag = g_steal_pointer (&job->etag);
  return job;
}
