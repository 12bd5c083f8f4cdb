/* test-voices.c - tests that grid, card, header, verdict, timeline and paper always describe the
 * same state of a desk.
 *
 * SUBJECTS are what a desk can be about. Each begins on top of each, as a person does it, and on each one
 * every deed of DEEDS is done, and undone. What a window alone decides is in app/test-voices. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk/desk.h"
#include "document/desk/moment.h"
#include "document/desk/source-picture.h"
#include "engine/fast/fast.h"
#include "picture/compose-desk.h"
#include "picture/export.h"

#include "../document/desks.h"
#include "../document/printed.h"
#include "../document/watched.h"
#include "common/puzzles.h"
#include "common/share.h"

#include <string.h>

#define STEP 1234 /* in the midst of a search */

static RtPhoto *photo;
static bool endless; /* a search on the puzzle takes longer than any test */

/* Returns true if the search of DESK runs on and on, and is shown as it will be. */
static bool
runs_on (RtDesk *desk)
{
  RtSolving *solving = rt_desk_solving (desk);

  return endless && !rt_solving_watched_program (solving) && !rt_solving_is_resuming (solving) &&
         (rt_solving_watched (solving) || rt_solving_showing (solving) == RT_SHOWING_ANSWER);
}

static bool
is_at_rest (RtDesk *desk)
{
  RtSolving *solving = rt_desk_solving (desk);

  return rt_reasoning_state (rt_desk_reasoning (desk)) != RT_REASONING_WORKING &&
         rt_solving_verdict (solving) && (rt_solving_is_settled (solving) || runs_on (desk));
}

static void
until_at_rest (RtDesk *desk)
{
  until_drawn (desk, is_at_rest (desk));
}

/* Subjects */

static void
begin_own (RtDesk *desk)
{
  rt_desk_to_search (desk);
  until_at_rest (desk);
  if (state_of (desk) == RT_SOLVING_RUNNING)
    rt_desk_solve (desk);
  until_drawn (desk, state_of (desk) != RT_SOLVING_RUNNING);
  for (int i = 0; i < 4 && (rt_desk_has_trace (desk) || logic_is_on (desk)); i++)
    rt_desk_leave (desk);
  g_assert_false (rt_desk_has_trace (desk));
}

static void
begin_running (RtDesk *desk)
{
  begin_own (desk);
  rt_desk_set_result (desk, RT_RESULT_FILL);
  rt_desk_solve (desk);
}

static void
begin_playing (RtDesk *desk)
{
  begin_own (desk);
  rt_player_set_speed (rt_desk_player (desk), RT_SPEED_MIN);
  rt_desk_set_result (desk, RT_RESULT_ANIMATE);
  rt_desk_solve (desk);
  until_drawn (desk, rt_player_length (rt_desk_player (desk)) > STEP);
  rt_desk_look_at (desk, STEP);
}

/* Begins with the answer of a search that takes long. */
static void
begin_stopped (RtDesk *desk)
{
  begin_running (desk);
  until_drawn (desk, rt_player_length (rt_desk_player (desk)) > STEP || rt_desk_is_settled (desk));
  if (state_of (desk) == RT_SOLVING_RUNNING)
    rt_desk_solve (desk);
  until_drawn (desk, state_of (desk) != RT_SOLVING_RUNNING);
}

static void
begin_stopped_within (RtDesk *desk)
{
  begin_stopped (desk);
  rt_desk_look_at (desk, STEP);
}

static void
begin_stopped_at_end (RtDesk *desk)
{
  begin_stopped (desk);
  rt_desk_to_end (desk);
}

static void
begin_hint (RtDesk *desk)
{
  rt_desk_hint (desk);
  until_at_rest (desk);
  rt_desk_hint (desk);
}

static void
begin_list (RtDesk *desk)
{
  rt_reasoning_look_for (rt_desk_reasoning (desk), RT_STEPS_HERE);
}

