/* words.c - the sentences of techniques. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/words.h"

#include <string.h>

/* Translators: words in braces stand for what the step is about; they must stay as they are, in any
 * order. {digits} is "7" or "3 and 8"; {base}, {cover} and {house} are "row 2" or "rows 2 and 5";
 * {cells} and {place} are "r1c2" or "r1c2 and r3c2", by row and column. */
static const RtWords words[] = {
  { "full-house",
    N_("{house} has only one empty cell left, {place}, and only the digit {digits} is missing.") },
  { "hidden-single-box",
    N_("In {house} the digit {digits} can only stand in {place}.") },
  { "hidden-single-line",
    N_("In {house} the digit {digits} can only stand in {place}.") },
  { "naked-single",
    N_("{place} sees every digit but {digits}.") },
  { "direct-pointing",
    N_("In {base} the digit {digits} stands in {cover}, wherever that may be: so {house} has only "
       "{place} left for it.") },
  { "direct-claiming",
    N_("In {base} the digit {digits} stands in {cover}, wherever that may be: so {house} has only "
       "{place} left for it.") },
  { "pointing",
    N_("In {base} the digit {digits} can only stand in {cover}, so the rest of {cover} cannot have "
       "it.") },
  { "claiming",
    N_("In {base} the digit {digits} can only stand in {cover}, so the rest of {cover} cannot have "
       "it.") },
  { "direct-hidden-pair",
    N_("In {base} the digits {digits} have only the cells {cells}, which hold nothing else: so "
       "{place} is the only one left for its digit.") },
  { "direct-hidden-triple",
    N_("In {base} the digits {digits} have only the cells {cells}, which hold nothing else: so "
       "{place} is the only one left for its digit.") },
  { "naked-pair",
    N_("{cells} can hold only {digits}, so the rest of {base} cannot have these.") },
  { "hidden-pair",
    N_("In {base} the digits {digits} have only the cells {cells}, which hold nothing else.") },
  { "naked-triple",
    N_("{cells} can hold only {digits}, so the rest of {base} cannot have these.") },
  { "hidden-triple",
    N_("In {base} the digits {digits} have only the cells {cells}, which hold nothing else.") },
  { "naked-quad",
    N_("{cells} can hold only {digits}, so the rest of {base} cannot have these.") },
  { "hidden-quad",
    N_("In {base} the digits {digits} have only the cells {cells}, which hold nothing else.") },
  { "x-wing",
    N_("In {base} the digit {digits} can only stand in {cover}, once in each: so the rest of "
       "{cover} cannot have it.") },
  { "swordfish",
    N_("In {base} the digit {digits} can only stand in {cover}, once in each: so the rest of "
       "{cover} cannot have it.") },
  { "jellyfish",
    N_("In {base} the digit {digits} can only stand in {cover}, once in each: so the rest of "
       "{cover} cannot have it.") },
};

const RtWords *
rt_words_of (const RtTechnique *technique)
{
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (strcmp (words[i].id, technique->id) == 0)
      return &words[i];
  return NULL;
}
