/* program-steps-text.c - writes translated sentences about the errors of a step log, and whether it
 * counts from 0 or 1. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/program-steps-text.h"

#include <errno.h>
#include <glib.h>
#include <glib/gi18n-lib.h>

static char *
say_both (const RtPrintoutError *error)
{
  g_autofree char *line = g_strdup_printf ("%" G_GUINT64_FORMAT, error->other_line);

  if (error->other_line == 0)
    /* Translators: of a program's steps: a row or column that there is not in this way of counting;
     * "# base 1" stays as it is. */
    return g_strdup_printf (error->base ? _("%d is no row, column or cell when counted from 1. A line "
                                            "“# base 0” in front tells that it counts from 0.")
                                        : _("%d is no row, column or cell when counted from 0. A line "
                                            "“# base 1” in front tells that it counts from 1."),
                            error->found);
  return g_strdup_printf (
    error->base ? _("%d is no row, column or cell when counted from 1, as line %s, column %u does.")
                : _("%d is no row, column or cell when counted from 0, as line %s, column %u does."),
    error->found, line, error->other_column);
}

char *
rt_printout_say_error (const RtPrintoutError *error, const char *first_other)
{
  switch (error->problem) {
  case RT_PRINTOUT_FINE:
    return NULL;
  case RT_PRINTOUT_BOTH:
    return say_both (error);
  case RT_PRINTOUT_BEYOND:
    return g_strdup_printf (_("A step has a row, a column and a digit, each of 0 to 9; %d is none."),
                            error->found);
  case RT_PRINTOUT_BAD_PUZZLE:
    return g_strdup_printf (_("“# puzzle” needs 81 cells in one line, digits or dots; here are %d."),
                            error->found);
  case RT_PRINTOUT_BAD_BASE:
    return g_strdup (_("“# base” needs a 0 or a 1."));
  case RT_PRINTOUT_NO_PUZZLE:
    return g_strdup (_("Nothing says which puzzle these steps solve. Print it before the first step, "
                       "or a line “# puzzle” with its 81 cells."));
  case RT_PRINTOUT_NO_STEPS:
    return g_strdup (_("There is no step in it. A step is a line with row, column and digit, as in "
                       "“3 5 7”."));
  case RT_PRINTOUT_NOT_STEPS:
    return g_strdup_printf (_("More than a third of all lines are no steps; this is the first: “%s”. A "
                              "step is a line with row, column and digit, as in “3 5 7”."),
                            first_other);
  case RT_PRINTOUT_TOO_LONG:
    return g_strdup (_("It is shown up to here: more steps than fit into 2 GiB are not kept."));
  case RT_PRINTOUT_DISK:
  default:
    return g_strdup_printf (_("The steps cannot be kept: %s"), g_strerror (error->cause));
  }
}

const char *
rt_printout_say_numbering (RtNumbered how, int base)
{
  switch (how) {
  case RT_NUMBERED_BY_NUMBERS:
    return base ? _("Rows and columns count from 1, as there is a 9.")
                : _("Rows and columns count from 0, as there is a 0.");
  case RT_NUMBERED_BY_REMARK:
    return base ? _("Rows and columns count from 1, as a line says.")
                : _("Rows and columns count from 0, as a line says.");
  case RT_NUMBERED_BY_GIVENS:
    return base ? _("Rows and columns count from 1: from 0, steps would write into givens.")
                : _("Rows and columns count from 0: from 1, steps would write into givens.");
  case RT_NUMBERED_BY_NOTHING:
    return _("Rows and columns are taken to count from 0; nothing in it tells.");
  case RT_NUMBERED_UNKNOWN:
  default:
    return "";
  }
}
