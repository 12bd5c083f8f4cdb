/* draw.c - the command `draw`: draws one puzzle or a logical step as a picture, steps of a search as
 * an animated GIF, or any number of puzzles on pages of a PDF file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/input.h"
#include "cli/common/logic-options.h"
#include "cli/common/option-values.h"
#include "cli/common/output.h"
#include "document/files/replace.h"
#include "document/solve/search-cost.h"
#include "engine/autoptr.h"
#include "engine/core/grid.h"
#include "engine/logic/chains/thread-budget.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/ladder/step-search.h"
#include "engine/position.h"
#include "picture/animated-gif.h"
#include "picture/compose.h"
#include "picture/export.h"
#include "picture/font-check.h"
#include "picture/pdf-book.h"
#include "picture/scene.h"
#include "picture/theme.h"
#include "picture/tree-picture.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib.h>
#include <glib/gi18n-lib.h>
#include <langinfo.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Number of techniques for singles, which are the first ones of the ladder for people. */
#define N_SINGLES 4

/* Returns the positive number that the option's value WHICH is; 0 if it is no number. */
static guint
number_of (const char *which)
{
  guint64 number;

  return g_ascii_string_to_unsigned (which, 10, 1, G_MAXINT, &number, NULL) ? (guint) number : 0;
}

/* Returns true if WHICH is a valid value of --step: a number or the id of a technique. */
static bool
draw_step_is_one (const char *which)
{
  return number_of (which) || rt_technique_by_id (which);
}

/* Returns the techniques for people in their order. TECHNIQUE (may be NULL) is moved to index PLACE
 * unless it comes before that. Free with rt_ladder_free. */
static RtLadder *
make_ladder (const RtTechnique *technique, guint place)
{
  RtLadder *ladder = rt_ladder_new_human ();
  const RtRung rung = { technique, true };

  if (!technique || place >= ladder->rungs->len)
    return ladder;
  for (guint i = 0; i < place; i++)
    if (g_array_index (ladder->rungs, RtRung, i).technique == technique)
      return ladder;
  rt_ladder_switch (ladder, technique, false);
  g_array_insert_val (ladder->rungs, place, rung);
  return ladder;
}

/* A request for a step, and the board at which the path to it starts. */
typedef struct {
  guint number;                 /* number of the step, from 1; 0: the step is found by its
                                 * technique */
  const RtTechnique *technique; /* technique of the step; NULL: the step is found by its number */
  RtBoard board;
  RtCells givens;               /* cells that hold a digit of the puzzle */
  bool presumes_one;            /* true: uniqueness techniques may be used */
} Wanted;

/* Applies the steps found with LADDER (techniques in their order) up to the one WANTED. Returns
 * that step, which the caller owns, and sets BOARD to the board before it; returns NULL if the path
 * ends before the step. */
static RtStep *
walk (const Wanted *wanted, const RtLadder *ladder, RtBoard *board)
{
  g_autoptr (RtStudy) study = rt_study_new ();

  study->threads = rt_threads_of_program ();
  *board = wanted->board;
  for (guint number = 1;; number++) {
    g_autoptr (RtStep) step = NULL;

    rt_study_at_board (study, board);
    study->givens = wanted->givens;
    step = rt_step_search_next (study, ladder);
    if (!step || number == wanted->number || step->technique == wanted->technique)
      return g_steal_pointer (&step);
    rt_step_apply (step, board);
  }
}

/* Finds the step WANTED, a number or a technique, on the path that the techniques for people make.
 * If the technique is not on that path, tries the path with the technique moved right after the
 * singles, and then before them, because singles may destroy its pattern. Returns the step, which
 * the caller owns, and sets BOARD to the board before it; NULL if there is none. */
static RtStep *
find_step (const Wanted *wanted, RtBoard *board)
{
  static const guint places[] = { G_MAXUINT, N_SINGLES, 0 };
  RtStep *step = NULL;

  for (guint i = 0; i < (wanted->technique ? G_N_ELEMENTS (places) : 1) && !step; i++) {
    g_autoptr (RtLadder) ladder = make_ladder (wanted->technique, places[i]);

    rt_ladder_switch_unique (ladder, wanted->presumes_one);
    step = walk (wanted, ladder, board);
  }
  return step;
}

