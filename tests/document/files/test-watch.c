/* test-watch.c - tests that a change of a file by another program is noticed exactly once, and
 * nothing else is. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/watch.h"

#include "document/files/load-save.h"

#include "common/cases.h"
#include "common/puzzles.h"
#include "common/result.h"
#include "document/scratch.h"

#include <sys/stat.h>
#include <utime.h>

#define OURS EASY "\n"
#define OTHER LONG "\n"

/* A document with a file, and the reports of its watch. */
typedef struct {
  char *scratch;
  GFile *file;
  RtDocument *document;
  RtWatch *watch;
  int changed, gone;
} Desk;

static void
add_one_cb (RtWatch *watch, int *count)
{
  (*count)++;
}

static RtPuzzle *
load (GFile *file, char **etag)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (RtReading) reading = NULL;

  rt_storage_load_async (file, NULL, done_cb, &result);
  reading = rt_storage_load_finish (wait_for (&result), etag, NULL);
  return rt_puzzle_ref (reading->puzzles->pdata[0]);
}

/* Another time than any that the file has had: two changes within a tick of its clock are one. */
static void
touch (GFile *file)
{
  static time_t time = 1000000000;

  time++;
  g_assert_cmpint (utime (g_file_peek_path (file), &(struct utimbuf) { time, time }), ==, 0);
}

static void
write_file (Desk *desk, const char *text)
{
  scratch_write (g_file_peek_path (desk->file), text, -1);
  touch (desk->file);
}

static void
desk_open (Desk *desk)
{
  g_autoptr (RtPuzzle) puzzle = NULL;
  g_autofree char *etag = NULL;

  desk->scratch = scratch_new ();
  desk->file = g_file_new_build_filename (desk->scratch, "a.txt", NULL);
  desk->changed = desk->gone = 0;
  write_file (desk, OURS);
  puzzle = load (desk->file, &etag);
  desk->document = rt_document_new (puzzle);
  rt_document_set_saved (desk->document, NULL, desk->file, etag);
  desk->watch = rt_watch_new (desk->document);
  g_signal_connect (desk->watch, "changed", G_CALLBACK (add_one_cb), &desk->changed);
  g_signal_connect (desk->watch, "gone", G_CALLBACK (add_one_cb), &desk->gone);
}

static void
desk_close (Desk *desk)
{
  RtDocument *left = desk->document;

  g_object_add_weak_pointer (G_OBJECT (left), (gpointer *) &left);
  g_object_run_dispose (G_OBJECT (desk->watch));
  g_object_unref (desk->watch);
  g_object_unref (desk->document);
  until (left == NULL);
  g_object_unref (desk->file);
  scratch_remove (desk->scratch);
}

/* Waits until a look of the watch has ended: a later look at another file has reported its
 * result. */
static void
look_for_gone (Desk *desk)
{
  int before = desk->gone;

  g_assert_true (g_file_delete (desk->file, NULL, NULL));
  rt_watch_look (desk->watch);
  until (desk->gone > before);
}

/* Told by the system, without being asked to look. */
static void
test_noticed (void)
{
  Desk desk;

  desk_open (&desk);
  write_file (&desk, OTHER);
  until (desk.changed == 1);
  g_assert_false (rt_document_is_modified (desk.document));
  write_file (&desk, OURS OTHER);
  until (desk.changed == 2);
  look_for_gone (&desk);
  g_assert_cmpint (desk.changed, ==, 2);
  g_assert_cmpint (desk.gone, ==, 1);
  desk_close (&desk);
}

/* One change is reported once, however often the file is looked at. */
static void
test_told_once (void)
{
  Desk desk;

  desk_open (&desk);
  write_file (&desk, OTHER);
  until (desk.changed == 1);
  for (int i = 0; i < 10; i++) {
    rt_watch_look (desk.watch);
    while (g_main_context_iteration (NULL, FALSE))
      ;
  }
  look_for_gone (&desk);
  g_assert_cmpint (desk.changed, ==, 1);
  desk_close (&desk);
}

