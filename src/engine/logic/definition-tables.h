/* definition-tables.h - the tables of definitions; each ends with a row without id. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/definition.h"

extern const RtDefinition rt_definitions_of_houses[];
extern const RtDefinition rt_definitions_of_patterns[];
extern const RtDefinition rt_definitions_of_chains[];