/* Returns true if STEP, which may distinguish cases, has one with the number ONE_CASE (0: all
 * cases); otherwise prints an error. */
static bool
has_case (const RtStep *step, int one_case)
{
  guint n_cases = rt_step_last_view (step);

  if (one_case <= (int) n_cases)
    return true;
  g_printerr (ngettext ("retrace-cli: the step has %u case\n",
                        "retrace-cli: the step has %u cases\n", (gulong) n_cases),
              n_cases);
  return false;
}

/* Sets SCENE to a logical step on the path to the solution, drawn on the grid before it. The path begins on the part
 * FROM of POSITION. WHICH is the number of the step on the path, from 1, or the id of a technique, for its first
 * step. If no step of the technique is on the path, the technique is tried earlier than usual: right after the
 * singles, or before them. ONE_CASE is the number of one of the cases that the step distinguishes; 0: all. If there
 * is no such step, prints an error and returns false. */
static bool
draw_step (RtScene *scene, const RtPosition *position, RtReasoningFrom from, const char *which,
              int one_case)
{
  g_autoptr (RtStep) step = NULL;
  Wanted wanted = { .number = number_of (which) };
  RtPosition there = *position;
  int n_solutions = rt_reasoning_start_board (position, from, &wanted.board, &wanted.givens);
  RtBoard board;

  if (n_solutions == 0) {
    g_printerr (_("retrace-cli: no step leads to a solution, as there is none\n"));
    return false;
  }
  if (!wanted.number)
    wanted.technique = rt_technique_by_id (which);
  wanted.presumes_one = rt_reasoning_presumes_one (from, n_solutions);
  step = find_step (&wanted, &board);
  if (!step) {
    /* Translators: the number of a step, or the id of a technique, as the person wrote it. */
    g_printerr (_("retrace-cli: no step “%s” is on the way\n"), which);
    return false;
  }
  if (!has_case (step, one_case))
    return false;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (board.grid.digit[cell] && !rt_position_digit (&there, cell))
      rt_position_enter (&there, cell, board.grid.digit[cell], true);
  rt_compose_step (scene, &there, board.candidates, step, RT_HINT_ALL, (guint) one_case);
  return true;
}

/* Parses STEPS, a range such as "1-200". If STEPS is NULL, sets FROM and TO to 0: from the start to
 * the first solution. If STEPS is malformed or has too many steps, prints an error and returns
 * false. */
static bool
draw_film_range (const char *steps, guint64 *from, guint64 *to)
{
  char *end;

  *from = 0;
  *to = 0;
  if (!steps)
    return true;
  *from = g_ascii_strtoull (steps, &end, 10);
  if (end > steps && *end == '-' && g_ascii_isdigit (end[1]))
    *to = g_ascii_strtoull (end + 1, &end, 10);
  if (*end || *to < *from || *to == 0) {
    /* Translators: what the person wrote. */
    rt_usage_error (_("“%s” is no range of steps, as in --steps=1-200"), steps);
    return false;
  }
  if (*to - *from >= RT_ANIMATION_STEPS_MOST) {
    rt_usage_error (_("A film has at most %d steps"), RT_ANIMATION_STEPS_MOST);
    return false;
  }
  return true;
}

/* Runs the search of TRACE, and records its steps up to step TO, or to its end; if TO is 0, up to
 * the first solution. */
static void
record (RtTrace *trace, guint64 to)
{
  RtStatus status;

  do
    status = rt_trace_run (trace, NULL);
  while (status == RT_STATUS_SOLVED && rt_trace_length (trace) < to);
}

/* Writes an animated GIF of steps FROM to TO (0: the first solution) of the search called ID (NULL:
 * masks) on GIVENS to the file NAME. SIZE is in pixels, SPEED in steps a second; 0 means the
 * default. TREE: draws the tree of the steps, too. Returns the exit status. */
