/* check-failures.c - collects the failed conditions of the checks, with their places, as a text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/check-failures.h"

#include <glib.h>
#include <string.h>

static char noted[2000];

bool
refuse (const char *file, int line, const char *condition)
{
  gsize length = strlen (noted);

  g_snprintf (noted + length, sizeof noted - length, "%s%s:%d: %s", length ? "\n" : "", file, line,
              condition);
  return false;
}

void
refusal_clear (void)
{
  *noted = 0;
}

const char *
refusal (void)
{
  return noted;
}