static void
begin_step_of_list (RtDesk *desk)
{
  RtReasoning *reasoning = rt_desk_reasoning (desk);

  begin_list (desk);
  until_at_rest (desk);
  if (rt_reasoning_steps (reasoning) && rt_reasoning_steps (reasoning)->len)
    rt_reasoning_show (reasoning, 0);
}

static void
begin_path (RtDesk *desk)
{
  rt_reasoning_look_for (rt_desk_reasoning (desk), RT_STEPS_PATH);
  until_at_rest (desk);
  rt_desk_step_forward (desk);
}

static void
begin_end_of_path (RtDesk *desk)
{
  begin_path (desk);
  rt_desk_to_end (desk);
}

/* Begins with the steps of a short search as the program's, whatever the puzzle. */
static void
begin_program (RtDesk *desk)
{
  RtGrid grid;
  g_autofree char *text = NULL;
  RtWatched *watched;

  rt_solving_grid (rt_desk_solving (desk), &grid);
  if (rt_cells_is_empty (rt_grid_filled (&grid)) || rt_fast_solve (&grid, NULL) == 0)
    return;
  text = printed_text (rt_search_by_id ("fewest"), &grid);
  watched = watched_of (NULL, text);
  rt_desk_to_search (desk);
  rt_solving_watch (rt_desk_solving (desk), watched, 0);
  rt_watched_unref (watched);
}

static void
begin_within_program (RtDesk *desk)
{
  begin_program (desk);
  until_at_rest (desk);
  rt_desk_look_at (desk, STEP);
}

static void
begin_photo (RtDesk *desk)
{
  rt_pictured_take (rt_desk_pictured (desk), photo);
}

typedef struct {
  const char *name;
  void (*begin) (RtDesk *desk);
} Deed;

/* Number of the other states, in which a search takes long. */
#define N_LASTING 5

static const Deed subjects[] = {
  { "running", begin_running },
  { "playing", begin_playing },
  { "stopped", begin_stopped },
  { "stopped-within", begin_stopped_within },
  { "stopped-at-end", begin_stopped_at_end },
  { "own", begin_own },
  { "hint", begin_hint },
  { "list", begin_list },
  { "step-of-list", begin_step_of_list },
  { "path", begin_path },
  { "end-of-path", begin_end_of_path },
  { "program", begin_program },
  { "within-program", begin_within_program },
  { "photo", begin_photo },
};

/* Deeds */

static void
type (RtDesk *desk)
{
  rt_desk_write (desk, RT_EDIT_ENTER, rt_cells_of (2), 4);
}

static void
mark (RtDesk *desk)
{
  rt_desk_write (desk, RT_EDIT_MARK, rt_cells_of (2), 7);
}

static void
clear (RtDesk *desk)
{
  rt_desk_clear (desk, RT_CELLS_ALL);
}

static void
apply (RtDesk *desk)
{
  rt_reasoning_apply (rt_desk_reasoning (desk));
}

static void
choose_another_search (RtDesk *desk)
{
  rt_desk_set_search (desk, rt_search_by_id ("scan"));
}

static void
look_at_start (RtDesk *desk)
{
  rt_desk_look_at (desk, 0);
}

static void
show_answer (RtDesk *desk)
{
  rt_solving_show_answer (rt_desk_solving (desk));
}

static void
renew (RtDesk *desk)
{
  rt_document_renew (rt_desk_document (desk), NULL);
}

static const Deed deeds[] = {
  { "type", type },
  { "mark", mark },
  { "clear", clear },
  { "fill-marks", rt_desk_fill_marks },
  { "lock", rt_desk_lock_givens },
  { "unlock", rt_desk_unlock_givens },
  { "restart", rt_desk_restart },
  { "renew", renew },
  { "fill-singles", rt_desk_fill_singles },
  { "apply", apply },
  { "undo", rt_desk_undo },
  { "redo", rt_desk_redo },
  { "leave", rt_desk_leave },
  { "solve", rt_desk_solve },
  { "to-search", rt_desk_to_search },
  { "play", rt_desk_play },
  { "step-back", rt_desk_step_back },
  { "to-start", rt_desk_to_start },
  { "to-end", rt_desk_to_end },
  { "look-at-start", look_at_start },
  { "next-solution", rt_desk_next_solution },
  { "next-dead-end", rt_desk_next_dead_end },
  { "show-answer", show_answer },
  { "another-search", choose_another_search },
};

