/* families.c - registry of all families of techniques; search for a technique by its id. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/finders/families.h"

#include <string.h>

#define X(name) &rt_family_##name,
const RtFamily *const rt_families[] = { RT_FAMILIES (X) NULL };
#undef X

const RtTechnique *
rt_technique_by_id (const char *id)
{
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (strcmp (row->id, id) == 0)
        return row;
  return NULL;
}

bool
rt_technique_takes_long (const RtTechnique *technique)
{
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (row == technique)
        return strcmp ((*family)->id, "forcing") == 0 || strcmp ((*family)->id, "last") == 0;
  return false;
}
