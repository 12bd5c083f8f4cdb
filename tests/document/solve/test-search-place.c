/* test-search-place.c - tests that a search is restored at the place where it was left. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/search-place.h"

#include "common/cases.h"
#include "common/puzzles.h"
#include "document/documents.h"
#include "document/frames.h"
#include "document/printed.h"
#include "document/scratch.h"
#include "document/watched.h"

#include <string.h>

typedef struct {
  RtDocument *document;
  RtPlayer *player;
  RtSolving *solving;
} Desk;

/* Takes DOCUMENT. */
static void
desk_open (Desk *desk, RtDocument *document)
{
  desk->document = document;
  desk->player = rt_player_new ();
  desk->solving = rt_solving_new (document, desk->player);
}

static void
desk_close (Desk *desk)
{
  RtDocument *left = desk->document;

  g_object_add_weak_pointer (G_OBJECT (left), (gpointer *) &left);
  rt_solving_put_away (desk->solving);
  g_object_run_dispose (G_OBJECT (desk->solving));
  g_clear_object (&desk->solving);
  g_clear_object (&desk->player);
  g_clear_object (&desk->document);
  /* Workers on their way hold what they need; when they have answered, nothing is left. */
  until (left == NULL);
}

static void
await (Desk *desk, RtSolvingState state)
{
  until_drawn (desk, rt_solving_state (desk->solving) == state);
}

/* Edits of the person before the program ended. */

static void
fill (Desk *desk)
{
  rt_solving_start (desk->solving, rt_search_by_id ("masks"), RT_RESULT_FILL);
  await (desk, RT_SOLVING_DONE);
}

static void
watch_in_the_midst (Desk *desk)
{
  fill (desk);
  rt_solving_look_at (desk->solving, 1234);
}

static void
watch_the_beginning (Desk *desk)
{
  rt_solving_start (desk->solving, rt_search_by_id ("scan"), RT_RESULT_ANIMATE);
  await (desk, RT_SOLVING_DONE);
  rt_solving_play (desk->solving, false);
  rt_solving_look_at (desk->solving, 0);
}

static void
watch_the_third_solution (Desk *desk)
{
  fill (desk);
  for (int i = 0; i < 2; i++) {
    rt_solving_next_solution (desk->solving);
    await (desk, RT_SOLVING_DONE);
  }
}

/* Solutions after the place are recorded again too. */
static void
look_back_from_the_third_solution (Desk *desk)
{
  watch_the_third_solution (desk);
  rt_solving_look_at (desk->solving, 17);
}

static void
stop (Desk *desk)
{
  rt_solving_start (desk->solving, rt_search_by_id ("masks"), RT_RESULT_FILL);
  until_drawn (desk, rt_solving_showing (desk->solving) == RT_SHOWING_ANSWER);
  rt_solving_stop (desk->solving);
  await (desk, RT_SOLVING_STOPPED);
}

static void
stop_and_look_back (Desk *desk)
{
  stop (desk);
  rt_solving_look_at (desk->solving, 100000);
}

typedef struct {
  const char *name, *givens;
  void (*prepare) (Desk *desk);
  RtSolvingState state;
} Case;

static const Case cases[] = {
  { "filled", EASY, fill, RT_SOLVING_DONE },
  { "in-the-midst", EASY, watch_in_the_midst, RT_SOLVING_DONE },
  { "the-beginning", EASY, watch_the_beginning, RT_SOLVING_DONE },
  { "third-solution", EASY_LESS, watch_the_third_solution, RT_SOLVING_DONE },
  { "back-from-the-third-solution", EASY_LESS, look_back_from_the_third_solution, RT_SOLVING_DONE },
  { "stopped", LONG, stop, RT_SOLVING_STOPPED },
  { "stopped-and-looked-back", LONG, stop_and_look_back, RT_SOLVING_STOPPED },
};

/* Document and place are written and read as text. Then the search is at the same step with the
 * same view, and the document is unchanged. */
