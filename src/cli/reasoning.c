/* reasoning.c - which order of techniques a command goes by, and where on a puzzle it starts. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/reasoning.h"

#include "cli/choice.h"
#include "cli/command.h"
#include "engine/fast/fast.h"
#include "engine/logic/finders/families.h"
#include "engine/start.h"

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

/* TEXT without its comments. */
static char *
without_comments (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line; line++)
    (*line)[strcspn (*line, "#\r")] = '\0';
  return g_strjoinv ("\n", lines);
}

/* Every word names a technique that people use. */
static RtLadder *
read_ladder (const char *path, const char *text)
{
  g_autofree char *bare = without_comments (text);
  g_auto (GStrv) words = g_strsplit_set (bare, " \n\t", -1);
  bool any = false;

  for (char **word = words; *word; word++) {
    const RtTechnique *technique = rt_technique_by_id (*word + (**word == '-'));

    if (!**word)
      continue;
    any = true;
    if (!technique || !technique->human_rank) {
      /* Translators: a file, and a word in it. */
      rt_usage_error (_("%s: no technique for people is called “%s”; retrace-cli technique lists "
                        "them"), path, *word);
      return NULL;
    }
  }
  if (!any) {
    rt_usage_error (_("%s: there are no techniques in it"), path);
    return NULL;
  }
  g_strdelimit (bare, "\t", ' ');
  return rt_ladder_new_from_text (bare);
}

RtLadder *
rt_reasoning_ladder (const char *name)
{
  const RtChoice choice = { "ladder", NULL, rt_reasoning_nth_ladder };
  g_autofree char *text = NULL, *ids = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (ladders); i++)
    if (!name || strcmp (name, ladders[i].id) == 0)
      return ladders[i].make ();
  if (g_file_get_contents (name, &text, NULL, NULL))
    return read_ladder (name, text);
  ids = rt_choice_list (&choice, ", ");
  rt_usage_error (_("No ladder and no file is called “%s”; there are: %s"), name, ids);
  return NULL;
}

RtLadder *
rt_reasoning_turn (RtStudy *study, const RtLadder *ladder, const RtPosition *position,
                   bool only_givens)
{
  RtLadder *usable;
  int n_solutions;
  RtGrid grid;

  if (only_givens)
    grid = position->givens;
  else
    rt_position_grid (position, &grid);
  n_solutions = rt_fast_solve (&grid, NULL);
  if (!n_solutions)
    return NULL;
  if (only_givens) {
    rt_study_at_grid (study, &grid);
  } else {
    RtBoard board;

    rt_start_board (position, &board);
    rt_study_at_board (study, &board);
    study->givens = rt_start_givens (position);
  }
  usable = rt_ladder_copy (ladder);
  if (n_solutions > 1)
    rt_ladder_switch_unique (usable, false);
  return usable;
}
