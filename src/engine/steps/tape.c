/* tape.c - entries are gathered in memory and written behind one another; reading asks the file.
 *
 * The length that others see is set after the bytes are in the file, so no lock is needed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#define _GNU_SOURCE /* O_TMPFILE */

#include "engine/steps/tape.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Entries that are gathered before they are written. */
#define GATHERED 16384

/* What a file is called while it has a name, where the file system wants it to have one. */
#define PREFIX "steps-"

struct _RtTape {
  atomic_int refs;
  int file;
  atomic_bool has_ended;
  _Atomic uint64_t length; /* in the file */

  /* Only the thread that adds touches this. */
  size_t n_gathered;
  RtEntry gathered[GATHERED];
};

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

static int
open_nameless (const char *folder)
{
  int file;

  mkdir (folder, 0700);
  remove_leftovers (folder);
  file = open (folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  return file >= 0 ? file : open_named (folder);
}

RtTape *
rt_tape_new (const char *folder)
{
  RtTape *tape = malloc (sizeof *tape);

  if (!tape)
    abort ();
  tape->file = open_nameless (folder);
  if (tape->file < 0) {
    free (tape);
    return NULL;
  }
  atomic_init (&tape->refs, 1);
  atomic_init (&tape->has_ended, false);
  atomic_init (&tape->length, 0);
  tape->n_gathered = 0;
  return tape;
}

RtTape *
rt_tape_ref (RtTape *tape)
{
  atomic_fetch_add_explicit (&tape->refs, 1, memory_order_relaxed);
  return tape;
}

void
rt_tape_unref (RtTape *tape)
{
  if (atomic_fetch_sub_explicit (&tape->refs, 1, memory_order_acq_rel) > 1)
    return;
  close (tape->file);
  free (tape);
}

bool
rt_tape_flush (RtTape *tape)
{
  const char *bytes = (const char *) tape->gathered;
  size_t size = tape->n_gathered * sizeof (RtEntry), done = 0;
  uint64_t length = rt_tape_length (tape);

  while (done < size) {
    ssize_t n = pwrite (tape->file, bytes + done, size - done,
                        (off_t) (length * sizeof (RtEntry) + done));

    if (n < 0 && errno != EINTR)
      return false;
    done += n > 0 ? (size_t) n : 0;
  }
  atomic_store_explicit (&tape->length, length + tape->n_gathered, memory_order_release);
  tape->n_gathered = 0;
  return true;
}

bool
rt_tape_add (RtTape *tape, RtEntry entry)
{
  if (tape->n_gathered == GATHERED && !rt_tape_flush (tape))
    return false;
  if (tape->n_gathered == 0 && rt_tape_length (tape) + GATHERED > RT_TAPE_MAX) {
    errno = EFBIG;
    return false;
  }
  tape->gathered[tape->n_gathered++] = entry;
  return true;
}

void
rt_tape_end (RtTape *tape)
{
  atomic_store_explicit (&tape->has_ended, true, memory_order_release);
}

bool
rt_tape_has_ended (RtTape *tape)
{
  return atomic_load_explicit (&tape->has_ended, memory_order_acquire);
}

uint64_t
rt_tape_length (RtTape *tape)
{
  return atomic_load_explicit (&tape->length, memory_order_acquire);
}

size_t
rt_tape_read (RtTape *tape, uint64_t from, RtEntry *entries, size_t n)
{
  uint64_t length = rt_tape_length (tape);
  size_t size, done = 0;

  if (from >= length)
    return 0;
  if (n > length - from)
    n = (size_t) (length - from);
  size = n * sizeof (RtEntry);
  while (done < size) {
    ssize_t got = pread (tape->file, (char *) entries + done, size - done,
                         (off_t) (from * sizeof (RtEntry) + done));

    /* A disk that fails to read what it was given: what it would have said is not known. */
    if (got == 0 || (got < 0 && errno != EINTR)) {
      memset ((char *) entries + done, 0, size - done);
      break;
    }
    done += got > 0 ? (size_t) got : 0;
  }
  return n;
}
