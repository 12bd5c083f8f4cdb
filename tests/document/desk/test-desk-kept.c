/* test-desk-kept.c - what is left of a desk: where it was looked at, its file, its work; once it is
 * closed, nothing else. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk/desk.h"

#include "common/puzzles.h"
#include "document/desks.h"
#include "document/scratch.h"

#include <glib/gstdio.h>
#include <utime.h>

#define STEP 1234 /* in the midst of a search on EASY */

/* Where it was looked at */

/* The desk on DESK's document once it was written down and read again. */
static RtDesk *
read_again (RtDesk *desk)
{
  g_autofree char *text = rt_document_to_text (rt_desk_document (desk));
  g_autoptr (GError) error = NULL;
  g_autoptr (RtDocument) document = rt_document_from_text (text, &error);

  g_assert_no_error (error);
  return rt_desk_new (document);
}

static void
test_place_comes_back (void)
{
  RtDesk *desk = desk_of (EASY), *again;
  g_autofree char *before = NULL, *after = NULL;

  rt_desk_resume (desk);
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_DONE);
  rt_desk_look_at (desk, STEP);
  before = rt_document_to_text (rt_desk_document (desk));

  again = read_again (desk);
  g_assert_true (rt_desk_has_search (again));
  g_assert_cmpstr (rt_desk_search (again)->id, ==, "masks");
  until_settled (again);
  let_all_come ();
  g_assert_false (rt_desk_has_trace (again));
  rt_desk_resume (again);
  until_in (again, RT_SOLVING_DONE);
  g_assert_cmpuint (rt_player_position (rt_desk_player (again)), ==, STEP);
  g_assert_false (rt_desk_is_moving (again));
  g_assert_cmpint (rt_solving_showing (rt_desk_solving (again)), ==, RT_SHOWING_SEARCH);
  after = rt_document_to_text (rt_desk_document (again));
  g_assert_cmpstr (after, ==, before);
  close_desk (again);

  /* Put away, there is no place any more. */
  rt_solving_put_away (rt_desk_solving (desk));
  again = read_again (desk);
  rt_desk_resume (again);
  until_settled (again);
  let_all_come ();
  g_assert_false (rt_desk_has_trace (again));
  close_desk (again);
  close_desk (desk);
}

/* What is kept while a search plays is its step of that time. */
static void
test_playing (void)
{
  RtDesk *desk = desk_of (EASY), *again;
  guint64 step;

  rt_desk_resume (desk);
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_DONE);
  rt_desk_look_at (desk, STEP);
  rt_player_set_speed (rt_desk_player (desk), 1000);
  rt_desk_play (desk);
  until_drawn (desk, rt_player_position (rt_desk_player (desk)) > STEP + 10);
  step = rt_player_position (rt_desk_player (desk));
  again = read_again (desk);
  rt_desk_resume (again);
  until_in (again, RT_SOLVING_DONE);
  g_assert_cmpuint (rt_player_position (rt_desk_player (again)), ==, step);
  close_desk (again);
  close_desk (desk);
}

/* Undo brings a search back that was left before the program ended, at its place. */
static void
test_left_search_comes_back (void)
{
  RtDesk *desk = desk_of (EASY), *again;

  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_DONE);
  rt_desk_look_at (desk, STEP);
  rt_desk_leave (desk);
  g_assert_false (rt_desk_has_trace (desk));

  again = read_again (desk);
  rt_desk_resume (again);
  until_settled (again);
  g_assert_false (rt_desk_has_trace (again));
  rt_desk_undo (again);
  until_settled (again);
  g_assert_true (rt_desk_has_trace (again));
  g_assert_cmpuint (rt_player_position (rt_desk_player (again)), ==, STEP);
  rt_desk_redo (again);
  g_assert_false (rt_desk_has_trace (again));
  rt_desk_undo (again);
  until_settled (again);
  g_assert_cmpuint (rt_player_position (rt_desk_player (again)), ==, STEP);
  close_desk (again);
  close_desk (desk);
}

