/* candidates-read.h - parser of a grid that lists the candidates of every cell, alone or after its
 * puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"
#include "format/text/reader.h"

/* Reads a grid of candidates that follows at READER as the pencil marks of POSITION, and moves
 * READER past it, if it is consistent with the digits of POSITION. Otherwise does nothing. */
void rt_candidates_take (RtReader *reader, RtPosition *position);

/* Returns from 0 to 100 how certain it is that TEXT is a grid of candidates. rt_candidates_read
 * reads the next one. Functions for the list of formats. */
int rt_candidates_sniff (const char *text, gsize size);
RtRead rt_candidates_read (RtReader *reader, RtPuzzle **puzzle, GError **error);
