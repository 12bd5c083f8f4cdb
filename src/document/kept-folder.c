/* kept-folder.c - which folder a program keeps its session in, and what others have left.
 *
 * flock() and not fcntl(): its lock belongs to what was opened, not to the process, and on NFS the
 * system makes the other of it. The folders and their files `owner` are never removed, so that
 * nobody can lock a file that is no longer the one that others see. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/kept-folder.h"

#include "document/kept-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

#define OWNER "owner"
#define BESIDE "beside-"
#define MOST 1000 /* programs: so many are a disk that says of each lock that it is taken */

typedef enum {
  LOCKED,
  TAKEN,    /* by another program */
  NO_LOCKS, /* nobody can tell */
} Locking;

/* OWNER is opened with ACCESS. LOCK becomes the descriptor where it is LOCKED, else -1. */
static Locking
lock_file (const char *owner, int access, int *lock)
{
  int result, code;

  *lock = g_open (owner, access | O_CREAT | O_CLOEXEC, 0600);
  if (*lock < 0)
    return NO_LOCKS;
  do
    result = flock (*lock, LOCK_EX | LOCK_NB);
  while (result != 0 && errno == EINTR);
  if (result == 0)
    return LOCKED;
  code = errno;
  close (*lock);
  *lock = -1;
  return code == EWOULDBLOCK ? TAKEN : NO_LOCKS;
}

/* A file that is open for writing keeps a disk from being made read-only; on NFS none other can be
 * locked. */
static Locking
lock_folder (const char *folder, int *lock)
{
  g_autofree char *owner = g_build_filename (folder, OWNER, NULL);
  Locking locking;

  g_mkdir_with_parents (folder, 0700);
  locking = lock_file (owner, O_RDONLY, lock);
  return locking == NO_LOCKS ? lock_file (owner, O_RDWR, lock) : locking;
}

/* What lies in FOLDER moves into that of SELF, unless a program has it. */
static void
take_over (RtKeptFolder *self, const char *folder)
{
  int lock;

  if (g_str_equal (folder, self->path) || lock_folder (folder, &lock) != LOCKED)
    return;
  rt_kept_sweep (folder);
  rt_kept_move_all (folder, self->path);
  close (lock);
}

static void
take_over_all (RtKeptFolder *self, const char *directory)
{
  g_autoptr (GArray) numbers = rt_kept_list (directory, BESIDE, NULL);

  for (guint i = 0; numbers && i < numbers->len; i++) {
    g_autofree char *folder = rt_kept_path (directory, BESIDE, g_array_index (numbers, guint64, i));

    take_over (self, folder);
  }
}

RtKeptFolder *
rt_kept_folder_claim (const char *directory)
{
  g_autofree char *first = rt_kept_directory (directory);
  RtKeptFolder *self = g_new0 (RtKeptFolder, 1);
  Locking locking = lock_folder (first, &self->lock);

  self->path = g_strdup (first);
  for (guint64 number = 2; locking == TAKEN && number <= MOST; number++) {
    g_free (self->path);
    self->path = rt_kept_path (first, BESIDE, number);
    self->beside = true;
    locking = lock_folder (self->path, &self->lock);
  }
  if (locking == LOCKED) {
    rt_kept_sweep (self->path);
    take_over_all (self, first);
  }
  return self;
}

void
rt_kept_folder_free (RtKeptFolder *self)
{
  if (self->lock >= 0)
    close (self->lock);
  g_free (self->path);
  g_free (self);
}
