/* nameless.c - a file without a name: the file system gives one, or the name is taken away at once. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#define _GNU_SOURCE /* O_TMPFILE */

#include "engine/steps/nameless.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* What a file is called while it has a name, where the file system wants it to have one. */
#define PREFIX "steps-"

/* Removes what an earlier program left behind that was killed between naming a file and taking the
 * name away. Taking it from one that still runs does no harm. */
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

/* A file with a name, which is taken away at once. */
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

    /* A disk that fails to read what it was given: what it would have said is not known. */
    if (n == 0 || (n < 0 && errno != EINTR)) {
      memset ((char *) bytes + done, 0, size - done);
      return;
    }
    done += n > 0 ? (size_t) n : 0;
  }
}
