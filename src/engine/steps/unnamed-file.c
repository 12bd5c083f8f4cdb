/* unnamed-file.c - creates unnamed temporary files, with O_TMPFILE or by unlinking a named file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/steps/unnamed-file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Prefix of the temporary name, on file systems without O_TMPFILE. */
#define PREFIX "steps-"

/* Deletes the files that an earlier run of the program left because it was killed before it
 * unlinked them. This may also unlink a file of a program that still runs, which does no harm. */
static void
remove_leftovers (const char *folder)
{
  DIR *dir = opendir (folder);
  const struct dirent *entry;

  while (dir && (entry = readdir (dir)))
    if (strncmp (entry->d_name, PREFIX, strlen (PREFIX)) == 0)
      unlinkat (dirfd (dir), entry->d_name, 0);
  if (dir)
    closedir (dir);
}

/* Creates a named file and unlinks it at once. */
static int
open_named (const char *folder)
{
  char path[4096];
  int file;

  if (snprintf (path, sizeof path, "%s/" PREFIX "XXXXXX", folder) >= (int) sizeof path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  file = mkostemp (path, O_CLOEXEC);
  if (file >= 0)
    unlink (path);
  return file;
}

int
rt_nameless_open (const char *folder)
{
  int file;

  mkdir (folder, 0700);
  remove_leftovers (folder);
  file = open (folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  return file >= 0 ? file : open_named (folder);
}

bool
rt_nameless_write (int file, uint64_t at, const void *bytes, size_t size)
{
  for (size_t done = 0; done < size;) {
    ssize_t n = pwrite (file, (const char *) bytes + done, size - done, (off_t) (at + done));

    if (n < 0 && errno != EINTR)
      return false;
    done += n > 0 ? (size_t) n : 0;
  }
  return true;
}

void
rt_nameless_read (int file, uint64_t at, void *bytes, size_t size)
{
  for (size_t done = 0; done < size;) {
    ssize_t n = pread (file, (char *) bytes + done, size - done, (off_t) (at + done));

    /* The disk failed to read back the data: its contents are unknown. */
    if (n == 0 || (n < 0 && errno != EINTR)) {
      memset ((char *) bytes + done, 0, size - done);
      return;
    }
    done += n > 0 ? (size_t) n : 0;
  }
}
