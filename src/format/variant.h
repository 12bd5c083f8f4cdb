/* variant.h - what Sudokus with rules of their own are called. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

/* Where the first of the names stands that are in TEXT, as a word and in any case; NAME becomes it, as it is in
 * the list. NULL for none. */
const char *rt_variant_named (const char *text, gsize size, const char **name);

/* Adds to NOTICES in which line of TEXT a name stands, if there is one. */
void rt_variant_notice (const char *text, gsize size, GPtrArray *notices);

/* Whether something called MEMBER makes a rule, if it has parts. */
bool rt_variant_is_rule_of_parts (const char *member);

/* The same if it is true. */
bool rt_variant_is_rule (const char *member);

/* Whether something called MEMBER says in words what kind of puzzle it is. */
bool rt_variant_is_kind (const char *member);
