/* listed.h - a search's listing in the language that the person prefers: in words, or as a whole
 * program. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "document/programs/program.h"

/* SEARCH as a program in that language; NULL where it is words that are preferred, or where there is
 * no such program. Free with rt_program_free. */
RtProgram *rt_listed_program (const RtSearch *search);

/* The line of its listing that runs at the place of PLAYER; -1: none. */
int rt_listed_line (RtPlayer *player);

/* What the listing of SHELL's search shows goes to the clipboard; to the file that the person names
 * in a dialog; to FILE. */
void rt_listed_copy (RtShell *shell);
void rt_listed_save (RtShell *shell);
void rt_listed_save_to (RtShell *shell, GFile *file);
