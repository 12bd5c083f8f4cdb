/* export.h - pictures, pages, tables and texts out of a window: what its grid shows, puzzles on
 * paper, film strips and steps of its search, the path of steps to its solution.
 *
 * Drawing and saving happen in threads; the window says how it ended. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"
#include "picture/export.h"
#include "picture/sheet.h"

/* What a file with something out of WINDOW is called, but for its ending: "a" where the document is
 * "a.sdk". Free with g_free. */
char *rt_export_name (RtWindow *window);

/* What the grid shows, in light colours, to FILE. Its name says in which format; if it is made of
 * pixels, its side has so many. */
void rt_export_picture (RtWindow *window, GFile *file, int pixels);

/* The same; a dialog asks where, and proposes a name for FORMAT. */
void rt_export_choose_picture (RtWindow *window, const RtPictureFormat *format, int pixels);

/* PUZZLES (of RtPuzzle; the array must not change any more) on pages of a PDF file. */
void rt_export_choose_pages (RtWindow *window, GPtrArray *puzzles, const RtSheet *sheet,
                             const RtPaper *paper);
void rt_export_pages (RtWindow *window, GFile *file, GPtrArray *puzzles, const RtSheet *sheet,
                      const RtPaper *paper);

/* The picture of the grid, for the steps FROM..TO of TRACE, in rows of COLUMNS frames. */
void rt_export_choose_film (RtWindow *window, RtTrace *trace, guint64 from, guint64 to,
                            int columns);
void rt_export_film (RtWindow *window, GFile *file, RtTrace *trace, guint64 from, guint64 to,
                     int columns);

/* The steps of the search as comma-separated values, in the player's grain: of a long search those
 * from the player's place on, as many as a spreadsheet may hold. */
void rt_export_choose_table (RtWindow *window);
void rt_export_table (RtWindow *window, GFile *file);

/* The path, which there must be, as text: the digits that it starts from, its steps in the notation
 * of forums, what they amount to. */
void rt_export_choose_path (RtWindow *window);
void rt_export_path (RtWindow *window, GFile *file);
