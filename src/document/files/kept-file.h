/* kept-file.h - the files in the session's directory: lists, reads, replaces and sets them aside.
 *
 * The name of a file is the PREFIX of its kind and a number that rises with time: `puzzle-17`. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

/* The kinds of files: a document of the session, the state of a collection. */
#define RT_KEPT_PUZZLE "puzzle-"
#define RT_KEPT_COLLECTION "collection-"

/* Sentences for a file that cannot be written, marked with N_(): the first %s is the directory, the
 * second (of OTHER alone) what the system says. */
typedef struct {
  const char *full;      /* the disk has no room */
  const char *read_only; /* the disk cannot be written */
  const char *forbidden; /* the user may not write there */
  const char *other;
} RtKeptFaults;

/* A copy of DIRECTORY; if that is NULL, the one in the user's state directory. Free with g_free. */
char *rt_kept_directory (const char *directory);

/* Free with g_free. */
char *rt_kept_path (const char *directory, const char *prefix, guint64 number);

/* The numbers (of guint64) of the files with PREFIX, rising; NULL if the directory cannot be read,
 * with an error unless it does not exist yet. Free with g_array_unref. */
GArray *rt_kept_list (const char *directory, const char *prefix, GError **error);

/* What this program knows of a file: the first lines of the text that it wrote or read there last, and
 * of the one that it tried to write last. Those lines tell texts apart, by their checksum. */
typedef struct {
  char *known, *tried;
} RtKeptMark;

void rt_kept_mark_clear (RtKeptMark *mark);

/* Keeps in mind that TEXT was read. */
void rt_kept_mark_read (RtKeptMark *mark, const char *text);

/* Whether there is a file at PATH whose text MARK does not know: another program has written it, where
 * no lock could keep it from that. */
bool rt_kept_is_others (const char *path, const RtKeptMark *mark);

/* Replaces the file's content, or creates file and directory, and keeps that in MARK. At any moment
 * the old text or the new one is there. The error's message is one of FAULTS, translated. */
bool rt_kept_write (const char *path, const char *text, RtKeptMark *mark,
                    const RtKeptFaults *faults, GError **error);

/* The file's text; NULL if it cannot be read or is no text. Free with g_free. */
char *rt_kept_read (const char *path);

/* Whether a newer Retrace wrote the file, in a way that this one does not know. */
bool rt_kept_is_newer (const char *path);

/* Moves the files of every kind from FOLDER to another one; one whose number is used there gets the
 * next that is not. What cannot be moved stays. */
void rt_kept_move_all (const char *folder, const char *to);

/* Deletes what programs that were killed while they wrote have left in FOLDER of their new files, which
 * have a dot and six letters behind their name: `puzzle-17.X3k9aB`. No other program may write there. */
void rt_kept_sweep (const char *folder);

/* Deletes the file, unless it is another program's. */
void rt_kept_remove (const char *path, const RtKeptMark *mark);

/* Renames a damaged file to a name that is not used yet: `puzzle-17.damaged`. */
void rt_kept_set_aside (const char *path);
