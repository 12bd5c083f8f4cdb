/* candidates-read.h - interface of the parser of a grid that lists the candidates of every cell,
 * alone or after its puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"
#include "format/text/reader.h"

/* If a grid of candidates follows that is consistent with the digits of POSITION, reads it as the
 * marks of POSITION, and moves READER past it. Otherwise does nothing. */
void rt_candidates_take (RtReader *reader, RtPosition *position);

/* Functions for the row of the format in the registry (format.h). */
int rt_candidates_sniff (const char *text, gsize size);
RtRead rt_candidates_read (RtReader *reader, RtPuzzle **puzzle, GError **error);