static int
draw_film (const char *name, const RtGrid *givens, const char *id, guint64 from, guint64 to,
              int size, double speed, bool tree, const RtTheme *theme)
{
  const RtSearch *search = rt_searches_find ("with", id);
  RtTrace *trace = search ? rt_trace_new (search, givens) : NULL;
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *etag = NULL;
  RtAnimation animation = { from, to ? to : G_MAXUINT64, size ? size : RT_ANIMATION_SIDE,
                            speed > 0 ? speed : RT_ANIMATION_SPEED, tree };
  int result = RT_EXIT_FINE;

  if (!search)
    return RT_EXIT_USAGE;
  record (trace, to);
  if (from > rt_trace_length (trace))
    result = rt_usage_error (_("The search ends before the first of these steps"));
  else if (!(bytes = rt_animate (trace, &animation, theme, NULL, &error)) ||
           !rt_replace_file (file, bytes, NULL, &etag, NULL, &error)) {
    g_printerr (_("retrace-cli: “%s” cannot be written: %s\n"), name, error->message);
    result = RT_EXIT_OUTPUT;
  }
  rt_trace_unref (trace);
  return result;
}

#define PER_PAGE 4 /* default number of puzzles on a page */

static char *to, *paper_name, *output, *step, *film, *film_steps, *search;
static int size, per_page, one_case;
static double speed;
static guint64 film_from, film_to;
static gboolean candidates, solutions, dark, tree;

static const GOptionEntry options[] = {
  { "to", 't', 0, G_OPTION_ARG_STRING, &to,
    N_("What to draw: pdf, svg or png (default: as the name of the output says, else pdf)"),
    /* Translators: these stand for the values in the help, as in --to=FORMAT. */
    N_("FORMAT") },
  { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
    N_("Write to this file (default: standard output)"), N_("FILE") },
  { "size", 's', 0, G_OPTION_ARG_INT, &size,
    N_("The side of an SVG in points (default: 480), or of a PNG in pixels (default: 1200)"),
    N_("N") },
  { "per-page", 'n', 0, G_OPTION_ARG_INT, &per_page,
    N_("Put 1, 2, 4, 6 or 9 puzzles on a page of a PDF (default: 4)"), N_("N") },
  { "paper", 'p', 0, G_OPTION_ARG_STRING, &paper_name,
    N_("The paper of a PDF: a4 or letter (default: what is customary in the locale)"),
    N_("PAPER") },
  { "candidates", 'c', 0, G_OPTION_ARG_NONE, &candidates,
    N_("Draw pencil marks, or where there are none the digits that may stand in each cell"),
    NULL },
  { "solutions", 'S', 0, G_OPTION_ARG_NONE, &solutions,
    N_("Add pages of solutions to a PDF"), NULL },
  { "step", 0, 0, G_OPTION_ARG_STRING, &step,
    N_("Draw a step on the way to the solution: its number, as explain counts, or the id of a "
       "technique (retrace-cli technique lists them)"),
    /* Translators: stands for the value in the help, as in --step=STEP. */
    N_("STEP") },
  { "case", 0, 0, G_OPTION_ARG_INT, &one_case,
    N_("Of a step that looks at several cases, draw one (default: all); the deductions that it "
       "makes on the way are numbered after the cases, each with its own cases after it"), N_("N") },
  { "tree", 0, 0, G_OPTION_ARG_NONE, &tree,
    N_("Draw the tree of a search instead: each digit it tried, as wide as what it cost; "
       "with --film: below its steps"), NULL },
  { "film", 0, 0, G_OPTION_ARG_FILENAME, &film,
    N_("Draw steps of a search as an animated picture (GIF) into this file"), N_("FILE") },
  { "steps", 0, 0, G_OPTION_ARG_STRING, &film_steps,
    N_("The steps of a film, as in 1-200 (default: from the start to the first solution)"),
    /* Translators: stands for the value in the help, as in --steps=A-B. */
    N_("A-B") },
  { "with", 'w', 0, G_OPTION_ARG_STRING, &search,
    N_("The search of a tree or a film (default: masks)"), N_("ID") },
  { "speed", 0, 0, G_OPTION_ARG_DOUBLE, &speed,
    N_("How many steps a second a film shows, up to 50 (default: 4)"), N_("N") },
  { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, N_("Draw a picture in dark colours"), NULL },
  G_OPTION_ENTRY_NULL
};

static const char *
nth_format (guint n, const char **says)
{
  return rt_picture_formats[n] ? rt_picture_formats[n]->id : NULL;
}

#define LETTER 1 /* index of the paper */

static const char *
nth_paper (guint n, const char **says)
{
  static const char *const papers[] = { "a4", "letter", NULL };

  return papers[n];
}

