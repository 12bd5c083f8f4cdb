/* test-replace.c - kills a program while it writes a file, and tests that the file is whole: the
 * old or the new one, or none. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/replace.h"

#include "common/cases.h"
#include "common/share.h"
#include "document/scratch.h"

#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define SIZE (1 << 20)
#define ROUNDS 24
#define MEETINGS 1000
#define MOMENT_MAX 8000 /* us after a write was begun */

static GBytes *
bytes_of (char letter)
{
  char *text = g_malloc (SIZE);

  memset (text, letter, SIZE);
  return g_bytes_new_take (text, SIZE);
}

static void
replace (const char *path, char letter)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = bytes_of (letter);
  g_autofree char *etag = NULL;

  g_assert_true (rt_replace_file (file, bytes, NULL, &etag, NULL, &error));
  g_assert_no_error (error);
}

/* Writes PATH over and over, with a sign to TOLD before each time; over what lies there, or as a new
 * FRESH file. */
static void
write_for_ever (const char *path, bool fresh, int told)
{
  for (char letter = 'a';; letter = letter == 'z' ? 'a' : (char) (letter + 1)) {
    if (fresh)
      g_remove (path);
    if (write (told, "", 1) == 1)
      replace (path, letter);
  }
}

static void
kill_while_it_writes (const char *path, bool fresh)
{
  int ends[2];
  char sign;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  if (child == 0)
    write_for_ever (path, fresh, ends[1]);
  close (ends[1]);
  for (int i = g_test_rand_int_range (1, 4); i > 0; i--)
    g_assert_cmpint (read (ends[0], &sign, 1), ==, 1);
  g_usleep ((gulong) g_test_rand_int_range (0, MOMENT_MAX));
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  close (ends[0]);
}

/* Fails unless the file PATH is one complete version. */
static void
check_whole (const char *path)
{
  g_autofree char *text = scratch_read (path);
  const char letter[] = { text[0], '\0' };

  g_assert_cmpuint (strlen (text), ==, SIZE);
  g_assert_cmpuint (strspn (text, letter), ==, SIZE);
}

static void
test_killed (void)
{
  g_auto (Scratch) folder = scratch_new ();
  g_autofree char *path = g_build_filename (folder, "export.svg", NULL);

  for (int i = n_cases (ROUNDS); i > 0; i--) {
    g_autoptr (GPtrArray) names = NULL;

    kill_while_it_writes (path, true);
    names = scratch_list (folder);
    for (guint n = 0; n < names->len; n++)
      g_assert_cmpstr (names->pdata[n], ==, "export.svg");
    if (names->len > 0)
      check_whole (path);
  }
}

static void
test_killed_over_old (void)
{
  g_auto (Scratch) folder = scratch_new ();
  g_autofree char *path = g_build_filename (folder, "export.svg", NULL);

  replace (path, 'o');
  for (int i = n_cases (ROUNDS); i > 0; i--) {
    kill_while_it_writes (path, false);
    check_whole (path);
  }
}

typedef struct {
  const char *path;
  atomic_bool ended;
} Folder;

/* Makes a folder there and takes it away, again and again. */
static gpointer
folder_thread (gpointer data)
{
  Folder *folder = data;

  while (!folder->ended) {
    g_mkdir (folder->path, 0700);
    g_thread_yield ();
    g_rmdir (folder->path);
    g_thread_yield ();
  }
  return NULL;
}

/* If another file appears at the path meanwhile, success is reported only for the file that is
 * there. */
static void
test_in_the_way (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *path = g_build_filename (scratch, "export.svg", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  Folder folder = { path, false };
  GThread *thread = g_thread_new (NULL, folder_thread, &folder);

  for (int i = n_cases (MEETINGS); i > 0; i--) {
    g_autoptr (GBytes) bytes = bytes_of ('w');
    g_autoptr (GError) error = NULL;
    g_autofree char *etag = NULL;

    if (rt_replace_file (file, bytes, NULL, &etag, NULL, &error)) {
      check_whole (path);
      g_assert_cmpint (g_remove (path), ==, 0);
    } else {
      g_assert_nonnull (error);
    }
  }
  folder.ended = true;
  g_thread_join (thread);
  g_rmdir (path);
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/replace", test_killed, test_killed_over_old, test_in_the_way);
}
