/* program.h - RtProgram: a search as a whole program in a programming language, with the lines that stand for
 * its listing.
 *
 * The programs lie in `data/programs` and are built into the library. There a mark in a comment ends each line
 * that stands for lines of the listing (from 0):
 *
 *     put(cell, digit); //@9          line 9 of the search's listing
 *     for cell in cells: #@0,1        its lines 0 and 1
 *
 * The marks are no part of the text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

#include <glib.h>

typedef struct {
  const char *id;     /* stable id for settings and command line */
  const char *name;   /* name of the language, not translated */
  const char *suffix; /* of a file's name, with the dot */
  const char *file;   /* required file name; NULL: any with the suffix */
} RtLanguage;

/* Ends with a row without an id. */
extern const RtLanguage rt_languages[];

/* Returns NULL if no language has this id. */
const RtLanguage *rt_language_by_id (const char *id);

typedef struct _RtProgram RtProgram;

/* Returns SEARCH as a program in LANGUAGE; NULL if there is none. */
RtProgram *rt_program_new (const RtSearch *search, const RtLanguage *language);
void rt_program_free (RtProgram *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtProgram, rt_program_free)

/* Returns the whole text; and its lines, ending with NULL. */
const char *rt_program_text (const RtProgram *self);
const char *const *rt_program_lines (const RtProgram *self);

/* Returns the program's line (from 0) for line LINE of the search's listing; -1: none. */
int rt_program_line (const RtProgram *self, int line);

/* Returns a file name for the program. Free with g_free. */
char *rt_program_file_name (const RtProgram *self);