static const char *
nth_count (guint n, const char **says)
{
  static char text[12];

  g_snprintf (text, sizeof text, "%d", rt_sheet_counts[n]);
  return rt_sheet_counts[n] ? text : NULL;
}

static const RtChoice choices[] = { { "to", NULL, nth_format },
                                    { "paper", NULL, nth_paper },
                                    { "per-page", NULL, nth_count },
                                    { "step", NULL, rt_techniques_nth },
                                    { "with", NULL, rt_searches_nth },
                                    { 0 } };

/* State of the drawing. */
static const RtPictureFormat *format;
static RtSheet sheet;
static RtPaper paper;
static RtBook *book;         /* the PDF file; NULL before its first puzzle, or for a picture */
static RtPuzzle *the_puzzle; /* the puzzle of a picture or film */
static RtReasoningFrom from; /* part of THE_PUZZLE on which the path to a step starts */
static guint n_puzzles;      /* number of puzzles read */
static FILE *file;           /* unnamed temporary file for the output; NULL: standard output */

/* The output */

/* Prints MESSAGE, the reason why the output file cannot be written, as an error. Returns RT_EXIT_OUTPUT. */
static int
fail (const char *message)
{
  g_autofree char *name = g_filename_display_name (output);

  /* Translators: the name of a file, and the system's own words. */
  g_printerr (_("retrace-cli: “%s” cannot be written: %s\n"), name, message);
  return RT_EXIT_OUTPUT;
}

/* Appends N bytes of DATA to the finished drawing. Ends the program if they cannot be written. */
static void
put (const void *data, gsize n)
{
  if (!file)
    rt_put_text (data, n);
  else if (fwrite (data, 1, n, file) != n)
    exit (fail (g_strerror (errno)));
}

static cairo_status_t
put_cb (void *closure, const unsigned char *data, unsigned n)
{
  put (data, n);
  return CAIRO_STATUS_SUCCESS;
}

/* Before anything is drawn, which may take minutes, checks that the folder of the output exists,
 * and opens a temporary file. Returns the exit status. */
static int
open_output (void)
{
  g_autoptr (GFile) name = NULL, folder = NULL;

  if (!output)
    return RT_EXIT_FINE;
  name = g_file_new_for_commandline_arg (output);
  folder = g_file_get_parent (name);
  if (folder && !g_file_query_exists (folder, NULL))
    return fail (g_strerror (ENOENT));
  file = tmpfile ();
  return file ? RT_EXIT_FINE : fail (g_strerror (errno));
}

/* Replaces the output file atomically by the finished drawing, a temporary file. Returns the exit status. */
static int
close_output (void)
{
  g_autoptr (GFile) name = NULL;
  g_autoptr (GMappedFile) drawn = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *etag = NULL;

  if (!file)
    return RT_EXIT_FINE;
  if (fflush (file) != 0)
    return fail (g_strerror (errno));
  name = g_file_new_for_commandline_arg (output);
  drawn = g_mapped_file_new_from_fd (fileno (file), FALSE, &error);
  bytes = drawn ? g_mapped_file_get_bytes (drawn) : NULL;
  return bytes && rt_replace_file (name, bytes, NULL, &etag, NULL, &error) ? RT_EXIT_FINE
                                                                          : fail (error->message);
}

/* Drawing */

static bool
take (RtPuzzle *puzzle)
{
  n_puzzles++;
  if (!film && !tree && strcmp (format->id, "pdf") == 0) {
    if (!book)
      book = rt_book_new (&sheet, &paper, put_cb, NULL);
    rt_book_add (book, puzzle);
  } else if (!the_puzzle) {
    the_puzzle = rt_puzzle_ref (puzzle);
  }
  return true;
}

/* Makes PUZZLE, which is given by candidates (a sukaku), the puzzle to draw. Its candidates are
 * always drawn. Returns true. */
static bool
take_candidates (RtPuzzle *puzzle)
{
  sheet.candidates = true;
  from = RT_FROM_CANDIDATES;
  if (book)
    rt_book_show_candidates (book);
  return take (puzzle);
}

/* Sets SCENE, the digits and marks to draw, to the puzzle or, with --step, to a logical step.
 * Returns false if there is no such step. */
