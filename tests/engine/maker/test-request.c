/* test-request.c - tests which requests are refused, with which reason, and which are accepted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/rating/scale.h"
#include "engine/maker/request.h"

#include "common/cases.h"

#include <string.h>

#define NO_SYMMETRIC "has this symmetry"
#define IN_GROUPS "they come in groups"
#define NO_RATING "No puzzle has such a rating"
#define EMPTY_ROWS "leaves two rows"
#define EMPTY_COLUMNS "leaves two columns"

/* Fails the test unless REQUEST is refused for WHY; NULL: not at all. */
static void
check (const RtRequest *request, const char *why)
{
  g_autofree char *said = rt_request_refuse (request);

  if (!why)
    g_assert_null (said);
  else if (!said || !strstr (said, why))
    g_error ("“%s” is said, and not “%s”", said ? said : "nothing", why);
}

/* Puzzles with 17 givens are known without symmetry and with a diagonal; with any other, of 18. */
static void
test_least (void)
{
  static const char *const with_17[] = { "none", "diagonal", "antidiagonal", NULL };

  for (const RtSymmetry *symmetry = rt_symmetry_by_id ("none"); symmetry->id; symmetry++) {
    RtRequest request;

    rt_request_init (&request);
    request.symmetry = symmetry;
    check (&request, NULL);
    request.givens_most = 17;
    check (&request, g_strv_contains (with_17, symmetry->id) ? NULL : NO_SYMMETRIC);
    request.givens_most = 16;
    request.givens_least = 16;
    check (&request, "fewer than 17 givens");
    request.givens_most = 20;
    check (&request, NULL);
  }
}

/* A quarter turn takes four cells to one another, and leaves the middle; a half turn two. */
static void
test_groups (void)
{
  for (int n = 18; n <= RT_N_CELLS; n++) {
    RtRequest request;

    rt_request_init (&request);
    request.givens_least = request.givens_most = n;
    request.symmetry = rt_symmetry_by_id ("quarter-turn");
    check (&request, n % 4 < 2 ? NULL : IN_GROUPS);
    request.symmetry = rt_symmetry_by_id ("half-turn");
    check (&request, NULL);
  }
}

/* The bounds must reach some word; between two of them there is no rating. */
static void
test_ratings (void)
{
  for (int er = 1; er <= rt_hard_words[RT_HARD_WORDS - 1].most; er++) {
    bool is_one = false;
    RtRequest request;

    for (int word = 0; word < RT_HARD_WORDS; word++)
      is_one |= er >= rt_hard_words[word].least && er <= rt_hard_words[word].most;
    rt_request_init (&request);
    request.er_least = request.er_most = er;
    check (&request, is_one ? NULL : NO_RATING);
    request.er_least = 0;
    check (&request, er >= rt_hard_words[0].least ? NULL : NO_RATING);
  }
  for (int word = 0; word < RT_HARD_WORDS; word++) {
    RtRequest request;

    rt_request_init (&request);
    rt_request_set_level (&request, word);
    check (&request, NULL);
  }
}

/* Any two empty lines of three are refused, one is not, nor are two of other bands. */
static void
test_patterns (void)
{
  for (int a = 0; a < 18; a++)
    for (int b = 0; b < 18; b++) {
      RtRequest request;

      rt_request_init (&request);
      request.is_painted = true;
      request.pattern = RT_CELLS_ALL;
      for (int i = 0; i < 9; i++) {
        rt_cells_remove (&request.pattern, rt_houses[a][i]);
        rt_cells_remove (&request.pattern, rt_houses[b][i]);
      }
      check (&request, a == b || a / 3 != b / 3 ? NULL : a < 9 ? EMPTY_ROWS : EMPTY_COLUMNS);
    }
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/request", test_least, test_groups, test_ratings, test_patterns);
}
