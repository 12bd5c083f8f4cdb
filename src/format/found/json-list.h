/* json-list.h - whether a text is a list of JSON, which is said without building it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>

/* Whether TEXT is nothing but one list or object: its brackets, commas and values are as they must be, but
 * not all is looked at. */
bool rt_json_is_list (const char *text);
