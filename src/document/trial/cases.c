/* cases.c - table of the puzzles that a program is tested with. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/trial/cases.h"

#include <glib/gi18n-lib.h>

const RtTrialCase rt_trial_cases[] = {
  { "full", N_("Nothing is blank: it must print the grid as it is"),
    "483972165619385472572416893231897654756234918894651237928763541167548329345129786" },
  { "one-blank", N_("One blank, in the middle"),
    "4839721656193854725724168932318976547562.4918894651237928763541167548329345129786" },
  { "last-row", N_("The whole last row is blank: it must not end too early"),
    "483972165619385472572416893231897654756234918894651237928763541167548329........." },
  { "few-blanks", N_("At least one blank in every row, column and box"),
    ".83972165619.854725.2416.932.18.76547562.49.889.6512.792.76.54116754.32..4512978." },
  { "empty", N_("No given at all: the smallest grid there is"),
    "................................................................................." },
  { "sample-1", N_("A puzzle as judges show it"),
    "....5....8941..73....7.8.41..6....7.4..9.3..8.3....5..78.2.9....25..1897....8...." },
  { "no-first-row", N_("No given in the first row: the first digits are guesses"),
    ".........837259..1...4.6.8557934..1..6.1..84.1.8.62.....3.2....7.4.8.1...1...4.7." },
  { "sample-2", N_("Another one, with more to try"),
    "...3..82.....62.1.2..1.57...1.8....39.......74....1.6...12.8..5.9.41.....86..3..." },
  { "several", N_("21 solutions: judges ask for the smallest, or take any"),
    "1.9..73...2...59.7.........6....3...73.....91982.1....29.3.6....4.2..8.986..491.." },
  { "hundred-thousand", N_("100,000 digits must be tried"),
    "9.6..5..7.....7.......1.4...85....3.....81.5.6.3....7..2..9.6...........1.7.2.5.9" },
  { "17-givens", N_("17 givens: no puzzle has fewer"),
    "2....3......8.6...14......7.....839.7............4......6..........2...1..9....8." },
  { "turned", N_("Turned so that going row by row is the worst way: a hundred times as much as "
       "turned back"),
    "8.6.2..3...97...........8....2...6......54.....3....2........68271.9...54.....7.9" },
  { "millions", N_("Millions of digits must be tried: how fast is a test?"),
    "..5.....8..7..6......8..29.......76..34.........9.....2.......4........36...5...." },
  { NULL, NULL, NULL },
};
