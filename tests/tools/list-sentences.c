/* list-sentences.c - prints for each technique, and each of its variants, a step and what is said of it,
 * in English and in Korean.
 *
 *     list-sentences PRACTICE LOCALES     the file of positions to practise, the folder of translations
 *
 * It makes tests/data/sentences.txt, which is there to be read from end to end. A row has the id and,
 * after a colon, the variant; below stand the position, and name and sentences in either language. The
 * position is the technique's example or one of those to practise, or else on the way through a puzzle
 * that is known to have the variant: the first where such a step is found. Chains within chains are
 * told as dynamic ones are; their examples stand for them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/finders/example-lines.h"
#include "engine/logic/board/positions.h"

#include "engine/logic/finders/families.h"
#include "engine/logic/step/sink.h"
#include "engine/logic/words/say.h"

#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_VARIANTS 16

/* Of a technique that takes long, only the first step of its example is made. */
#define DEAR 8.8

static char **practice;

/* Puzzles with what is in no position to practise. */
static const struct {
  const char *id, *puzzle;
} others[] = {
  { "avoidable-rectangle",
    ".8.4.7.3......9.7....8..4.21......8334.9..76.7..6.3.9..1...2...9.6.......3......7" },
  { "franken-x-wing",
    "................12..3..4.........3....5...4...1..67.......8..3...4...5..26..1...." },
  { "grouped-x-chain",
    "................12..3..4.........3....5...4...1..67.......8..3...4...5..26..1...." },
  { "dynamic",
    "....7....6.2...5..59..1.7.6......8....63....1.5..24...3.1....2.....394....5.8...." },
};

/* In the language of LOCALE: that of the C locale is English, any other one speaks as the environment
 * says. */
static void
print_in (const char *locale, const RtStep *step)
{
  g_autofree char *text = NULL;

  setlocale (LC_MESSAGES, locale);
  text = rt_say_hint (step, RT_HINT_ALL);
  g_print ("    %s: %s\n", rt_hint_name (step, RT_HINT_ALL), text);
}

static void
print_step (const RtStep *step, const char *line)
{
  g_print ("%s:%d\n    %s\n", step->technique->id, step->technique->variants ? step->variant : 0,
           line);
  print_in ("C", step);
  print_in ("C.UTF-8", step);
}

static int
n_variants (const RtTechnique *technique)
{
  int n = 0;

  while (technique->variants && technique->variants[n])
    n++;
  return MAX (n, 1);
}

static GPtrArray *
steps_of (const RtTechnique *technique, RtStudy *study)
{
  RtStep *first;
  GPtrArray *steps;
  RtSink sink;

  if (technique->price < DEAR)
    return all_steps_of (technique, study);
  steps = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_step_unref);
  rt_sink_init_first (&sink, true);
  first = technique->find (technique, study, &sink) ? rt_step_freeze (&sink.draft) : NULL;
  if (first)
    g_ptr_array_add (steps, first);
  rt_draft_clear (&sink.draft);
  return steps;
}

/* The first step of each variant, and where it is. */
typedef struct {
  const RtTechnique *technique;
  int n_missing;
  RtStep *step[MAX_VARIANTS];
  char *line[MAX_VARIANTS];
} Listing;

static void
take_steps (RtStudy *study, gpointer data)
{
  Listing *listing = data;
  g_autoptr (GPtrArray) steps = NULL;

  if (!listing->n_missing)
    return;
  study->corrected_uniqueness = true;
  steps = steps_of (listing->technique, study);
  for (guint i = 0; i < steps->len; i++) {
    RtStep *step = g_ptr_array_index (steps, i);
    int variant = listing->technique->variants ? step->variant : 0;

    if (listing->step[variant])
      continue;
    listing->step[variant] = rt_step_ref (step);
    listing->line[variant] = position_text (study);
    listing->n_missing--;
  }
}

static void
look_at (Listing *listing, const char *line)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  RtGrid solution;

  turn_to_line (study, line, &solution);
  take_steps (study, listing);
}

static void
walk (Listing *listing, const char *text)
{
  g_autoptr (RtLadder) ladder = cheap_ladder ();
  g_autoptr (RtStudy) study = rt_study_new ();
  RtGrid puzzle;

  rt_grid_parse (&puzzle, text);
  ladder->taking = RT_TAKE_FIRST;
  for_each_board (study, &puzzle, ladder, take_steps, listing);
}

static void
list (const RtTechnique *technique)
{
  Listing listing = { .technique = technique, .n_missing = n_variants (technique) };
  gsize length = strlen (technique->id);
  int n = listing.n_missing;

  look_at (&listing, technique->example);
  if (technique->price >= DEAR)
    listing.n_missing = 0;
  for (char **line = practice; *line && listing.n_missing; line++)
    if (strncmp (*line, technique->id, length) == 0 && (*line)[length] == '\t')
      look_at (&listing, *line + length + 1);
  for (guint i = 0; i < G_N_ELEMENTS (others) && listing.n_missing; i++)
    if (strcmp (others[i].id, technique->id) == 0)
      walk (&listing, others[i].puzzle);
  for (int i = 0; i < n; i++) {
    if (listing.step[i])
      print_step (listing.step[i], listing.line[i]);
    g_clear_pointer (&listing.step[i], rt_step_unref);
    g_free (listing.line[i]);
  }
}

int
main (int argc, char **argv)
{
  g_autofree char *text = NULL;

  if (argc < 3 || !setlocale (LC_ALL, "C.UTF-8") ||
      !g_file_get_contents (argv[1], &text, NULL, NULL))
    return EXIT_FAILURE;
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  bindtextdomain (GETTEXT_PACKAGE, argv[2]);
  textdomain (GETTEXT_PACKAGE);
  g_setenv ("LANGUAGE", "ko", TRUE);
  practice = g_strsplit (text, "\n", -1);
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      list (row);
  g_strfreev (practice);
  return EXIT_SUCCESS;
}
