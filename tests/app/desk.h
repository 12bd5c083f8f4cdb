/* desk.h - where windows are tested: one application, a folder of its own, puzzles and files, and
 * what is done with every window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/application.h"
#include "widgets/person.h"

#define EASY_TAIL ".7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define EASY "53." EASY_TAIL
#define EASY_SOLVED "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
/* Solved too, but slowly enough to be stopped before. */
#define LONG "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"

/* The one that all windows are of, from desk_begin to desk_run. */
extern RtApplication *application;

/* First in main: what the program keeps goes to the folder, and the screen is there. */
void desk_begin (int *argc, char ***argv);

/* Last in main: runs the tests that were added. Returns the status to exit with. */
int desk_run (void);

/* The file of that NAME in the folder, whether or not there is one. */
GFile *file_of (const char *name);

/* Such a file with TEXT in it; and the text that is in one. */
GFile *write_file (const char *name, const char *text);
char *read_file (GFile *file);

/* No file can grow beyond a thousand bytes, as if the disk were full, until there is room again. */
void fill_disk (void);
void free_disk (void);

RtPuzzle *make_puzzle (const char *text);

/* A window on the puzzle TEXT (NULL: an empty grid). */
RtWindow *open_window (const char *text);

/* How many windows the application has. */
guint n_windows (void);

/* Closes WINDOW, of any kind, and waits until nothing of it is left. */
void close_window (gpointer window);

/* The window of that title over WINDOW, or NULL. */
GtkWidget *dialog_of (RtWindow *window, const char *title);

/* Does what WIDGET's menus and keys call ACTION, "group.name" or "group.name::target". */
void act (gpointer widget, const char *action);

/* Solves the grid, or looks for its path, and waits for the end of that. */
void solve (RtWindow *window);
void look_for_path (RtWindow *window);

/* The digits that are seen are those of EXPECTED. */
void assert_grid_shows (RtGridView *view, const char *expected);
void assert_shown (RtWindow *window, const char *expected);

/* WINDOW, of any kind, fits a screen of 360 pixels. */
void assert_narrow (gpointer window);
