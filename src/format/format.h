/* format.h - RtFormat: one text format of puzzles; the list of all formats; functions that read and
 * write texts of puzzles in any format.
 *
 * Formats work on text, not on files: the caller reads the file. The format of a text is recognised
 * by its content. Reading is tolerant, writing is strict. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"
#include "format/text/error.h"
#include "format/text/reader.h"
#include "vision/photo.h"

#include <glib.h>
#include <stdbool.h>

/* The data that a format can store in addition to the givens of a valid puzzle. */
typedef enum {
  RT_HOLDS_ENTRIES = 1 << 0,    /* entries, distinguished from givens */
  RT_HOLDS_MARKS   = 1 << 1,
  RT_HOLDS_COLOURS = 1 << 2,
  RT_HOLDS_FIELDS  = 1 << 3,    /* all text fields: title, author and so on */
  RT_HOLDS_MANY    = 1 << 4,    /* several puzzles */
  RT_HOLDS_CORNERS = 1 << 5,    /* corner marks, the second kind of pencil marks */
  RT_HOLDS_CANDIDATES = 1 << 6, /* pencil marks, but only those that the digits on the grid allow */
  RT_HOLDS_DIGITS  = 1 << 7,    /* any digits, even if they break a rule */
} RtHolds;

typedef struct _RtReading RtReading;

/* Appends PUZZLE to OUT. Does not check whether the format can hold all of it. */
typedef void (*RtWriter) (const RtPuzzle *puzzle, GString *out);

/* A row of the registry: one format. */
typedef struct {
  const char *id;     /* stable id, used by files, tests and the command line */
  const char *name;   /* marked with N_() */
  const char *suffix; /* suffix of a new file's name, without the dot */
  RtHolds holds;
  bool streams; /* true: the format has one puzzle per line, so that a text of any length is read
                 * block by block */
  bool among_words; /* true: the format reads a grid in any text, so that the text may contain
                     * further puzzles */

  /* Returns from 0 (no) to 100 how certain it is that TEXT is in this format. TEXT is UTF-8, has
   * SIZE bytes and ends with NUL. */
  int (*sniff) (const char *text, gsize size);

  /* Reads the next puzzle into PUZZLE, which the caller owns. */
  RtRead (*read) (RtReader *reader, RtPuzzle **puzzle, GError **error);

  /* Set instead of `read` in some formats: reads all puzzles at once, and adds them with
   * rt_reading_add. */
  bool (*read_all) (RtReader *reader, RtReading *reading, GError **error);

  RtWriter write; /* NULL: the format can only be read */

  /* Like `write`, with 0 for a blank; NULL if the format has only one sign for a blank. */
  RtWriter write_zeros;

  /* Text before the first puzzle, and text after the last one; NULL: none. */
  const char *head, *tail;
} RtFormat;

/* A format whose certainty is at most this may be wrong. If it cannot read a text, the text is
 * searched for puzzles like source code or a web page (found.h). */
#define RT_SURE_OF_FOREIGN 66

/* All formats, in the order in which `sniff` is called. */
#define RT_FORMATS(X) \
  X (sdk)             \
  X (line)            \
  X (rows)            \
  X (spaced)          \
  X (ss)              \
  X (candidates)      \
  X (sukaku)          \
  X (hodoku)          \
  X (susser)          \
  X (csv)             \
  X (solo)            \
  X (gnome_code)      \
  X (link)            \
  X (opensudoku)      \
  X (ksudoku)         \
  X (gnome)           \
  X (fpuzzles)        \
  X (json)

#define X(name) extern const RtFormat rt_format_##name;
RT_FORMATS (X)
#undef X

extern const RtFormat *const rt_formats[]; /* ends with NULL */

const RtFormat *rt_format_by_id (const char *id);

