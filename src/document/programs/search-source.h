/* search-source.h - RtProgram: the source text of a search as a complete program in a programming
 * language, and the mapping from lines of the search's listing (pseudocode) to lines of the
 * program.
 *
 * The programs lie in `data/programs` and are compiled into the library as resources. A line that
 * implements lines of the listing (from 0) ends with a comment that names them:
 *
 *     put(cell, digit); //@9          implements line 9 of the search's listing
 *     for cell in cells: #@0,1        implements lines 0 and 1
 *
 * These comments are removed from the text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

#include <glib.h>

typedef struct {
  const char *id;     /* stable id for settings and command line */
  const char *name;   /* name of the language, not translated */
  const char *suffix; /* suffix of file names, with the dot */
  const char *file;   /* required file name; NULL: any with the suffix */
} RtLanguage;

/* The languages. The last row has no id. */
extern const RtLanguage rt_languages[];

/* Returns the programming language with this id, or NULL. */
const RtLanguage *rt_language_by_id (const char *id);

typedef struct _RtProgram RtProgram;

/* Returns SEARCH as a complete program in LANGUAGE; NULL if there is no such program. */
RtProgram *rt_program_new (const RtSearch *search, const RtLanguage *language);
void rt_program_free (RtProgram *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtProgram, rt_program_free)

/* Returns the whole text of the program; rt_program_lines its lines as a NULL-terminated array. The
 * program owns both. */
const char *rt_program_text (const RtProgram *self);
const char *const *rt_program_lines (const RtProgram *self);

/* Returns the line of the program (from 0) that implements line LINE (from 0) of the search's
 * pseudocode; -1 if there is none or LINE is below 0. */
int rt_program_line (const RtProgram *self, int line);

/* Returns a suitable file name for the program, with the suffix of its language. Free with g_free. */
char *rt_program_file_name (const RtProgram *self);
