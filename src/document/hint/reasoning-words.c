/* reasoning-words.c - writes the sentences that the card below the grid shows about hints:
 * mistakes, logical steps and running searches for steps. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/hint/reasoning-words.h"

#include "engine/core/geometry.h"
#include "engine/fast/fast.h"
#include "engine/logic/words/hint-targets.h"
#include "engine/place-text.h"

#include <glib/gi18n-lib.h>

/* Returns the sentence about the wrong entries MISTAKES (at least one cell) of POSITION. */
static char *
say_mistakes (const RtPosition *position, RtCells mistakes)
{
  int cell = rt_cells_first (mistakes), n = rt_cells_count (mistakes);

  if (n == 1)
    /* Translators: keep <b> and </b>: what stands between is bold. */
    return g_strdup_printf (_("<b>A mistake</b>: the %d in row %d, column %d is wrong."),
                            rt_position_digit (position, cell), rt_row_number (cell),
                            rt_column_number (cell));
  return g_strdup_printf (
    /* Translators: the number is at least two. */
    ngettext ("<b>Mistakes</b>: %d of your digits is wrong.",
              "<b>Mistakes</b>: %d of your digits are wrong.", (gulong) n), n);
}

/* Returns the sentence for a POSITION on which no technique finds a step: the grid has several
 * solutions, or techniques are switched off. Not to be freed. */
static const char *
no_step_text (const RtPosition *position)
{
  RtGrid grid;

  rt_position_grid (position, &grid);
  if (rt_fast_solve (&grid, NULL) > 1)
    return _("<b>No next step</b>: none of the techniques that are switched on leads further, as "
             "this grid has more than one solution.");
  return _("<b>No next step</b>: none of the techniques that are switched on leads further.");
}

/* Maximum number of cells whose names are spelled out; more cells are easier to read as "r1c2". */
#define FEW 2

#define NAMED "r([1-9])c([1-9])"

/* Returns the cells whose short names, such as "r1c2", occur in TEXT. NAMED is the regular
 * expression of such a name. */
static RtCells
named_cells (GRegex *named, const char *text)
{
  g_autoptr (GMatchInfo) match = NULL;
  RtCells cells = RT_CELLS_NONE;

  for (g_regex_match (named, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL)) {
    g_autofree char *name = g_match_info_fetch (match, 0);

    rt_cells_add (&cells, 9 * (name[1] - '1') + name[3] - '1');
  }
  return cells;
}

static gboolean
append_name (const GMatchInfo *match, GString *text, gpointer data)
{
  g_autofree char *name = g_match_info_fetch (match, 0);
  g_autofree char *cell = NULL;
  int start;

  g_match_info_fetch_pos (match, 0, &start, NULL);
  cell = rt_say_cell (9 * (name[1] - '1') + name[3] - '1');
  g_string_append (text, start ? cell : (cell = rt_begin_sentence (cell)));
  return FALSE;
}

char *
rt_spell_out (char *text)
{
  g_autoptr (GRegex) named = g_regex_new (NAMED, 0, 0, NULL);
  g_autofree char *before = text;

  if (rt_cells_count (named_cells (named, before)) > FEW)
    return g_steal_pointer (&before);
  return g_regex_replace_eval (named, before, -1, 0, 0, append_name, NULL, NULL);
}

/* Returns a sentence which warns that the hint SHOWN relies on the person's pencil marks; NULL if
 * there are no marks, or if the hint needs no candidates. */
static const char *
trust_text (const RtShownStep *shown)
{
  RtBoard board;

  if (shown->place >= 0 || shown->stage < RT_HINT_PATTERN || rt_hint_is_single (shown->step) ||
      !rt_position_has_marks (&shown->position))
    return NULL;
  switch (rt_start_board (&shown->position, &board)) {
  case RT_TRUST_CENTRE:
    return _("It trusts your centre marks.");
  case RT_TRUST_BOTH:
    return _("It trusts your marks, those in the corners too.");
  case RT_TRUST_NONE:
    return _("It uses all candidates: your marks are not complete.");
  case RT_TRUST_ALL:
  default:
    return NULL;
  }
}

static char *
say_step (const RtShownStep *shown)
{
  g_autofree char *text = rt_spell_out (rt_say_hint (shown->step, shown->stage));
  const char *trust = trust_text (shown);

  if (trust) {
    char *longer = g_strdup_printf ("%s %s", text, trust);

    g_free (text);
    text = longer;
  }
  /* Translators: the name of a technique, or of a kind of them, and a sentence. */
  return g_markup_printf_escaped (_("<b>%s.</b> %s"), rt_hint_name (shown->step, shown->stage),
                                  text);
}

/* Returns the sentence for a search for the path of steps to the solution that takes long. NAME is
 * the technique that is being tried, N_FOUND the number of steps found so far. */
static char *
say_path_so_far (const char *name, guint n_found)
{
  if (!n_found)
    return g_markup_printf_escaped (
      /* Translators: the name of a technique. */
      _("<b>Looking for the path to the solution</b>: trying %s…"), name);
  return g_markup_printf_escaped (
    /* Translators: how many steps there are already, and the name of a technique. */
    ngettext ("<b>Looking for the path to the solution</b>: %u step so far, now trying %s…",
              "<b>Looking for the path to the solution</b>: %u steps so far, now trying %s…",
              (gulong) n_found), n_found, name);
}

char *
rt_say_looking (const RtLooking *looking)
{
  const RtTechnique *technique = rt_looking_technique (looking);

  if (!technique)
    return g_strdup (_("Looking for the next step…"));
  switch (rt_looking_what (looking)) {
  case RT_STEPS_PATH:
    return say_path_so_far (_(technique->name), rt_looking_n_found (looking));
  case RT_STEPS_HERE:
    /* Translators: the name of a technique. */
    return g_markup_printf_escaped (_("<b>Looking for all steps</b>: trying %s…"),
                                    _(technique->name));
  case RT_STEPS_NONE:
  default:
    /* Translators: the name of a technique. */
    return g_markup_printf_escaped (_("<b>Looking for the next step</b>: trying %s…"),
                                    _(technique->name));
  }
}

char *
rt_say_reasoning (RtReasoningState state, RtSteps kind, const RtShownStep *shown)
{
  switch (state) {
  case RT_REASONING_STEP:
    return say_step (shown);
  case RT_REASONING_MISTAKE:
    return say_mistakes (&shown->position, shown->mistakes);
  case RT_REASONING_NO_STEP:
    return g_strdup (no_step_text (&shown->position));
  case RT_REASONING_UNSOLVABLE:
    return g_strdup (_("<b>No next step</b>: this grid has no solution."));
  case RT_REASONING_SOLVED:
    return g_strdup (_("<b>Every cell is filled</b>: the puzzle is solved."));
  case RT_REASONING_WORKING:
  case RT_REASONING_NOTHING:
  default:
    return kind == RT_STEPS_NONE ? NULL : g_strdup (_("Choose a step from the list."));
  }
}