/* The result of reading a text or picture. */
struct _RtReading {
  const RtFormat *format; /* format of the text; NULL: a picture or other text, in which no puzzle
                           * can be saved */
  GPtrArray *puzzles;  /* of RtPuzzle, at least one */
  GArray *bad;         /* of RtCells, for each puzzle: the cells that could not be read (see
                        * rt_read_rest), or that are doubtful in a picture */
  guint n_mended;      /* number of places of the text that could not be read */
  bool told_entries;   /* true: the text distinguishes givens and entries; false: all digits are
                        * givens */
  bool told_candidates; /* true: the marks are the candidates of the puzzle; false: a person's
                         * notes */
  GPtrArray *notices;  /* of char *: translated sentences for the person, with their place in the
                        * text */
};

void rt_reading_free (RtReading *reading);

/* Adds PUZZLE, of which it takes ownership, to READING; also the unreadable cells of the puzzle
 * that READER has recorded, and resets these. */
void rt_reading_add (RtReading *reading, RtPuzzle *puzzle, RtReader *reader);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtReading, rt_reading_free)

/* Maximum size of a text in bytes, unless the text is a collection. */
#define RT_TEXT_MAX (8 * 1024 * 1024)

/* Returns the maximum number of bytes that are read from a file which begins with the SIZE bytes at
 * BYTES, unless it is a collection: pictures may be larger than texts. */
gsize rt_read_most (const char *bytes, gsize size);

/* Number of bytes at the beginning of a long text that decide whether it is a collection. */
#define RT_BEGINNING (64 * 1024)

/* Reads BYTES, which may have any encoding, in FORMAT. If FORMAT is NULL, recognises the format by
 * the content: a text format; a picture, which takes some hundredths of a second; or any text with
 * puzzles in it, such as source code (found.h). Returns NULL with RT_FORMAT_ERROR if the bytes are
 * malformed or have no known format; rt_format_error_place returns line and column of the first
 * fault. The caller owns the result. */
RtReading *rt_read (const char *bytes, gsize size, const RtFormat *format, GError **error);

/* Reads the puzzle in the decoded picture PHOTO. Returns NULL with RT_FORMAT_ERROR if none was
 * found. The caller owns the result. */
RtReading *rt_read_photo (const RtPhoto *photo, GError **error);

/* Returns the readable part of a malformed text: unreadable places become blank, and a notice names
 * each; reading stops where it cannot continue. Returns NULL if nothing can be read, and for a
 * picture. For a valid text, returns the result of rt_read. */
RtReading *rt_read_rest (const char *bytes, gsize size, const RtFormat *format);

/* Returns the format of the text that begins with SIZE bytes at BYTES, if that format has one
 * puzzle per line; otherwise NULL. */
const RtFormat *rt_format_of_stream (const char *bytes, gsize size);

/* Decodes BYTES and returns the text that rt_read would read, for callers that use a format's parser themselves. If
 * *FORMAT is NULL, sets it to the text's format. Appends to NOTICES. Returns NULL with ERROR set on failure. */
GString *rt_read_text (const char *bytes, gsize size, const RtFormat **format, GPtrArray *notices,
                       GError **error);

/* Returns the kinds of data, as a set of RtHolds, that are lost when PUZZLE is written in FORMAT;
 * 0: none. */
RtHolds rt_format_loses (const RtFormat *format, const RtPuzzle *puzzle);

/* Returns the function that writes FORMAT for a file called NAME (NULL: no file). In `.sdm` files
 * blanks are written as 0, because some programs read only digits in them. */
RtWriter rt_format_writer (const RtFormat *format, const char *name);

/* Returns PUZZLE as a whole text that ends with a newline. Leaves out data that FORMAT cannot
 * store; if FORMAT cannot distinguish entries from givens, writes both. Never fails. Free with
 * g_free. */
char *rt_write (const RtPuzzle *puzzle, const RtFormat *format);

/* Returns PUZZLE as a text in FORMAT, for a file called NAME, whose suffix may decide the sign for
 * blanks. Leaves out data that FORMAT cannot store. Free with g_free. */
char *rt_write_for (const RtPuzzle *puzzle, const RtFormat *format, const char *name);