static bool
compose (RtScene *scene)
{
  RtPosition position = rt_sheet_position (&sheet, the_puzzle);
  RtGrid grid;

  if (step)
    return draw_step (scene, &position, from, step, one_case);
  rt_position_grid (&position, &grid);
  rt_compose_play (scene, &position, rt_grid_conflicts (&grid));
  return true;
}

static GBytes *
draw_picture (const RtScene *scene, GError **error)
{
  return rt_export (scene, dark ? &rt_theme_dark : &rt_theme_light, format,
                    size ? size : format->pixels ? RT_EXPORT_PIXELS : RT_EXPORT_POINTS, error);
}

/* Returns a picture of the tree of the search up to the first solution, which the caller owns.
 * Returns NULL with ERROR set on failure. */
static GBytes *
draw_tree (GError **error)
{
  g_autoptr (RtTrace) trace = rt_trace_new (rt_searches_find ("with", search), &rt_puzzle_position (the_puzzle)->givens);
  int width = size ? size : format->pixels ? RT_EXPORT_PIXELS : RT_EXPORT_POINTS;
  g_autofree char *said = NULL, *turn = NULL, *caption = NULL;
  RtSearchCost cost;
  g_autoptr (RtTree) whole = NULL;
  GBytes *bytes;

  rt_trace_run (trace, NULL);
  rt_search_cost_of (trace, &cost, NULL);
  said = rt_search_cost_say (&cost);
  turn = rt_search_cost_say_turn (&cost);
  caption = g_strdup_printf ("%s %s", said, turn);
  whole = rt_tree_new (trace, 1, cost.length, 1 + cost.length / (2 * (guint64) width), NULL);
  bytes = rt_export_tree (whole, caption, dark ? &rt_theme_dark : &rt_theme_light, format, width, error);
  return bytes;
}

