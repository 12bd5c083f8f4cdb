/* notebook.h - the lines of code and output in a notebook of Jupyter, whose JSON has each as a text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

/* Whether TEXT is such a notebook. */
bool rt_is_notebook (const char *text);

/* What the notebook TEXT says: in each line the last text of that line, so that places stay what they are.
 * Free with g_free. */
char *rt_notebook_text (const char *text);