/* Voices */

static int
n_filled (const RtScene *scene)
{
  int n = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    n += scene->cells[cell].digit != 0;
  return n;
}

static bool
shows_role (const RtScene *scene, RtRole role)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (scene->cells[cell].digit && scene->cells[cell].role == role)
      return true;
  return false;
}

/* The grid is the one that MOMENT says it is. */
static void
check_grid (RtDesk *desk, const RtMoment *moment, const RtScene *scene)
{
  RtPosition own = rt_document_own (rt_desk_document (desk));
  const RtPosition *there = rt_desk_shows_found (desk) ? rt_document_position (rt_desk_document (desk))
                                                       : &own;
  RtCursor *cursor = rt_player_cursor (rt_desk_player (desk));

  g_assert_true (rt_cells_is_empty (own.found)); /* paper */
  g_assert_cmpint (moment->grid, ==, rt_desk_shows (desk));
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int digit = scene->cells[cell].digit, mine = rt_position_digit (there, cell);

    if (moment->grid == RT_MOMENT_OWN || moment->grid == RT_MOMENT_PATH)
      g_assert_true (mine ? digit == mine : logic_is_on (desk) || !digit);
    else if (moment->grid == RT_MOMENT_SEARCH && scene->cells[cell].role != RT_ROLE_TAKEN_BACK)
      g_assert_cmpint (digit, ==,
                       rt_cursor_grid_at (cursor, rt_player_look (rt_desk_player (desk)))->digit[cell]);
  }
  if (moment->grid == RT_MOMENT_ANSWER)
    g_assert_cmpint (n_filled (scene), ==, RT_N_CELLS);
  else if (moment->kind != RT_MOMENT_PROGRAM && moment->grid != RT_MOMENT_PATH && !rt_desk_shows_found (desk))
    g_assert_false (shows_role (scene, RT_ROLE_FOUND)); /* a path and the end of a program may have them */
}

/* The verdict, and how much is left, are of the grid that is shown, or of the puzzle without what is
 * shown of a search or a path on it. */
static void
check_verdict (RtDesk *desk, const RtMoment *moment, const RtScene *scene)
{
  const RtVerdict *verdict = rt_desk_told_verdict (desk);
  g_autofree char *said = rt_desk_say_verdict (desk);
  int left = rt_desk_count_left (desk), filled = n_filled (scene);

  g_assert_cmpint (RT_N_CELLS - left, <=, filled);
  if (moment->grid == RT_MOMENT_OWN && !logic_is_on (desk))
    g_assert_cmpint (RT_N_CELLS - left, ==, filled);
  if (!verdict)
    return;
  g_assert_cmpint (verdict->n_digits, ==, RT_N_CELLS - left);
  if (verdict->is_full)
    g_assert_cmpint (left, ==, 0);
  if (g_strcmp0 (said, "solved") == 0)
    g_assert_cmpint (filled, ==, RT_N_CELLS);
  if (rt_desk_can_check (desk))
    g_assert_cmpint (moment->grid, ==, RT_MOMENT_OWN);
}

