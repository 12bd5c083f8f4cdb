/* kept-file.h - files in the session's directory: lists, reads, replaces them and sets damaged ones aside.
 *
 * The name of a file is the PREFIX of its kind and a number that rises with time: `puzzle-17`. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

/* Prefixes: a document of the session, the state of a collection. */
#define RT_KEPT_PUZZLE "puzzle-"
#define RT_KEPT_COLLECTION "collection-"

/* Sentences for a file that cannot be written, marked with N_(): the first %s is the directory, the second
 * (of OTHER alone) the message of the system. */
typedef struct {
  const char *full;      /* the disk has no room */
  const char *read_only; /* the disk cannot be written */
  const char *forbidden; /* the user may not write there */
  const char *other;
} RtKeptFaults;

/* Returns a copy of DIRECTORY; for NULL, the path in the user's state directory. Free with g_free. */
char *rt_kept_directory (const char *directory);

/* Returns the path of a file. Free with g_free. */
char *rt_kept_path (const char *directory, const char *prefix, guint64 number);

/* Returns the numbers (of guint64) of the files with PREFIX, rising; NULL if the directory cannot be read,
 * with an error unless it does not exist yet. Free with g_array_unref. */
GArray *rt_kept_list (const char *directory, const char *prefix, GError **error);

/* This program's knowledge of a file: the first lines of the text that it wrote or read last, and of the text
 * that it tried to write last. They tell texts apart, because they hold a checksum. */
typedef struct {
  char *known, *tried;
} RtKeptMark;

void rt_kept_mark_clear (RtKeptMark *mark);

/* Records in MARK that TEXT was read. */
void rt_kept_mark_read (RtKeptMark *mark, const char *text);

/* Returns true if the file at PATH has a text that MARK does not know: another program has written it, on a
 * disk without locks. */
bool rt_kept_is_others (const char *path, const RtKeptMark *mark);

/* Replaces the file's content, or creates file and directory, and records that in MARK. At any moment the old
 * text or the new one is there. The error's message is one of FAULTS, translated. */
bool rt_kept_write (const char *path, const char *text, RtKeptMark *mark,
                    const RtKeptFaults *faults, GError **error);

/* Returns the file's text; NULL if it cannot be read or is no text. Free with g_free. */
char *rt_kept_read (const char *path);

/* Returns true if a newer Retrace wrote the file in a version that this one does not know. */
bool rt_kept_is_newer (const char *path);

/* Moves the files of every kind from FOLDER to the folder TO; a number that is used there is replaced by the
 * next free one. Files that cannot be moved stay. */
void rt_kept_move_all (const char *folder, const char *to);

/* Deletes the unfinished new files of programs that were killed while writing to FOLDER, which have a dot and
 * six letters after their name: `puzzle-17.X3k9aB`. No other program may write there. */
void rt_kept_sweep (const char *folder);

/* Deletes the file, unless another program has written it. */
void rt_kept_remove (const char *path, const RtKeptMark *mark);

/* Renames a damaged file to an unused name: `puzzle-17.damaged`. */
void rt_kept_set_aside (const char *path);