/* Written anew with the same puzzle, it has not changed; but the next save must know its etag. */
static void
test_same_puzzle (void)
{
  Desk desk;
  g_autofree char *etag = NULL;

  desk_open (&desk);
  etag = g_strdup (rt_document_etag (desk.document));
  write_file (&desk, OURS);
  until (g_strcmp0 (rt_document_etag (desk.document), etag) != 0);
  g_assert_cmpint (desk.changed, ==, 0);
  desk_close (&desk);
}

/* Nothing is reported while the program itself saves, even if another watch on the file reports. */
static void
test_held (void)
{
  Desk desk;
  g_autoptr (RtPuzzle) puzzle = NULL;
  g_autofree char *etag = NULL;
  RtDocument *document;
  RtWatch *witness;
  int heard = 0;

  desk_open (&desk);
  puzzle = load (desk.file, &etag);
  document = rt_document_new (puzzle);
  rt_document_set_saved (document, NULL, desk.file, etag);
  witness = rt_watch_new (document);
  g_signal_connect (witness, "changed", G_CALLBACK (add_one_cb), &heard);

  rt_watch_hold (desk.watch);
  for (int i = 0; i < 4; i++) {
    write_file (&desk, i % 2 ? EASY OTHER : OTHER);
    rt_watch_look (desk.watch);
    rt_watch_look (witness);
    until (heard > i);
  }
  g_clear_pointer (&puzzle, rt_puzzle_unref);
  g_clear_pointer (&etag, g_free);
  write_file (&desk, OTHER);
  puzzle = load (desk.file, &etag);
  rt_document_set_saved (desk.document, puzzle, desk.file, etag);
  rt_watch_release (desk.watch);
  look_for_gone (&desk);
  g_assert_cmpint (desk.changed, ==, 0);
  g_object_run_dispose (G_OBJECT (witness));
  g_object_unref (witness);
  g_object_unref (document);
  desk_close (&desk);
}

/* Accepted, the document is an unsaved change of what the file holds, and may be saved over it. */
static void
test_accept (void)
{
  static const char *const texts[] = { OTHER, "no puzzle any more\n" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++) {
    Desk desk;
    g_autoptr (RtPuzzle) puzzle = NULL;
    g_autoptr (GAsyncResult) result = NULL;

    desk_open (&desk);
    write_file (&desk, texts[i]);
    until (desk.changed == 1);
    g_assert_false (rt_document_is_modified (desk.document));
    rt_watch_accept (desk.watch);
    g_assert_true (rt_document_is_modified (desk.document));
    puzzle = rt_document_puzzle (desk.document);
    rt_storage_save_async (puzzle, &rt_format_line, desk.file, rt_document_etag (desk.document),
                           NULL, done_cb, &result);
    until (result);
    g_assert_true (rt_storage_save_finish (result, NULL, NULL));
    desk_close (&desk);
  }
}

/* A document that comes back is looked at, too; and one that gets a file is followed there. */
static void
test_follows (void)
{
  Desk desk;
  g_autoptr (GFile) other = NULL;
  g_autoptr (RtPuzzle) puzzle = NULL;
  g_autofree char *etag = NULL, *path = NULL;

  desk_open (&desk);
  path = g_build_filename (desk.scratch, "b.txt", NULL);
  other = g_file_new_for_path (path);
  scratch_write (path, OURS, -1);
  puzzle = load (other, &etag);
  rt_document_set_saved (desk.document, puzzle, other, etag);
  write_file (&desk, OTHER);
  scratch_write (path, OTHER, -1);
  touch (other);
  until (desk.changed == 1);
  g_assert_true (g_file_delete (other, NULL, NULL));
  until (desk.gone == 1);
  g_assert_cmpint (desk.changed, ==, 1);
  desk_close (&desk);
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/watch", test_noticed, test_told_once, test_same_puzzle,
                    test_held, test_accept, test_follows);
}
