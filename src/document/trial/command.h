/* command.h - the words that run a file that the person chose. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* The file at PATH, with ARGUMENTS as a shell reads them (may be empty). A script that cannot be run by
 * itself is given to the language that its name tells. NULL with an error of G_SHELL_ERROR where the
 * arguments are malformed. Free with g_strfreev. */
char **rt_trial_command (const char *path, const char *arguments, GError **error);
