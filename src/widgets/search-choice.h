/* search-choice.h - drop-downs in which a person chooses a search algorithm, or a variant of plain backtracking. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

#include <gtk/gtk.h>
#include <stdbool.h>

/* Fills CHOICE with search algorithms. If WAYS, it has a row for each variant of plain backtracking (a classic
 * search); they make the same steps and differ only in their code. Otherwise it has one row "Plain backtracking" for
 * all of these, and a row for each other search. NAME (translated) is the accessible name. */
void rt_search_choice_init (GtkDropDown *choice, const char *name, bool ways);

/* Returns the chosen search; for "Plain backtracking", the variant that was chosen last.
 * rt_search_choice_set_search chooses SEARCH and notifies `selected`. */
const RtSearch *rt_search_choice_search (GtkDropDown *choice);
void rt_search_choice_set_search (GtkDropDown *choice, const RtSearch *search);