/* Before that of last time was looked up, no place takes its place. */
static void
test_no_place_before_resume (void)
{
  RtDesk *desk = desk_of (EASY), *again, *third;

  rt_desk_resume (desk);
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_DONE);
  rt_desk_look_at (desk, STEP);

  again = read_again (desk);
  rt_desk_solve (again);
  until_in (again, RT_SOLVING_DONE);
  rt_desk_look_at (again, 1);
  rt_desk_tick (again, g_get_monotonic_time ());
  rt_solving_put_away (rt_desk_solving (again));
  third = read_again (again);
  rt_desk_resume (third);
  until_in (third, RT_SOLVING_DONE);
  g_assert_cmpuint (rt_player_position (rt_desk_player (third)), ==, STEP);
  close_desk (desk);
  close_desk (again);
  close_desk (third);
}

/* A desk that takes over how another one was looked at keeps its place as that did, and no sooner. */
static void
test_place_of_the_next_desk (void)
{
  for (int resumed = 0; resumed <= 1; resumed++) {
    RtDesk *before = desk_of (LONG), *desk = desk_of (EASY), *again;

    if (resumed)
      rt_desk_resume (before);
    rt_desk_look_like (desk, before);
    rt_desk_solve (desk);
    until_in (desk, RT_SOLVING_DONE);
    rt_desk_look_at (desk, STEP);
    again = read_again (desk);
    rt_desk_resume (again);
    if (resumed) {
      until_in (again, RT_SOLVING_DONE);
      g_assert_cmpuint (rt_player_position (rt_desk_player (again)), ==, STEP);
    } else {
      until_settled (again);
      let_all_come ();
      g_assert_false (rt_desk_has_trace (again));
    }
    close_desk (before);
    close_desk (desk);
    close_desk (again);
  }
}

/* The file */

/* Another time than any that the file has had: two changes within a tick of its clock are one. */
static void
write_at (const char *path, const char *text, time_t time)
{
  scratch_write (path, text, -1);
  g_assert_cmpint (g_utime (path, &(struct utimbuf) { time, time }), ==, 0);
}

static void
test_file_changes (void)
{
  char *scratch = scratch_new ();
  g_autofree char *path = g_build_filename (scratch, "a.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInfo) info = NULL;
  RtDesk *desk = desk_of (EASY);
  Told told;

  write_at (path, EASY "\n", 1000000001);
  info = g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  rt_document_set_saved (rt_desk_document (desk), NULL, file, g_file_info_get_etag (info));
  listen (desk, &told);
  write_at (path, LONG "\n", 1000000002);
  rt_watch_look (rt_desk_watch (desk));
  until (told.file_changed);
  g_assert_cmpint (told.file_gone, ==, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  rt_watch_look (rt_desk_watch (desk));
  until (told.file_gone);
  g_assert_cmpint (told.file_changed, ==, 1);
  g_assert_cmpint (told.file_gone, ==, 1);
  close_desk (desk);
  scratch_remove (scratch);
}

/* Whether it is kept */

static guint
n_files (const char *directory)
{
  g_autoptr (GPtrArray) names = scratch_list (directory);

  return names->len;
}

/* How many documents are kept once a desk was closed that had WORK, or was FLEETING. */
static guint
n_kept (bool work, bool fleeting)
{
  char *scratch = scratch_new ();
  RtSession *session = rt_session_new (scratch);
  RtDesk *desk = desk_of (EASY);
  guint n;

  rt_desk_keep (desk, session);
  rt_desk_set_fleeting (desk, fleeting);
  g_assert_cmpuint (n_files (scratch), ==, 1);
  if (work)
    rt_document_enter (rt_desk_document (desk), rt_cells_of (2), 4);
  g_assert_cmpint (rt_desk_has_work (desk), ==, work && !fleeting);
  close_desk (desk);
  n = n_files (scratch);
  g_assert_finalize_object (session);
  g_assert_cmpuint (n_files (scratch), ==, n);
  scratch_remove (scratch);
  return n;
}

static void
test_kept (void)
{
  g_assert_cmpuint (n_kept (false, false), ==, 0);
  g_assert_cmpuint (n_kept (true, false), ==, 1);
  g_assert_cmpuint (n_kept (true, true), ==, 0);
}

/* It comes back with the work, and where it was looked at. */
static void
test_work_comes_back (void)
{
  char *scratch = scratch_new ();
  RtSession *session = rt_session_new (scratch);
  RtDesk *desk = desk_of (EASY);
  g_autoptr (GPtrArray) documents = NULL;

  rt_desk_keep (desk, session);
  rt_desk_resume (desk);
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_DONE);
  rt_desk_look_at (desk, STEP);
  close_desk (desk);
  g_assert_finalize_object (session);

  session = rt_session_new (scratch);
  documents = rt_session_restore (session, NULL);
  g_assert_cmpuint (documents->len, ==, 1);
  desk = rt_desk_new (documents->pdata[0]);
  g_ptr_array_set_size (documents, 0);
  rt_desk_keep (desk, session);
  rt_desk_resume (desk);
  until_in (desk, RT_SOLVING_DONE);
  g_assert_cmpuint (rt_player_position (rt_desk_player (desk)), ==, STEP);
  close_desk (desk);
  g_assert_finalize_object (session);
  scratch_remove (scratch);
}

/* Closing */

static void
run_search (RtDesk *desk)
{
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_RUNNING);
}