/* The subtitle names what is not the person's own. */
static void
check_subject (RtDesk *desk, const RtMoment *moment)
{
  g_autofree char *subject = rt_moment_say_subject (moment, false);
  g_autofree char *step = g_strdup_printf ("%'" G_GUINT64_FORMAT, moment->step);
  bool has_found = !rt_cells_is_empty (rt_document_position (rt_desk_document (desk))->found);

  switch (moment->grid) {
  case RT_MOMENT_OWN:
    g_assert_cmpint (subject != NULL, ==, logic_is_on (desk) && has_found);
    break;
  case RT_MOMENT_PATH:
    g_assert_cmpstr (subject, ==, "a path by logic");
    break;
  case RT_MOMENT_SEARCH:
    g_assert_nonnull (subject);
    g_assert_true (g_str_has_suffix (subject, step));
    break;
  case RT_MOMENT_ANSWER:
  default:
    g_assert_true (moment->kind == RT_MOMENT_SOLUTION || subject);
  }
}

/* Card, timeline and page say that a search waits where one does. */
static void
check_waiting (RtDesk *desk, const RtMoment *moment)
{
  g_autofree char *waiting = rt_desk_say_waiting (desk);
  g_autofree char *step = g_strdup_printf ("%'" G_GUINT64_FORMAT, rt_player_position (rt_desk_player (desk)));
  RtWaits waits = rt_desk_search_waits (desk);

  g_assert_cmpint (waits == RT_WAITS_BEHIND, ==, rt_desk_has_trace (desk) && logic_is_on (desk));
  g_assert_cmpint (waiting != NULL, ==, waits != RT_WAITS_NOT);
  if (waits == RT_WAITS_BEHIND)
    g_assert_nonnull (strstr (waiting, step));
  if (waits == RT_WAITS_LEFT)
    g_assert_true (rt_desk_can_undo (desk));
  g_assert_cmpint (moment->kind == RT_MOMENT_LEFT, ==, waits == RT_WAITS_LEFT && !logic_is_on (desk));
}

/* The card has the words of the state in front. */
static void
check_card (RtDesk *desk, const RtMoment *moment)
{
  g_autofree char *said = rt_moment_say (moment);

  g_assert_cmpint (moment->reasoning != NULL, ==, logic_is_on (desk));
  g_assert_cmpint (said == NULL, ==, moment->kind == RT_MOMENT_NONE);
  if (moment->kind == RT_MOMENT_SOLUTION)
    g_assert_cmpint (moment->grid, ==, RT_MOMENT_ANSWER);
  if (moment->kind == RT_MOMENT_NONE || moment->kind == RT_MOMENT_LEFT)
    g_assert_cmpint (moment->grid, ==, RT_MOMENT_OWN);
}

static void
check (RtDesk *desk)
{
  RtScene scene;
  RtMoment moment = *rt_desk_moment (desk);

  rt_compose_desk (&scene, desk);
  check_grid (desk, &moment, &scene);
  check_verdict (desk, &moment, &scene);
  check_subject (desk, &moment);
  check_waiting (desk, &moment);
  check_card (desk, &moment);
}

/* The state that Undo and Redo restore. */
typedef struct {
  RtPosition position;
  RtMomentGrid grid;
  RtSolvingState state;
  guint64 place, length;
} Seen;

static Seen
see (RtDesk *desk)
{
  RtPlayer *player = rt_desk_player (desk);

  return (Seen) { *rt_document_position (rt_desk_document (desk)), rt_desk_shows (desk), state_of (desk),
                  rt_player_position (player), rt_player_length (player) };
}

/* A search that runs is not where it was. */
static void
assert_same (const Seen *a, const Seen *b)
{
  g_assert_true (rt_position_equal (&a->position, &b->position));
  g_assert_cmpint (a->grid, ==, b->grid);
  g_assert_cmpint (a->state, ==, b->state);
  if (a->state == RT_SOLVING_RUNNING)
    return;
  g_assert_cmpuint (a->place, ==, b->place);
  g_assert_cmpuint (a->length, ==, b->length);
}

static void
do_and_check (RtDesk *desk, const Deed *deed)
{
  g_test_message ("%s", deed->name);
  deed->begin (desk);
  check (desk);
  until_at_rest (desk);
  check (desk);
}

