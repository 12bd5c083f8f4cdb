/* program.h - RtProgram: a search as a whole program in a language that people write, and which of
 * its lines is which of the listing.
 *
 * The programs lie in `data/programs` and are built into the library. There a mark ends each line
 * that stands for some of the listing (from 0), in a comment of the language:
 *
 *     put(cell, digit); //@9          search's line 9
 *     for cell in cells: #@0,1        its lines 0 and 1
 *
 * Nobody sees the marks: the text is without them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

#include <glib.h>

typedef struct {
  const char *id;     /* stable: settings and command line use it */
  const char *name;   /* as its people write it; the same in all languages of the world */
  const char *suffix; /* of a file's name, with the dot */
  const char *file;   /* the name that a file must have; NULL: any with the suffix */
} RtLanguage;

/* In the order in which they are offered; ends with a row without an id. */
extern const RtLanguage rt_languages[];

/* NULL where no language has this id. */
const RtLanguage *rt_language_by_id (const char *id);

typedef struct _RtProgram RtProgram;

/* SEARCH as a program in LANGUAGE; NULL where there is none. */
RtProgram *rt_program_new (const RtSearch *search, const RtLanguage *language);
void rt_program_free (RtProgram *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtProgram, rt_program_free)

/* The whole text, and the same in lines, the last of which is followed by NULL. */
const char *rt_program_text (const RtProgram *self);
const char *const *rt_program_lines (const RtProgram *self);

/* Which of its lines (from 0) is line LINE of the search's listing; -1: none. */
int rt_program_line (const RtProgram *self, int line);

/* What to call a file of it. Free with g_free. */
char *rt_program_file_name (const RtProgram *self);