static void
test_comes_back (gconstpointer data)
{
  const Case *one = data;
  Desk before, after;
  g_autofree char *place = NULL, *text = NULL, *again = NULL;

  desk_open (&before, document_of (one->givens));
  one->prepare (&before);
  place = rt_place_of (before.solving, before.player);
  text = rt_document_to_text (before.document);

  desk_open (&after, rt_document_from_text (text, NULL));
  rt_place_resume (after.solving, place, NULL);
  await (&after, one->state);
  g_assert_true (rt_trace_search (rt_solving_trace (after.solving)) ==
                 rt_trace_search (rt_solving_trace (before.solving)));
  g_assert_true (rt_grid_equal (rt_trace_givens (rt_solving_trace (after.solving)),
                                rt_trace_givens (rt_solving_trace (before.solving))));
  g_assert_cmpint (rt_solving_showing (after.solving), ==, rt_solving_showing (before.solving));
  g_assert_false (rt_player_playing (after.player));
  g_assert_cmpuint (rt_player_position (after.player), ==, rt_player_position (before.player));
  g_assert_cmpuint (rt_player_length (after.player), ==, rt_player_length (before.player));
  again = rt_document_to_text (after.document);
  g_assert_cmpstr (again, ==, text);
  desk_close (&before);
  desk_close (&after);
}

/* A search that ran for its answer runs on to it. */
static void
test_running_goes_on (void)
{
  Desk before, after;
  g_autofree char *place = NULL;

  desk_open (&before, document_of (LONG));
  rt_solving_start (before.solving, rt_search_by_id ("masks"), RT_RESULT_FILL);
  until_drawn (&before, rt_solving_state (before.solving) == RT_SOLVING_RUNNING);
  place = rt_place_of (before.solving, before.player);
  g_assert_cmpstr (place, ==, "masks filled running 0");
  desk_close (&before);

  desk_open (&after, document_of (LONG));
  rt_place_resume (after.solving, place, NULL);
  until_drawn (&after, rt_solving_showing (after.solving) == RT_SHOWING_ANSWER);
  desk_close (&after);
}

static void
test_foreign_places (void)
{
  static const char *const foreign[] = { "",
                                         "masks",
                                         "masks watched done",
                                         "masks watched done x",
                                         "masks watched done -1",
                                         "unheard-of watched done 12",
                                         "masks watched done 12 x",
                                         "masks watched done 12 13 14" };
  Desk desk;

  desk_open (&desk, document_of (EASY));
  g_assert_null (rt_place_of (desk.solving, desk.player));
  for (gsize i = 0; i < G_N_ELEMENTS (foreign); i++) {
    rt_place_resume (desk.solving, foreign[i], NULL);
    until_drawn (&desk, rt_solving_verdict (desk.solving));
    while (g_main_context_iteration (NULL, FALSE))
      ;
    g_assert_null (rt_solving_trace (desk.solving));
  }
  desk_close (&desk);
}

/* A person's own program */

/* Returns the output of a program with the steps of `masks` on EASY. Free with g_free. */
static char *
steps_text (void)
{
  RtGrid grid = grid_of (EASY);

  return printed_text (&rt_search_masks, &grid);
}

static void
look_at_program (Desk *desk, RtWatched *watched)
{
  rt_solving_watch (desk->solving, watched, 0);
  until_drawn (desk, rt_solving_diagnosis (desk->solving));
  g_assert_false (rt_document_can_undo (desk->document)); /* its solution is not written there */
  rt_solving_look_at (desk->solving, 1234);
}

static void
assert_program_is_back (Desk *desk)
{
  until_drawn (desk, rt_solving_trace (desk->solving) && rt_solving_diagnosis (desk->solving) &&
                       rt_player_position (desk->player) == 1234);
  g_assert_cmpuint (rt_trace_length (rt_solving_trace (desk->solving)), ==, 8366);
  g_assert_cmpint (rt_solving_showing (desk->solving), ==, RT_SHOWING_SEARCH);
}

