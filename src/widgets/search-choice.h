/* search-choice.h - a choice of algorithm, and one of the ways to write plain backtracking. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

#include <gtk/gtk.h>
#include <stdbool.h>

/* Fills CHOICE. WAYS: a row for each of the classics, which make the same steps and differ in their code alone;
 * else one row for all of them, "Plain backtracking", and one for each other search. NAME (translated) is the
 * accessible name. */
void rt_search_choice_init (GtkDropDown *choice, const char *name, bool ways);

/* Return the chosen search, and choose another one, which notifies `selected`. "Plain backtracking" is the classic
 * that was chosen last. */
const RtSearch *rt_search_choice_search (GtkDropDown *choice);
void rt_search_choice_set_search (GtkDropDown *choice, const RtSearch *search);
