/* kept-file.h - functions that list, read, replace and remove the files of the session, in which
 * open documents and collections are saved.
 *
 * The name of a file is the prefix of its kind and a number that rises with time: `puzzle-17`. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

/* Prefixes of the two kinds of files: a document of the session, and the state of a collection. */
#define RT_KEPT_PUZZLE "puzzle-"
#define RT_KEPT_COLLECTION "collection-"

/* Error messages for a file that cannot be written, marked with N_(). The first %s is the
 * directory; OTHER has a second %s, the message of the system. */
typedef struct {
  const char *full;      /* the disk is full */
  const char *read_only; /* the disk cannot be written */
  const char *forbidden; /* the user may not write there */
  const char *other;
} RtKeptFaults;

/* Returns a copy of DIRECTORY, or `retrace/session` in the user's state directory if DIRECTORY is
 * NULL. Free with g_free. */
char *rt_kept_directory (const char *directory);

/* Returns the path of the session's file with this PREFIX and NUMBER in DIRECTORY, as in
 * `puzzle-17`. Free with g_free. */
char *rt_kept_path (const char *directory, const char *prefix, guint64 number);

/* Returns the numbers (of guint64) of the session's files with PREFIX, sorted; NULL if DIRECTORY
 * cannot be read, with ERROR set unless DIRECTORY does not exist. Free with g_array_unref. */
GArray *rt_kept_list (const char *directory, const char *prefix, GError **error);

/* The content of a file as this program knows it, to detect changes by other programs. The first
 * line of a text identifies it, because it contains a checksum. */
typedef struct {
  char *known; /* first line of the text that was last read or written */
  char *tried; /* first line of the text of the last attempt to write */
} RtKeptMark;

void rt_kept_mark_clear (RtKeptMark *mark);

/* Records in MARK that this program knows the file to contain TEXT. */
void rt_kept_mark_read (RtKeptMark *mark, const char *text);

/* Returns true if another program has written the file at PATH: its text is not one that MARK
 * knows. This can happen on a disk without locks. */
bool rt_kept_is_others (const char *path, const RtKeptMark *mark);

/* Replaces the content of the file at PATH by TEXT atomically, and records TEXT in MARK. Creates
 * file and directory if needed. If the write fails, returns false with ERROR set; the message is
 * one of the sentences in FAULTS, translated. */
bool rt_kept_write (const char *path, const char *text, RtKeptMark *mark,
                    const RtKeptFaults *faults, GError **error);

/* Returns the text of the file at PATH; NULL if it cannot be read or contains NUL bytes. Free with
 * g_free. */
char *rt_kept_read (const char *path);

/* Returns true if the file at PATH was written by a newer Retrace: its version number is unknown to
 * this one. */
bool rt_kept_is_newer (const char *path);

/* Moves the session's files from FOLDER to the folder TO. If TO already has a file with the number,
 * the moved file gets the next unused number. Files that cannot be moved stay in FOLDER. */
void rt_kept_move_all (const char *folder, const char *to);

/* Deletes temporary files in FOLDER, which remain when a program is killed while it writes. Their
 * names have a dot and six characters at the end: `puzzle-17.X3k9aB`. No other program may write to
 * FOLDER meanwhile. */
void rt_kept_sweep (const char *folder);

/* Deletes the file at PATH, unless another program has written it (rt_kept_is_others). */
void rt_kept_remove (const char *path, const RtKeptMark *mark);

/* Renames the damaged file at PATH to an unused name: `puzzle-17.damaged`. */
void rt_kept_set_aside (const char *path);
