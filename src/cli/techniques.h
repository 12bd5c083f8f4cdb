/* techniques.h - the techniques, by the ids that a command line names them with. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Their ids, as a choice has them (choice.h). */
const char *rt_techniques_nth (guint n, const char **says);
