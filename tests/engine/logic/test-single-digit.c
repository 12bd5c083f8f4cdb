/* test-single-digit.c - compares the finds of single-digit techniques with their definitions on
 * many boards, as that is fast. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/finders/families.h"

#include "common/share.h"
#include "definitions.h"
#include "positions.h"

#include <string.h>

static void
check_board (RtStudy *study, gpointer data)
{
  guint *n = data;

  for (const Definition *definition = definitions; definition->id; definition++)
    for (const RtTechnique *row = rt_family_single_digit.rows; row->id; row++)
      if (strcmp (definition->id, row->id) == 0)
        n[row - rt_family_single_digit.rows] += check_definition (definition, study);
}

static void
test_definitions (void)
{
  guint n[20] = { 0 };

  for_each_thinned_board (n_cases (4000), check_board, n);
  for (const RtTechnique *row = rt_family_single_digit.rows; row->id; row++)
    g_test_message ("%s: %u", row->id, n[row - rt_family_single_digit.rows]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/single-digit/definitions", test_definitions);
  return g_test_run ();
}
