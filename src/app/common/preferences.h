/* preferences.h - what the person prefers, and what is remembered between starts.
 *
 * To add one: a row here and one in the schema below data/; a test compares them. Where the schema
 * is not installed, preferences hold as long as the program runs. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* Name, key of the schema, type and default in the text format of GVariant; beside it the file that
 * uses it. The schema describes what it does. */
#define RT_PREFERENCES(X)                                                            \
  X (SEARCH, "search", "s", "'masks'")                    /* search/page.c */        \
  X (LANGUAGE, "language", "s", "'words'")               /* search/listed.c */      \
  X (RESULT, "result", "s", "'fill'")                     /* window/prefer.c */      \
  X (VERDICT, "verdict", "s", "'always'")                 /* window/prefer.c */      \
  X (SPEED, "speed", "d", "10.0")                         /* window/remember.c */    \
  X (PATH_SPEED, "path-speed", "d", "0.5")                /* window/remember.c */    \
  X (COLOUR_SCHEME, "colour-scheme", "s", "'system'")     /* common/appearance.c */  \
  X (TECHNIQUES, "techniques", "s", "''")                 /* logic/techniques.c */   \
  X (TECHNIQUE_ORDER, "technique-order", "s", "'human'")  /* logic/techniques.c */   \
  X (ASSUME_UNIQUE, "assume-unique", "b", "true")         /* logic/techniques.c */   \
  X (PICTURE_FORMAT, "picture-format", "s", "'png'")      /* paper/picture-window.c */ \
  X (PICTURE_SIZE, "picture-size", "i", "1200")           /* paper/picture-window.c */ \
  X (SHEET_PER_PAGE, "sheet-per-page", "i", "4")          /* paper/sheet-options.c */ \
  X (SHEET_TITLES, "sheet-titles", "b", "true")           /* paper/sheet-options.c */ \
  X (SHEET_RATINGS, "sheet-ratings", "b", "true")         /* paper/sheet-options.c */ \
  X (SHEET_ENTRIES, "sheet-entries", "b", "true")         /* paper/sheet-options.c */ \
  X (SHEET_CANDIDATES, "sheet-candidates", "b", "false")  /* paper/sheet-options.c */ \
  X (SHEET_SOLUTIONS, "sheet-solutions", "b", "false")    /* paper/sheet-options.c */ \
  X (PAGE_SETUP, "page-setup", "a{sv}", "{}")             /* paper/sheet-options.c */ \
  X (PRINT_SETTINGS, "print-settings", "a{sv}", "{}")     /* paper/print.c */        \
  X (TRIAL_PROGRAM, "trial-program", "s", "''")           /* trial/trial-entry.c */  \
  X (TRIAL_ARGUMENTS, "trial-arguments", "s", "''")       /* trial/trial-entry.c */  \
  X (TRIAL_INPUT, "trial-input", "s", "'rows'")           /* trial/trial-entry.c */  \
  X (TRIAL_SECONDS, "trial-seconds", "i", "10")           /* trial/trial-entry.c */  \
  X (TRIAL_ANY, "trial-any", "b", "false")                /* trial/trial-entry.c */  \
  X (WINDOW_WIDTH, "window-width", "i", "0")              /* window/remember.c */    \
  X (WINDOW_HEIGHT, "window-height", "i", "0")            /* window/remember.c */    \
  X (MAXIMIZED, "maximized", "b", "false")                /* window/remember.c */

typedef enum {
#define X(name, key, type, fallback) RT_PREFERENCE_##name,
  RT_PREFERENCES (X)
#undef X
  RT_N_PREFERENCES,
} RtPreference;

/* The value; its type is that of the row, and a number is in the range that the schema allows. The
 * caller owns strings and variants. */
gboolean rt_preference_boolean (RtPreference preference);
int rt_preference_int (RtPreference preference);
double rt_preference_double (RtPreference preference);
char *rt_preference_string (RtPreference preference);
GVariant *rt_preference_variant (RtPreference preference);

/* Calls CHANGED with OBJECT, a GObject, whenever the value may have changed, as long as OBJECT lives:
 * here, by another program, by a window of this one. */
void rt_preference_watch (RtPreference preference, gpointer object,
                          void (*changed) (gpointer object));

/* Sets and stores the value, which must be in the range that the schema allows. Takes ownership of
 * a floating VARIANT. */
void rt_preference_set_boolean (RtPreference preference, gboolean value);
void rt_preference_set_int (RtPreference preference, int value);
void rt_preference_set_double (RtPreference preference, double value);
void rt_preference_set_string (RtPreference preference, const char *value);
void rt_preference_set_variant (RtPreference preference, GVariant *variant);
