/* replace.c - replaces a file's content as a whole, or not at all. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/replace.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <unistd.h>

/* GIO would write through a symbolic link in place, which a full disk leaves half done; what the
 * link leads to can be replaced. */
static GFile *
follow_links (GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  char *real = path ? realpath (path, NULL) : NULL;
  GFile *target = real ? g_file_new_for_path (real) : g_object_ref (file);

  free (real);
  return target;
}

static bool
set_errno (int code, GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (code), g_strerror (code));
  return false;
}

/* Where no file can be made beside the old one, GIO empties the old one and writes into it: right
 * for a folder that is not ours, but on a full disk it ends with neither. So what is to be written
 * is first written beside it, and taken away again. Returns false with an error where there is no
 * room; that nothing may be made there is no error here. */
static bool
check_room (GFile *target, GBytes *bytes, GError **error)
{
  g_autofree char *beside = g_strconcat (g_file_peek_path (target), ".XXXXXX", NULL);
  int fd = g_mkstemp (beside), code = 0;
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (fd < 0)
    return errno == EACCES || errno == EPERM || errno == ENAMETOOLONG || set_errno (errno, error);
  while (size > 0 && code == 0) {
    gssize n = write (fd, data, size);

    if (n >= 0) {
      data += n;
      size -= (gsize) n;
    } else if (errno != EINTR) {
      code = errno;
    }
  }
  close (fd);
  g_unlink (beside);
  return code == 0 || set_errno (code, error);
}

/* Not g_file_replace_contents: where the disk is full, it puts the half of the bytes that it could
 * write in the place of the old file. A stream that is closed while cancelled leaves that alone. */
bool
rt_replace_file (GFile *file, GBytes *bytes, const char *old_etag, char **etag,
                 GCancellable *cancellable, GError **error)
{
  g_autoptr (GFile) target = follow_links (file);
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  g_autoptr (GFileOutputStream) stream = NULL;
  gconstpointer data;
  GOutputStream *out;
  gsize size;

  if (g_file_peek_path (target) &&
      g_file_query_file_type (target, G_FILE_QUERY_INFO_NONE, cancellable) == G_FILE_TYPE_REGULAR &&
      !check_room (target, bytes, error))
    return false;
  stream = g_file_replace (target, old_etag, FALSE, G_FILE_CREATE_NONE, cancellable, error);
  if (!stream)
    return false;
  out = G_OUTPUT_STREAM (stream);
  data = g_bytes_get_data (bytes, &size);
  if (!g_output_stream_write_all (out, data, size, NULL, cancellable, error)) {
    g_cancellable_cancel (cancelled);
    g_output_stream_close (out, cancelled, NULL);
    return false;
  }
  if (!g_output_stream_close (out, cancellable, error))
    return false;
  *etag = g_file_output_stream_get_etag (stream);
  return true;
}
