/* definition.c - finding the definition of a technique. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/definition-tables.h"

#include <glib.h>
#include <string.h>

const RtDefinition *
rt_definition_of (const RtTechnique *technique)
{
  static const RtDefinition *const tables[] = {
    rt_definitions_of_houses, rt_definitions_of_patterns, rt_definitions_of_chains,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const RtDefinition *row = tables[i]; row->id; row++)
      if (strcmp (row->id, technique->id) == 0)
        return row;
  g_assert_not_reached ();
}
