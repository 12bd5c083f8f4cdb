/* test-disks.c - tests saving on real disks: a full one, a read-only one, and one that is removed.
 *
 * They are small disks in memory, mounted where only this program sees them: as root, or in a
 * namespace of the user's own. Where the system allows neither, a limit to the size of files stands
 * in for the full disk; the other faults are then left to test-faults.c, which needs no disk. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/collection-keeper.h"
#include "document/files/load-save.h"
#include "document/files/session.h"

#include "common/puzzles.h"
#include "common/result.h"
#include "document/documents.h"
#include "document/scratch.h"

#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

static bool mounts; /* disks can be had */

static bool
write_line (const char *path, const char *line)
{
  int fd = open (path, O_WRONLY | O_CLOEXEC);
  bool ok = fd >= 0 && write (fd, line, strlen (line)) == (ssize_t) strlen (line);

  if (fd >= 0)
    close (fd);
  return ok;
}

/* Before there is a second thread. */
static bool
enter_namespace (void)
{
  char users[32], groups[32];

  if (geteuid () == 0)
    return unshare (CLONE_NEWNS) == 0 && mount (NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0;
  snprintf (users, sizeof users, "0 %d 1", (int) geteuid ());
  snprintf (groups, sizeof groups, "0 %d 1", (int) getegid ());
  return unshare (CLONE_NEWUSER | CLONE_NEWNS) == 0 &&
         write_line ("/proc/self/setgroups", "deny") &&
         write_line ("/proc/self/uid_map", users) &&
         write_line ("/proc/self/gid_map", groups) &&
         mount (NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0;
}

/* A disk of 64 KiB on FOLDER, which is made. */
static void
insert_disk (const char *folder)
{
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (mount ("disk", folder, "tmpfs", 0, "size=64k"), ==, 0);
}

static bool
save (RtPuzzle *puzzle, GFile *file, const char *old, char **etag, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  rt_storage_save_async (puzzle, &rt_format_sdk, file, old, NULL, done_cb, &result);
  return rt_storage_save_finish (wait_for (&result), etag, error);
}

static void
assert_fails (RtPuzzle *puzzle, GFile *file, int code, const char *words)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (save (puzzle, file, NULL, NULL, &error));
  if (code >= 0)
    g_assert_error (error, G_IO_ERROR, code);
  g_assert_nonnull (strstr (error->message, words));
}

/* Writes zeros into PATH until no more fit. */
static void
fill_disk (const char *path)
{
  static const char zeros[4096];
  int fd = open (path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);

  g_assert_cmpint (fd, >=, 0);
  while (write (fd, zeros, sizeof zeros) > 0)
    ;
  close (fd);
}

static void
limit_files (rlim_t size)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (size, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* Neither file nor session is harmed, it is said, and all is written once there is room. */
static void
test_full (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *disk = g_build_filename (scratch, "disk", NULL);
  g_autofree char *ballast = g_build_filename (disk, "ballast", NULL);
  g_autofree char *state = g_build_filename (disk, "state", NULL);
  g_autofree char *old = NULL, *now = NULL;
  g_autoptr (GFile) file = g_file_new_build_filename (disk, "a.sdk", NULL);
  g_autoptr (RtPuzzle) puzzle = puzzle_of (EASY);
  RtDocument *document = rt_document_new (puzzle);
  RtSession *session;
  g_autoptr (GError) error = NULL;

  if (mounts)
    insert_disk (disk);
  else
    g_assert_cmpint (g_mkdir (disk, 0700), ==, 0);
  session = rt_session_new (state);
  rt_session_keep (session, document);
  g_assert_true (rt_session_flush (session, NULL));
  g_assert_true (save (puzzle, file, NULL, NULL, NULL));
  old = scratch_read (g_file_peek_path (file));

  if (mounts)
    fill_disk (ballast);
  else
    limit_files (10);
  assert_fails (puzzle, file, mounts ? G_IO_ERROR_NO_SPACE : -1,
                mounts ? "“a.sdk” could not be saved: the disk is full." : "a.sdk");
  rt_document_edit (document, RT_EDIT_FILL_MARKS, RT_CELLS_NONE, 0, false);
  g_assert_false (rt_session_flush (session, &error));
  if (mounts)
    g_assert_nonnull (strstr (error->message, "the disk is full"));
  if (mounts)
    g_assert_cmpint (g_remove (ballast), ==, 0);
  else
    limit_files (RLIM_INFINITY);

  now = scratch_read (g_file_peek_path (file));
  g_assert_cmpstr (now, ==, old);
  g_assert_true (rt_session_flush (session, NULL));
  g_assert_true (save (puzzle, file, NULL, NULL, NULL));
  g_assert_finalize_object (session);
  g_assert_finalize_object (document);
  if (mounts)
    g_assert_cmpint (umount (disk), ==, 0);
}

static void
failed_cb (const char *message, gpointer said)
{
  g_ptr_array_add (said, g_strdup (message));
}

/* A change of a collection that does not fit on the full disk is reported once, until there is room
 * again. */
static void
test_full_for_a_collection (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *disk = g_build_filename (scratch, "disk", NULL);
  g_autofree char *ballast = g_build_filename (disk, "ballast", NULL);
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  RtKeeper *keeper;

  insert_disk (disk);
  keeper = rt_keeper_new (disk, rt_collection_state_new ("easy", NULL, EASY "\n" EASY "\n"));
  rt_keeper_listen (keeper, failed_cb, said);
  for (guint n = 1; n <= 2; n++) {
    fill_disk (ballast);
    rt_keeper_changed (keeper);
    while (said->len < n)
      g_main_context_iteration (NULL, TRUE);
    g_assert_nonnull (strstr (g_ptr_array_index (said, n - 1), "in the collection"));
    g_assert_nonnull (strstr (g_ptr_array_index (said, n - 1), "the disk is full"));
    g_assert_false (rt_keeper_flush (keeper, &error));
    g_assert_nonnull (strstr (error->message, "the disk is full"));
    g_clear_error (&error);
    g_assert_cmpint (g_remove (ballast), ==, 0);
    g_assert_true (rt_keeper_flush (keeper, NULL));
    g_assert_cmpuint (said->len, ==, n);
  }
  rt_keeper_free (keeper, true);
  g_assert_cmpint (umount (disk), ==, 0);
}

/* A disk that became one that can only be read, as a disk does that is about to fail. */
static void
test_read_only (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *disk = g_build_filename (scratch, "disk", NULL);
  g_autofree char *state = g_build_filename (disk, "state", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (disk, "a.sdk", NULL);
  g_autoptr (GFile) other = g_file_new_build_filename (disk, "b.sdk", NULL);
  g_autoptr (RtPuzzle) puzzle = puzzle_of (EASY);
  RtDocument *document = rt_document_new (puzzle);
  RtSession *session;
  g_autoptr (GError) error = NULL;

  insert_disk (disk);
  session = rt_session_new (state);
  rt_session_keep (session, document);
  g_assert_true (save (puzzle, file, NULL, NULL, NULL));
  g_assert_cmpint (mount (NULL, disk, NULL, MS_REMOUNT | MS_RDONLY, NULL), ==, 0);
  assert_fails (puzzle, file, G_IO_ERROR_READ_ONLY, "that disk can only be read");
  assert_fails (puzzle, other, G_IO_ERROR_READ_ONLY, "that disk can only be read");
  rt_document_edit (document, RT_EDIT_FILL_MARKS, RT_CELLS_NONE, 0, false);
  g_assert_false (rt_session_flush (session, &error));
  g_assert_nonnull (strstr (error->message, "that disk can only be read"));
  g_assert_cmpint (mount (NULL, disk, NULL, MS_REMOUNT, NULL), ==, 0);
  g_assert_true (rt_session_flush (session, NULL));
  g_assert_finalize_object (session);
  g_assert_finalize_object (document);
  g_assert_cmpint (umount (disk), ==, 0);
}

/* A disk that is removed and inserted again has its files, and saving works again. */
static void
test_vanishes (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *disk = g_build_filename (scratch, "disk", NULL);
  g_autofree char *away = g_build_filename (scratch, "away", NULL);
  g_autofree char *folder = g_build_filename (disk, "folder", NULL);
  g_autofree char *etag = NULL;
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "a.sdk", NULL);
  g_autoptr (RtPuzzle) puzzle = puzzle_of (EASY);

  insert_disk (disk);
  g_assert_cmpint (g_mkdir (away, 0700), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (save (puzzle, file, NULL, &etag, NULL));
  g_assert_cmpint (mount (disk, away, NULL, MS_MOVE, NULL), ==, 0);
  assert_fails (puzzle, file, G_IO_ERROR_NOT_FOUND, "its folder is gone");
  g_assert_cmpint (mount (away, disk, NULL, MS_MOVE, NULL), ==, 0);
  g_assert_true (save (puzzle, file, etag, NULL, NULL));
  g_assert_cmpint (umount (disk), ==, 0);
}

int
main (int argc, char **argv)
{
  mounts = enter_namespace ();
  g_test_init (&argc, &argv, NULL);
  signal (SIGXFSZ, SIG_IGN);
  g_test_message ("disks in memory: %s", mounts ? "yes" : "not allowed here");
  g_test_add_func ("/disks/full", test_full);
  if (mounts) {
    g_test_add_func ("/disks/full-for-a-collection", test_full_for_a_collection);
    g_test_add_func ("/disks/read-only", test_read_only);
    g_test_add_func ("/disks/vanishes", test_vanishes);
  }
  return g_test_run ();
}