static void
play_path (RtDesk *desk)
{
  show_path (desk);
  rt_desk_play (desk);
}

static void
look_for_a_step (RtDesk *desk)
{
  run_search (desk);
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_STOPPED);
  rt_desk_next_greatest (desk);
}

static void
begin_nothing (RtDesk *desk)
{
}

static const struct {
  const char *name;
  void (*begin) (RtDesk *desk);
} beginnings[] = {
  { "at-rest", begin_nothing },
  { "running", run_search },
  { "hint", rt_desk_hint },
  { "path", play_path },
  { "looking-for-a-step", look_for_a_step },
};

/* Whatever is under way ends, and nothing is heard of it any more, nor of anything else. */
static void
test_closed (gconstpointer data)
{
  RtDesk *desk = desk_of (LONG);
  g_autoptr (RtDocument) document = g_object_ref (rt_desk_document (desk));
  g_autoptr (RtPlayer) player = g_object_ref (rt_desk_player (desk));
  Told told, nothing = { 0 };

  beginnings[GPOINTER_TO_INT (data)].begin (desk);
  listen (desk, &told);
  rt_desk_close (desk);
  g_assert_false (rt_desk_is_moving (desk));
  g_assert_false (rt_desk_has_steps (desk));
  g_assert_false (rt_reasoning_is_on (rt_desk_reasoning (desk)));
  g_assert_cmpint (rt_solving_state (rt_desk_solving (desk)), ==, RT_SOLVING_IDLE);

  rt_document_enter (document, rt_cells_of (0), 9);
  rt_player_set_breakpoint (player, 3);
  rt_desk_mark (desk, rt_cells_of (1));
  g_object_set (desk, "heat", TRUE, NULL);
  rt_desk_hint (desk);
  until (rt_desk_is_settled (desk) &&
         rt_reasoning_state (rt_desk_reasoning (desk)) != RT_REASONING_WORKING);
  let_all_come ();
  g_assert_cmpmem (&told, sizeof told, &nothing, sizeof nothing);
  rt_desk_close (desk);
  g_assert_finalize_object (desk);
}

/* One that was never closed ends by itself. */
static void
test_left (void)
{
  RtDesk *desk = desk_of (LONG);
  RtSolving *solving = rt_desk_solving (desk);

  g_object_add_weak_pointer (G_OBJECT (solving), (gpointer *) &solving);
  run_search (desk);
  g_assert_finalize_object (desk);
  until (solving == NULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk-kept/place-comes-back", test_place_comes_back);
  g_test_add_func ("/desk-kept/playing", test_playing);
  g_test_add_func ("/desk-kept/left-search-comes-back", test_left_search_comes_back);
  g_test_add_func ("/desk-kept/no-place-before-resume", test_no_place_before_resume);
  g_test_add_func ("/desk-kept/place-of-the-next-desk", test_place_of_the_next_desk);
  g_test_add_func ("/desk-kept/file-changes", test_file_changes);
  g_test_add_func ("/desk-kept/kept", test_kept);
  g_test_add_func ("/desk-kept/work-comes-back", test_work_comes_back);
  for (gsize i = 0; i < G_N_ELEMENTS (beginnings); i++) {
    g_autofree char *path = g_strconcat ("/desk-kept/closed/", beginnings[i].name, NULL);

    g_test_add_data_func (path, GINT_TO_POINTER (i), test_closed);
  }
  g_test_add_func ("/desk-kept/left", test_left);
  return g_test_run ();
}
