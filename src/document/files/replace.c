/* replace.c - replaces a file with GIO; works around the cases in which GIO would leave half a file
 * on a full disk. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/replace.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Returns the target of FILE if FILE is a symbolic link, otherwise FILE. The caller owns the
 * reference. Reason: GIO would write through the link in place, and leave half a file on a full
 * disk. */
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

/* Returns true if CODE, an errno, means that no new file may be created in the folder, although
 * existing files in it may still be writable. */
static bool
is_creation_denied (int code)
{
  return code == EACCES || code == EPERM || code == ENAMETOOLONG;
}

/* Writes BYTES to the file descriptor FD and syncs it to the disk. Returns 0 or an errno. */
static int
write_bytes (int fd, GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  while (size > 0) {
    gssize n = write (fd, data, size);

    if (n >= 0) {
      data += n;
      size -= (gsize) n;
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return fsync (fd) == 0 ? 0 : errno;
}

/* Opens an unnamed file in the folder of TARGET; the system deletes the file when it is closed.
 * Returns -1 if the file system does not support O_TMPFILE. */
static int
open_nameless (GFile *target)
{
  g_autofree char *folder = g_path_get_dirname (g_file_peek_path (target));

  return open (folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
}

/* Writes BYTES to a new file in the folder of TARGET, and sets BESIDE to its path (free with
 * g_free). Returns 0, or an errno; then the new file does not exist. */
static int
write_beside (GFile *target, GBytes *bytes, char **beside)
{
  int fd, code;

  *beside = g_strconcat (g_file_peek_path (target), ".XXXXXX", NULL);
  fd = g_mkstemp_full (*beside, O_WRONLY | O_CLOEXEC, 0666);
  if (fd < 0)
    return errno;
  code = write_bytes (fd, bytes);
  if (close (fd) != 0 && code == 0)
    code = errno;
  if (code != 0)
    g_unlink (*beside);
  return code;
}

/* Checks that the disk has room for BYTES, by writing them to a temporary file. This matters if GIO
 * cannot create a file in the folder: it then empties the old file and writes into it. Returns
 * false with ERROR set if there is no room. Returns true if there is room, or if the check itself
 * is not permitted. */
static bool
check_room (GFile *target, GBytes *bytes, GError **error)
{
  g_autofree char *beside = NULL;
  int fd = open_nameless (target);
  int code = fd >= 0 ? write_bytes (fd, bytes) : write_beside (target, bytes, &beside);

  if (fd >= 0)
    close (fd);
  else if (code == 0)
    g_unlink (beside);
  return code == 0 || is_creation_denied (code) || set_errno (code, error);
}

/* Creates TARGET with the content BYTES from an unnamed file, which gets its name after it was written. Returns 0 or
 * an errno; -1 if the file system does not support that, or if TARGET is a dangling link. */
static int
create_nameless (GFile *target, GBytes *bytes)
{
  int fd = open_nameless (target), code = -1;

  if (fd >= 0) {
    g_autofree char *self = g_strdup_printf ("/proc/self/fd/%d", fd);

    code = write_bytes (fd, bytes);
    if (code == 0 &&
        linkat (AT_FDCWD, self, AT_FDCWD, g_file_peek_path (target), AT_SYMLINK_FOLLOW) != 0)
      code = -1;
    close (fd);
  }
  return code;
}

/* Creates TARGET with the content BYTES atomically. Returns 0 or an errno. Reason: GIO would write
 * into the file under its name, and leave half a file on a full disk. */
static int
create (GFile *target, GBytes *bytes)
{
  g_autofree char *beside = NULL;
  int code = create_nameless (target, bytes);

  if (code != -1)
    return code;
  code = write_beside (target, bytes, &beside);
  if (code != 0 || g_rename (beside, g_file_peek_path (target)) == 0)
    return code;
  code = errno;
  g_unlink (beside);
  return code;
}

static char *
etag_of (GFile *file)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE,
                                                  G_FILE_QUERY_INFO_NONE, NULL, NULL);

  return info ? g_strdup (g_file_info_get_etag (info)) : NULL;
}

/* Returns the type of FILE; G_FILE_TYPE_SPECIAL for a remote file. */
static GFileType
type_of (GFile *file)
{
  return g_file_peek_path (file) ? g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL)
                                 : G_FILE_TYPE_SPECIAL;
}

/* Uses a stream instead of g_file_replace_contents, which would replace the old file by an
 * incomplete one on a full disk. Closing the stream with a cancelled cancellable keeps the old
 * file. */
bool
rt_replace_file (GFile *file, GBytes *bytes, const char *old_etag, char **etag,
                 GCancellable *cancellable, GError **error)
{
  g_autoptr (GFile) target = follow_links (file);
  GFileType type = type_of (target);
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  g_autoptr (GFileOutputStream) stream = NULL;
  gconstpointer data;
  GOutputStream *out;
  gsize size;

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return false;
  if (type == G_FILE_TYPE_REGULAR && !check_room (target, bytes, error))
    return false;
  if (type == G_FILE_TYPE_UNKNOWN) {
    int code = create (target, bytes);

    if (code == 0)
      *etag = etag_of (target);
    if (code == 0 || !is_creation_denied (code))
      return code == 0 || set_errno (code, error);
  }
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