/* A desk on PUZZLE with a mark of the person. What logic finds is found at once. */
static RtDesk *
begin_desk (const char *puzzle)
{
  RtDesk *desk = desk_of (puzzle);

  g_autoptr (RtLadder) singles = rt_ladder_new_from_text ("hidden-single-box hidden-single-line");

  endless = strcmp (puzzle, LONGER) == 0;
  rt_reasoning_set_ladder (rt_desk_reasoning (desk), singles);
  rt_document_edit (rt_desk_document (desk), RT_EDIT_MARK, rt_cells_of (3), 6, false);
  until_at_rest (desk);
  check (desk);
  return desk;
}

/* Returns true if it is enough to try SUBJECT on a puzzle that is soon solved. */
static bool
is_needless (const char *puzzle, gsize subject)
{
  return strcmp (puzzle, LONGER) == 0 && subject >= N_LASTING;
}

/* Returns true if only a share of the pairs is tried, without the pair of I and K. Each state is
 * first in a third of its pairs, and second in a third. */
static bool
is_spared (gsize i, gsize k)
{
  return is_a_part () && (i + k) % 3 != 0;
}

static void
test_subject_after_subject (gconstpointer puzzle)
{
  for (gsize i = 0; i < G_N_ELEMENTS (subjects); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (subjects); k++) {
      RtDesk *desk;

      if (is_needless (puzzle, MIN (i, k)) || is_spared (i, k))
        continue;
      desk = begin_desk (puzzle);
      do_and_check (desk, &subjects[i]);
      do_and_check (desk, &subjects[k]);
      close_desk (desk);
    }
}

static void
test_deed_on_subject (gconstpointer puzzle)
{
  for (gsize i = 0; i < G_N_ELEMENTS (subjects); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (deeds) && !is_needless (puzzle, i); k++) {
      RtDesk *desk;
      RtDocument *document;
      Seen before, after, again;
      bool solved, logic, logic_after; /* hint, list and path do not come back */
      guint depth;

      if (is_spared (i, k))
        continue;
      desk = begin_desk (puzzle);
      document = rt_desk_document (desk);
      do_and_check (desk, &subjects[i]);
      before = see (desk);
      logic = logic_is_on (desk);
      depth = rt_document_depth (document);
      do_and_check (desk, &deeds[k]);
      after = see (desk);
      logic_after = logic_is_on (desk);
      /* Undo takes back the search that came to its solution together with that. */
      solved = g_strcmp0 (rt_document_undo_label (document), "Solve") == 0;
      if (rt_document_depth (document) == depth + 1) {
        do_and_check (desk, &(Deed) { "undo", rt_desk_undo });
        again = see (desk);
        if (!solved && !logic)
          assert_same (&again, &before);
        do_and_check (desk, &(Deed) { "redo", rt_desk_redo });
        again = see (desk);
        if (!logic_after)
          assert_same (&again, &after);
      }
      close_desk (desk);
    }
}

/* A picture of SEVERAL. */
static RtPhoto *
draw_photo (void)
{
  RtDesk *desk = desk_of (SEVERAL);
  g_autoptr (GBytes) bytes = NULL;
  RtScene scene;
  RtPhoto *made;

  rt_compose_desk (&scene, desk);
  bytes = rt_export (&scene, &rt_theme_light, rt_picture_formats[0], 400, NULL);
  made = rt_photo_new (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, NULL);
  close_desk (desk);
  return made;
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  photo = draw_photo ();
  g_test_add_data_func ("/voices/subject-after-subject/several", SEVERAL, test_subject_after_subject);
  g_test_add_data_func ("/voices/subject-after-subject/long", LONGER, test_subject_after_subject);
  g_test_add_data_func ("/voices/deed-on-subject/several", SEVERAL, test_deed_on_subject);
  if (!is_a_part ())   /* while it runs, subject after subject is tried */
    g_test_add_data_func ("/voices/deed-on-subject/long", LONGER, test_deed_on_subject);
  status = g_test_run ();
  rt_photo_unref (photo);
  return status;
}
