/* preferences.h - list of the preferences that the program stores in GSettings, and access to their
 * values.
 *
 * To add a preference, add a row here and a key to the schema below data/; a test compares them. If
 * the schema is not installed, values last as long as the program runs. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* Each row: name, key in the schema, type and default in the text format of GVariant, and in a comment the file that
 * uses the preference. The summary of the key in the schema says what the preference does. */
#define RT_PREFERENCES(X)                                                            \
  X (SEARCH, "search", "s", "'masks'")                    /* search/search-page.c */        \
  X (LANGUAGE, "language", "s", "'words'")               /* search/listing-view.c */      \
  X (FOLDS, "folds", "s", "''")                           /* search/search-page.c: open expanders */ \
  X (ASKED, "asked", "b", "false")                        /* window/desk-view.c: was asked what Solve shows */ \
  X (TIMER, "timer", "b", "false")                        /* puzzle/puzzle-page.c */ \
  X (RECORD, "record", "b", "false")                      /* puzzle/play-record-part.c */ \
  X (RESULT, "result", "s", "'fill'")                     /* window/window.c */      \
  X (VERDICT, "verdict", "s", "'on-demand'")              /* window/window.c */      \
  X (SPEED, "speed", "d", "10.0")                         /* window/window.c */    \
  X (FILM, "film", "b", "true")                           /* window/window.c */    \
  X (PATH_SPEED, "path-speed", "d", "0.5")                /* window/window.c */    \
  X (DIGIT_FIRST, "digit-first", "b", "false")            /* window/desk-view.c */ \
  X (NEXT_CELL, "next-cell", "b", "true")                 /* window/desk-view.c */ \
  X (TREE_PART, "tree-part", "d", "0.0")                  /* window/foot-handle.c */ \
  X (CLEAN_MARKS, "clean-marks", "b", "true")             /* window/window.c */      \
  X (FILL_MARKS, "fill-marks", "b", "false")              /* window/window.c */      \
  X (COLOUR_SCHEME, "colour-scheme", "s", "'system'")     /* common/appearance.c */  \
  X (TECHNIQUES, "techniques", "s", "''")                 /* logic/technique-settings.c */   \
  X (TECHNIQUE_ORDER, "technique-order", "s", "'human'")  /* logic/technique-settings.c */   \
  X (ASSUME_UNIQUE, "assume-unique", "b", "true")         /* logic/technique-settings.c */   \
  X (PICTURE_FORMAT, "picture-format", "s", "'png'")      /* paper/export-window.c */ \
  X (PICTURE_SIZE, "picture-size", "i", "1200")           /* paper/export-window.c */ \
  X (SHEET_PER_PAGE, "sheet-per-page", "i", "4")          /* paper/sheet-options.c */ \
  X (SHEET_TITLES, "sheet-titles", "b", "true")           /* paper/sheet-options.c */ \
  X (SHEET_RATINGS, "sheet-ratings", "b", "true")         /* paper/sheet-options.c */ \
  X (SHEET_ENTRIES, "sheet-entries", "b", "true")         /* paper/sheet-options.c */ \
  X (SHEET_CANDIDATES, "sheet-candidates", "b", "false")  /* paper/sheet-options.c */ \
  X (SHEET_SOLUTIONS, "sheet-solutions", "b", "false")    /* paper/sheet-options.c */ \
  X (PAGE_SETUP, "page-setup", "a{sv}", "{}")             /* paper/sheet-options.c */ \
  X (PRINT_SETTINGS, "print-settings", "a{sv}", "{}")     /* paper/print.c */        \
  X (TRIAL_PROGRAM, "trial-program", "s", "''")           /* trial/trial-window.c */  \
  X (TRIAL_ARGUMENTS, "trial-arguments", "s", "''")       /* trial/trial-window.c */  \
  X (TRIAL_INPUT, "trial-input", "s", "'rows'")           /* trial/trial-window.c */  \
  X (TRIAL_SECONDS, "trial-seconds", "i", "10")           /* trial/trial-window.c */  \
  X (TRIAL_ANY, "trial-any", "b", "false")                /* trial/trial-window.c */  \
  X (WINDOW_WIDTH, "window-width", "i", "0")              /* window/window.c */    \
  X (WINDOW_HEIGHT, "window-height", "i", "0")            /* window/window.c */    \
  X (MAXIMIZED, "maximized", "b", "false")                /* window/window.c */

typedef enum {
#define X(name, key, type, fallback) RT_PREFERENCE_##name,
  RT_PREFERENCES (X)
#undef X
  RT_N_PREFERENCES,
} RtPreference;

/* Returns the value of the boolean PREFERENCE. The next functions return values of other types; the
 * row in RT_PREFERENCES must have that type. The value is in the range of the schema. The caller
 * owns strings and variants. */
gboolean rt_preference_boolean (RtPreference preference);
int rt_preference_int (RtPreference preference);
double rt_preference_double (RtPreference preference);
char *rt_preference_string (RtPreference preference);
GVariant *rt_preference_variant (RtPreference preference);

/* Registers CHANGED, which is called with OBJECT (a GObject) whenever the value of PREFERENCE may
 * have changed, in this process or another one. Ends when OBJECT is destroyed. */
void rt_preference_watch (RtPreference preference, gpointer object,
                          void (*changed) (gpointer object));

/* Stores VALUE for the boolean PREFERENCE. The next functions store values of other types, which must be in the range
 * of the schema. rt_preference_set_variant takes ownership of a floating VARIANT. */
void rt_preference_set_boolean (RtPreference preference, gboolean value);
void rt_preference_set_int (RtPreference preference, int value);
void rt_preference_set_double (RtPreference preference, double value);
void rt_preference_set_string (RtPreference preference, const char *value);
void rt_preference_set_variant (RtPreference preference, GVariant *variant);
