/* program-file.h - RtProgramFile: a command that runs a person's file, which may be a program, a
 * script or a source file. A source file is compiled into a temporary folder. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/programs/search-source.h"
#include "engine/core/stop.h"

#include <glib.h>
#include <stdbool.h>

/* Returns the programming language of the file called NAME by its suffix, or NULL. */
const RtLanguage *rt_source_language (const char *name);

/* Returns statements in LANGUAGE that print the puzzle and a step to the standard error, as an
 * example. Not to be freed. */
const char *rt_source_prints (const RtLanguage *language);

typedef struct {
  char **argv;    /* command */
  char **silent;  /* command that runs the program without the printing of its steps; NULL: there is none */
  char *folder;   /* temporary folder with the compiled program, or NULL */
  /* output of the compiler if it failed; NULL if it succeeded or was not needed */
  char *complaint;
} RtProgramFile;

/* Sets FILE to a command that runs WORDS: the name of a file or command, and its arguments.
 * Compiles a source file, which takes seconds. Returns false with an error if the file is no
 * program, there is no compiler, or the compiler fails; then the message names the first line with
 * an error. FILE must be cleared in both cases. STOP may be NULL. May be called in any thread. */
bool rt_program_file_open (RtProgramFile *file, char **words, RtStop *stop, GError **error);

/* Frees the contents of FILE and removes its temporary folder. */
void rt_program_file_clear (RtProgramFile *file);

/* Returns the first message in TEXT, the output of a compiler or interpreter, that names a line of
 * the file called NAME: "Line 12: expected ...". Returns NULL if there is none. Free with g_free. */
char *rt_program_file_say_line (const char *text, const char *name);
