/* share.c - reads RT_TEST_SHARE, and computes from it how many cases a test tries. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "share.h"

#include <glib.h>

static double
share (void)
{
  const char *text = g_getenv ("RT_TEST_SHARE");
  double number = text ? g_ascii_strtod (text, NULL) : 1;

  g_assert_true (number > 0 && number <= 1e6);
  return number;
}

int
n_cases (int usually)
{
  return MAX ((int) (usually * share () + 0.5), 1);
}

int
every_nth (void)
{
  return MAX ((int) (1 / share () + 0.5), 1);
}

bool
is_tried (int *n)
{
  return (*n)++ % every_nth () == 0;
}

bool
is_a_part (void)
{
  return every_nth () > 1;
}