/* Its file is read again; where that holds another puzzle now, or is gone, nothing comes back. */
static void
test_program_of_file (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *path = g_build_filename (scratch, "my steps.txt", NULL), *text = steps_text ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (RtWatched) watched = NULL;
  g_autofree char *place = NULL;
  Desk desk;

  scratch_write (path, text, -1);
  watched = watched_of (file, NULL);
  desk_open (&desk, document_of (EASY));
  look_at_program (&desk, watched);
  place = rt_place_of (desk.solving, desk.player);
  g_assert_true (g_str_has_prefix (place, "recorded watched done 1234 file:///"));
  desk_close (&desk);

  desk_open (&desk, document_of (EASY));
  rt_place_resume (desk.solving, place, NULL);
  assert_program_is_back (&desk);
  desk_close (&desk);

  for (int i = 0; i < 2; i++) {
    gint64 end = g_get_monotonic_time () + G_TIME_SPAN_SECOND / 5;

    desk_open (&desk, document_of (i ? EASY : LONG));
    rt_place_resume (desk.solving, place, NULL);
    while (g_get_monotonic_time () < end)
      g_main_context_iteration (NULL, FALSE);
    g_assert_null (rt_solving_trace (desk.solving));
    desk_close (&desk);
    if (i == 0)
      g_assert_cmpint (g_remove (path), ==, 0);
  }
}

/* Pasted ones are read again from the session's text, unless they are too long or an older version kept none. */
static void
test_program_of_kept_text (void)
{
  g_autofree char *text = steps_text (), *kept = NULL, *place = NULL;
  g_autoptr (RtWatched) watched = watched_of (NULL, text);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autofree char *much = g_strnfill (RT_PLACE_TEXT_MAX + 1, '\n');
  g_autoptr (GBytes) long_bytes = g_bytes_new (much, strlen (much)), no_text = g_bytes_new ("1 1 \xff", 5);
  RtDocument *document;
  Desk desk;

  desk_open (&desk, document_of (EASY));
  rt_place_keep_text (desk.document, long_bytes);
  rt_place_keep_text (desk.document, no_text);
  look_at_program (&desk, watched);
  place = rt_place_of (desk.solving, desk.player);
  for (int i = 0; i < 2; i++) {
    g_free (kept);
    kept = rt_document_to_text (desk.document);
    desk_close (&desk);
    document = rt_document_from_text (kept, NULL);
    g_assert_nonnull (document);
    desk_open (&desk, document);
    rt_place_resume (desk.solving, place, NULL);
    if (i)
      assert_program_is_back (&desk);
    else
      g_assert_null (rt_solving_trace (desk.solving));
    rt_place_keep_text (desk.document, bytes);
  }
  desk_close (&desk);
}

/* Pasted ones are there as long as the program; put away while they are read, too. */
static void
test_program_of_text (void)
{
  g_autofree char *text = steps_text (), *place = NULL;
  g_autoptr (RtWatched) watched = watched_of (NULL, text);
  Desk desk;

  desk_open (&desk, document_of (EASY));
  look_at_program (&desk, watched);
  place = rt_place_of (desk.solving, desk.player);
  g_assert_cmpstr (place, ==, "recorded watched done 1234");
  for (int i = 0; i < 10; i++) {
    g_autofree char *coming = NULL;

    rt_solving_put_away (desk.solving);
    rt_place_resume (desk.solving, place, NULL);
    g_assert_null (rt_solving_trace (desk.solving));
    rt_place_resume (desk.solving, place, watched);
    /* A program that is killed before the steps are there again keeps the place. */
    coming = rt_place_of (desk.solving, desk.player);
    g_assert_true (g_str_has_suffix (coming, " 1234"));
    if (i % 2)
      assert_program_is_back (&desk);
  }
  desk_close (&desk);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/place/comes-back/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_comes_back);
  }
  add_cases ("/place", test_running_goes_on, test_program_of_file, test_program_of_kept_text,
             test_program_of_text);
  g_test_add_func ("/place/foreign", test_foreign_places);
  return g_test_run ();
}
