/* logic-options.c - for commands that search for logical steps: finds or parses their ladder (the
 * order of techniques), and prepares the position from which they start. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/common/logic-options.h"

#include "cli/common/output.h"
#include "cli/common/option-values.h"
#include "engine/fast/fast.h"
#include "engine/logic/ladder/ladder.h"
#include "engine/position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const struct {
  const char *id;
  RtLadder *(*make) (void);
} ladders[] = { { "human", rt_ladder_new_human }, { "rating", rt_ladder_new_rating } };

const char *
rt_reasoning_nth_ladder (guint n, const char **says)
{
  return n < G_N_ELEMENTS (ladders) ? ladders[n].id : NULL;
}

/* Parses the ladder (techniques in the order in which they are tried) in the file PATH, which
 * contains SIZE bytes of TEXT. If it is malformed, prints an error and returns NULL. */
static RtLadder *
read_ladder (const char *path, const char *text, gsize size)
{
  g_autofree char *word = NULL;
  bool again;
  guint line;
  RtLadder *ladder = strlen (text) == size ? rt_ladder_read (text, &word, &line, &again) : NULL;

  if (strlen (text) != size)
    rt_usage_error (_("%s is no text"), path);
  else if (word && again)
    /* Translators: a file, a line in it, and a word there. */
    rt_usage_error (_("%s, line %u: “%s” stands there for the second time"), path, line, word);
  else if (word)
    /* Translators: a file, a line in it, and a word there. */
    rt_usage_error (_("%s, line %u: no technique is called “%s”; retrace-cli technique lists them"),
                    path, line, word);
  else if (!ladder)
    rt_usage_error (_("%s: there are no techniques in it"), path);
  return ladder;
}

RtLadder *
rt_reasoning_ladder (const char *name)
{
  const RtChoice choice = { "ladder", NULL, rt_reasoning_nth_ladder };
  g_autofree char *text = NULL, *ids = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;

  for (gsize i = 0; i < G_N_ELEMENTS (ladders); i++)
    if (!name || strcmp (name, ladders[i].id) == 0)
      return ladders[i].make ();
  if (g_file_get_contents (name, &text, &size, &error))
    return read_ladder (name, text, size);
  if (!g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT)) {
    rt_usage_error ("%s", error->message);
    return NULL;
  }
  ids = rt_choice_list (&choice, ", ");
  rt_usage_error (_("No ladder and no file is called “%s”; there are: %s"), name, ids);
  return NULL;
}

int
rt_reasoning_start_board (const RtPosition *position, RtReasoningFrom from, RtBoard *board, RtCells *givens)
{
  int n_solutions;
  RtGrid grid;

  if (from == RT_FROM_CANDIDATES) {
    uint64_t count;

    rt_position_board (position, board);
    rt_fast_count_board (board, 2, NULL, &count, NULL);
    *givens = rt_grid_filled (&board->grid);
    return (int) count;
  }
  if (from == RT_FROM_GIVENS)
    grid = position->givens;
  else
    rt_position_grid (position, &grid);
  n_solutions = rt_fast_solve (&grid, NULL);
  if (n_solutions && from == RT_FROM_GIVENS) {
    rt_board_init (board, &grid);
    *givens = rt_grid_filled (&grid);
  } else if (n_solutions) {
    rt_start_board (position, board);
    *givens = rt_start_givens (position);
  }
  return n_solutions;
}

bool
rt_reasoning_presumes_one (RtReasoningFrom from, int n_solutions)
{
  return n_solutions == 1 && from != RT_FROM_CANDIDATES;
}

RtLadder *
rt_reasoning_turn (RtStudy *study, const RtLadder *ladder, const RtPosition *position,
                   RtReasoningFrom from, int *n_solutions)
{
  RtLadder *usable;
  RtCells givens;
  RtBoard board;

  *n_solutions = rt_reasoning_start_board (position, from, &board, &givens);
  if (!*n_solutions)
    return NULL;
  rt_study_at_board (study, &board);
  study->givens = givens;
  usable = rt_ladder_copy (ladder);
  if (!rt_reasoning_presumes_one (from, *n_solutions))
    rt_ladder_switch_unique (usable, false);
  return usable;
}
