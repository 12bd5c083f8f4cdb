/* cases.h - helper for tests: adds many functions as test cases, each under the name of its function. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <string.h>

/* Adds FUNCTIONS, whose NAMES are separated by commas, as cases below PATH: test_comes_back is the case
 * "comes-back". */
static inline void
add_named_cases (const char *path, const char *names, void (*const functions[]) (void))
{
  g_auto (GStrv) words = g_strsplit (names, ", ", -1);

  for (int i = 0; words[i]; i++) {
    g_autofree char *name = g_strdup_printf ("%s/%s", path, words[i] + strlen ("test_"));

    g_test_add_func (g_strdelimit (name, "_", '-'), functions[i]);
  }
}

/* Adds the given functions as cases below PATH. */
#define add_cases(path, ...) \
  add_named_cases (path, #__VA_ARGS__, (void (*const[]) (void)) { __VA_ARGS__ })

/* Runs the given functions as cases below PATH: what main returns in a test that has no others. */
#define run_cases(argc, argv, path, ...) \
  (g_test_init (&(argc), &(argv), NULL), add_cases (path, __VA_ARGS__), g_test_run ())
