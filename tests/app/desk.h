/* desk.h - where windows are tested: one application, a folder of its own, puzzles and files, and
 * what is done with every window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/application.h"
#include "common/puzzles.h"
#include "widgets/person.h"

/* The one that all windows are of, from desk_begin to desk_run. */
extern RtApplication *application;

/* First in main: what the program keeps goes to the folder, and the screen is there. */
void desk_begin (int *argc, char ***argv);

/* Last in main: runs the tests that were added. Returns the status to exit with. */
int desk_run (void);

/* The preference KEY is what it was at first. */
void reset_preference (const char *key);

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

/* Opens FILE, asked for in WINDOW. */
void open_file (RtShell *window, GFile *file);

/* DOCUMENT in WINDOW, in place of the one before. */
void set_document (RtWindow *window, RtDocument *document);

/* How many windows the application has. */
guint n_windows (void);

/* Closes WINDOW, of any kind, and waits until nothing of it is left, nor of its desk. (The desk of the
 * last one is kept by GTK, with its actions, until there is another.) */
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

/* Where in WINDOW the grid is, once it has settled. */
void bounds_of_grid (RtWindow *window, graphene_rect_t *bounds);

/* Asks for a hint to its last stage: at each the grid is at PLACE. */
void hint_at_rest (RtWindow *window, const graphene_rect_t *place);

/* The label of BUTTON, a fitting one of one line, is as wide as the text that it shows. */
void assert_as_wide_as_its_text (GtkWidget *button);

/* Whether nothing that scrolls, nor the edge of the window, hides the uppermost HEIGHT pixels of WIDGET, or all of
 * it if it is less high. */
bool is_in_sight (GtkWidget *widget, float height);
