/* search-choice.h - drop-downs in which a person chooses a search algorithm, or a variant of plain backtracking. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

#include <gtk/gtk.h>
#include <stdbool.h>

/* Fills CHOICE with searches. If WAYS is true, it gets a row for each classic search; all classics make the same steps
 * and differ only in their code. If WAYS is false, it gets one row for all classics, "Plain backtracking", and a row
 * for each other search. NAME (translated) is the accessible name. */
void rt_search_choice_init (GtkDropDown *choice, const char *name, bool ways);

/* rt_search_choice_search returns the chosen search; for "Plain backtracking", the classic that was chosen last.
 * rt_search_choice_set_search chooses SEARCH and notifies `selected`. */
const RtSearch *rt_search_choice_search (GtkDropDown *choice);
void rt_search_choice_set_search (GtkDropDown *choice, const RtSearch *search);
