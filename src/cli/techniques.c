/* techniques.c - the techniques, by the ids that a command line names them with. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/techniques.h"

#include "engine/logic/finders/families.h"

#include <glib/gi18n-lib.h>

const char *
rt_techniques_nth (guint n, const char **says)
{
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (n-- == 0) {
        *says = _(row->name);
        return row->id;
      }
  return NULL;
}
