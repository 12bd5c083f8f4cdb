/* test-quiz.c - a person says which step a search makes next, and is told. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk/desk.h"
#include "document/desk/moment.h"
#include "document/desk/quiz.h"

#include "common/puzzles.h"
#include "document/desks.h"

static RtQuizState
look (RtDesk *desk)
{
  RtQuizState state;

  rt_quiz_look (rt_desk_quiz (desk), &state);
  return state;
}

static void
assert_says (RtDesk *desk, const char *pattern)
{
  g_autofree char *said = NULL;
  RtMoment moment;

  moment = *rt_desk_moment (desk);
  said = rt_moment_say (&moment);
  if (!g_pattern_match_simple (pattern, said))
    g_error ("“%s” is no “%s”", said, pattern);
}

/* All steps of a search, each said rightly or not; it does not touch the document. */
static void
test_all_steps (void)
{
  RtDesk *desk = desk_of (EASY);
  guint n_right = 0, n = 0;
  RtCursor *cursor;

  rt_desk_set_result (desk, RT_RESULT_ANIMATE);
  g_object_set (rt_desk_quiz (desk), "quiz", TRUE, NULL);
  g_assert_false (look (desk).asks); /* nothing is searched */
  g_assert_false (rt_quiz_answer (rt_desk_quiz (desk), 0, 1));
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_DONE);
  g_assert_false (look (desk).asks); /* it plays */
  rt_desk_play (desk);
  rt_desk_to_start (desk);
  cursor = rt_cursor_new (rt_solving_trace (rt_desk_solving (desk)));
  rt_cursor_seek (cursor, 1);
  assert_says (desk, "<b>What is next?</b> Type*");
  while (n < 500 && rt_cursor_next (cursor)) {
    const RtEvent *event = rt_cursor_event (cursor);
    int digit = event->kind == RT_EVENT_PLACE ? event->digit : 0, cell = event->cell;
    bool right = n % 3 > 0;

    g_assert_true (look (desk).asks);
    g_assert_true (rt_quiz_answer (rt_desk_quiz (desk), cell, right ? digit : (digit + 1) % 10));
    n_right += right;
    n++;
    g_assert_true (look (desk).told);
    g_assert_true (look (desk).right == right);
    g_assert_cmpuint (look (desk).n_right, ==, n_right);
    g_assert_cmpuint (look (desk).n_said, ==, n);
    g_assert_cmpuint (rt_player_position (rt_desk_player (desk)), ==, n + 1);
    assert_says (desk, right ? "<b>Right</b>, *" : "<b>No</b>, *");
  }
  rt_cursor_free (cursor);
  rt_desk_step_back (desk);
  assert_says (desk, "<b>What is next?</b> You knew *");
  g_assert_false (rt_desk_has_entries (desk));
  g_object_set (rt_desk_quiz (desk), "quiz", FALSE, NULL);
  g_assert_false (look (desk).asks);
  close_desk (desk);
}

/* Begun at the end, it asks for the first step. */
static void
test_begins_at_the_end (void)
{
  RtDesk *desk = desk_of (EASY);

  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_DONE);
  g_object_set (rt_desk_quiz (desk), "quiz", TRUE, NULL);
  g_assert_true (look (desk).asks);
  g_assert_cmpuint (rt_player_position (rt_desk_player (desk)), ==, 0);
  close_desk (desk);
}

/* Asked or not: said again it goes on as it was, and is told to nobody. */
static void
test_said_again (void)
{
  RtDesk *desk = desk_of (EASY);
  RtQuiz *quiz = rt_desk_quiz (desk);
  int n_told = 0;

  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_DONE);
  g_signal_connect_swapped (quiz, "notify::quiz", G_CALLBACK (count_cb), &n_told);
  g_object_set (quiz, "quiz", TRUE, NULL);
  g_assert_true (rt_quiz_answer (quiz, 0, 1));
  g_object_set (quiz, "quiz", TRUE, NULL);
  g_assert_true (look (desk).asks);
  g_assert_cmpuint (look (desk).n_said, ==, 1);
  g_assert_cmpint (n_told, ==, 1);
  g_object_set (quiz, "quiz", FALSE, NULL);
  g_object_set (quiz, "quiz", FALSE, NULL);
  g_assert_false (look (desk).asks);
  g_assert_cmpint (n_told, ==, 2);
  close_desk (desk);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quiz/all-steps", test_all_steps);
  g_test_add_func ("/quiz/begins-at-the-end", test_begins_at_the_end);
  g_test_add_func ("/quiz/said-again", test_said_again);
  return g_test_run ();
}
