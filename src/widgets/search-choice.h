/* search-choice.h - a choice of algorithm: what it does, and its short name below. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

#include <gtk/gtk.h>

/* Fills CHOICE with a row for each of rt_searches, in their order. NAME (translated) is its
 * accessible name. */
void rt_search_choice_init (GtkDropDown *choice, const char *name);

/* Returns the one that is chosen; to choose another one, which notifies `selected`. */
const RtSearch *rt_search_choice_search (GtkDropDown *choice);
void rt_search_choice_set_search (GtkDropDown *choice, const RtSearch *search);