/* Draws the puzzles that were read, and writes the output. Returns the exit status. */
static int
finish (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  RtScene scene;
  bool drawn;

  if (the_puzzle && n_puzzles > 1)
    return rt_usage_error (_("A picture is of one puzzle, and there are several; "
                             "--to=pdf takes any number"));
  if (the_puzzle && film)
    return draw_film (film, &rt_puzzle_position (the_puzzle)->givens, search, film_from, film_to,
                         size, speed, tree, dark ? &rt_theme_dark : &rt_theme_light);
  if (the_puzzle && !tree && !compose (&scene))
    return RT_EXIT_NO_SOLUTION;
  if (book) {
    drawn = rt_book_finish (book, &error);
  } else {
    bytes = tree ? draw_tree (&error) : draw_picture (&scene, &error);
    drawn = bytes != NULL;
    if (bytes)
      put (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  }
  if (drawn)
    return close_output ();
  g_printerr ("retrace-cli: %s\n", error->message);
  return RT_EXIT_OUTPUT;
}

/* Options */

/* Sets the format of the picture from --to, or from the name of the output. Returns the exit status. */
static int
choose_format (void)
{
  int n = rt_choice_find (choices, "to", to ? to : "pdf");

  if (n < 0)
    return RT_EXIT_USAGE;
  format = rt_picture_formats[n];
  if (!to && output && rt_picture_format_for (output))
    format = rt_picture_format_for (output);
  return RT_EXIT_FINE;
}

/* Returns true if Letter is the paper size of the locale. */
static bool
is_letter_customary (void)
{
#ifdef __GLIBC__
  return (int) (intptr_t) nl_langinfo (_NL_PAPER_HEIGHT) == 279;
#else
  return false;
#endif
}

static int
choose_paper (void)
{
  int n = rt_choice_find (choices, "paper", paper_name);
  bool letter = paper_name ? n == LETTER : is_letter_customary ();

  if (n < 0)
    return RT_EXIT_USAGE;
  paper = (RtPaper) { letter ? 612 : 595.28, letter ? 792 : 841.89, RT_SHEET_MARGIN,
                      RT_SHEET_MARGIN, RT_SHEET_MARGIN, RT_SHEET_MARGIN };
  return RT_EXIT_FINE;
}

static int
choose_sheet (void)
{
  int n = per_page ? per_page : PER_PAGE;
  bool known = false;

  for (const int *count = rt_sheet_counts; *count; count++)
    known |= *count == n;
  if (!known)
    return rt_usage_error (_("A page has 1, 2, 4, 6 or 9 puzzles"));
  sheet = (RtSheet) { .per_page = n, .titles = true, .ratings = true, .entries = true,
                      .candidates = candidates, .solutions = solutions,
                      .rtl = rt_sheet_is_rtl () };
  return RT_EXIT_FINE;
}

/* Checks the options of --film. If they are wrong, prints an error. Returns the exit status. */
static int
check_film (void)
{
  if (to || output || step || per_page || paper_name || solutions || candidates)
    return rt_usage_error (_("--film goes with --steps, --with, --speed, --size, --tree and --dark alone"));
  if (size && (size < RT_ANIMATION_SIDE_LEAST || size > RT_ANIMATION_SIDE_MOST))
    return rt_usage_error (_("The size of a film must be %d to %d"), RT_ANIMATION_SIDE_LEAST,
                           RT_ANIMATION_SIDE_MOST);
  if (speed < 0 || speed > 50)
    return rt_usage_error (_("The speed of a film must be more than 0, and at most 50"));
  if (search && !rt_searches_find ("with", search))
    return RT_EXIT_USAGE;
  return draw_film_range (film_steps, &film_from, &film_to) ? RT_EXIT_FINE : RT_EXIT_USAGE;
}

/* Checks that no option would be ignored, and that all values are within their limits. If not,
 * prints an error. Returns the exit status. */
static int
check_options (void)
{
  bool pages = strcmp (format->id, "pdf") == 0 && !tree;

  if (film)
    return check_film ();
  if (film_steps || speed != 0)
    return rt_usage_error (_("--steps and --speed are for --film"));
  if (search && !tree)
    return rt_usage_error (_("--with is for --tree and --film"));
  if (search && !rt_searches_find ("with", search))
    return RT_EXIT_USAGE;
  if (tree && (step || per_page || paper_name || solutions || candidates))
    return rt_usage_error (_("--tree goes with --to, --output, --with, --size and --dark alone"));
  if (pages && size)
    return rt_usage_error (_("--size is for svg and png; a pdf has the size of its paper"));
  if (!pages && (per_page || paper_name || solutions))
    return rt_usage_error (_("--per-page, --paper and --solutions are for pdf"));
  if (pages && (step || dark))
    return rt_usage_error (_("--step and --dark are for svg and png"));
  if (step && !draw_step_is_one (step))
    /* Translators: what the person wrote. */
    return rt_usage_error (_("“%s” is neither the number of a step nor the id of a technique; "
                             "retrace-cli technique lists them"),
                           step);
  if (one_case < 0 || (one_case && !step))
    return rt_usage_error (_("--case is the number of a case of a --step"));
  if (size < 0 || size > RT_EXPORT_PIXELS_MOST)
    return rt_usage_error (_("The size must be 1 to %d"), RT_EXPORT_PIXELS_MOST);
  if (!output && isatty (STDOUT_FILENO))
    return rt_usage_error (_("A terminal cannot show this; name a file with --output"));
  return RT_EXIT_FINE;
}

static int
check_fonts (void)
{
  const char *missing = rt_fonts_missing (NULL);

  if (missing)
    g_printerr ("retrace-cli: %s\n", missing);
  return missing ? RT_EXIT_OUTPUT : RT_EXIT_FINE;
}

static int
run (char **files)
{
  RtInputTask task = { .at_once = 64, .take = take };
  int (*const steps[]) (void) = { choose_format, choose_paper, choose_sheet, check_options,
                                  check_fonts, open_output };
  int result = RT_EXIT_FINE, end = RT_EXIT_FINE;

  for (gsize i = 0; i < G_N_ELEMENTS (steps) && result == RT_EXIT_FINE; i++)
    result = steps[i] ();
  if (result != RT_EXIT_FINE)
    return result;
  if (!film && !tree && !solutions)
    task.take_candidates = take_candidates;
  result = rt_input_run (files, &task);
  if (n_puzzles)
    end = finish ();
  g_clear_pointer (&file, fclose);
  g_clear_pointer (&the_puzzle, rt_puzzle_unref);
  return MAX (result, end);
}

const RtCommand rt_command_draw = {
  .id      = "draw",
  .summary = N_("Draw puzzles on pages of a PDF file, or one puzzle as an SVG or PNG picture."),
  .options = options,
  .choices = choices,
  .run     = run,
};
