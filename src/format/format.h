/* format.h - RtFormat, a file format; the list of all formats; functions that read and write texts
 * of puzzles.
 *
 * Formats know text, not files: the caller reads the file. A text is recognised by its content; it
 * is read tolerantly, and written strictly. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"
#include "format/text/error.h"
#include "format/text/reader.h"
#include "vision/photo.h"

#include <glib.h>
#include <stdbool.h>

/* Contents that a format can hold beyond the givens of a sound puzzle. */
typedef enum {
  RT_HOLDS_ENTRIES = 1 << 0,    /* entered digits, distinguished from givens */
  RT_HOLDS_MARKS   = 1 << 1,
  RT_HOLDS_COLOURS = 1 << 2,
  RT_HOLDS_FIELDS  = 1 << 3,    /* title, author and all other texts */
  RT_HOLDS_MANY    = 1 << 4,    /* several puzzles */
  RT_HOLDS_CORNERS = 1 << 5,    /* the second set of marks */
  RT_HOLDS_CANDIDATES = 1 << 6, /* marks, if the digits on the grid allow them */
  RT_HOLDS_DIGITS  = 1 << 7,    /* any digits, even if they break a rule */
} RtHolds;

typedef struct _RtReading RtReading;

/* Appends PUZZLE to OUT. Does not check whether the format can hold all of it. */
typedef void (*RtWriter) (const RtPuzzle *puzzle, GString *out);

/* A file format, a row of the registry. */
typedef struct {
  const char *id;     /* stable: files, tests and the command line use it */
  const char *name;   /* marked with N_() */
  const char *suffix; /* suffix of new files, without the dot */
  RtHolds holds;
  bool streams; /* one puzzle to a line: a text of any length is read piece by piece */
  bool among_words; /* is read in any text that contains such a grid; the text may contain other grids too */

  /* Returns how sure it is that TEXT (UTF-8, SIZE bytes, ends with NUL) is of this format: 0 no,
   * 100 certainly. */
  int (*sniff) (const char *text, gsize size);

  /* Reads one more puzzle. The caller owns PUZZLE. */
  RtRead (*read) (RtReader *reader, RtPuzzle **puzzle, GError **error);

  /* Reads all puzzles at once, with rt_reading_add. Set if READ is NULL. */
  bool (*read_all) (RtReader *reader, RtReading *reading, GError **error);

  RtWriter write; /* NULL: the format is only read */

  /* Writes like `write` with 0 for a blank; NULL if the format has only one sign for a blank. */
  RtWriter write_zeros;

  /* Text before the first puzzle and after the last; NULL for none. */
  const char *head, *tail;
} RtFormat;

/* Greatest sureness of a format that may be wrong about a text. If that format fails, the reader of
 * other text (found.h) searches the text. */
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

/* Result of reading a text. */
struct _RtReading {
  const RtFormat *format; /* NULL for a picture or other text, to which nothing can be saved */
  GPtrArray *puzzles;  /* of RtPuzzle, at least one */
  GArray *bad;         /* of RtCells, for each puzzle: cells that were not read, or are doubtful in a picture */
  guint n_mended;      /* how many places of the text could not be read */
  bool told_entries;   /* the text distinguished givens and entries; else every digit is a given */
  bool told_candidates; /* the marks are the candidates of the puzzle; else somebody's notes */
  GPtrArray *notices;  /* of char *: translated sentences with their place, for the person */
};

void rt_reading_free (RtReading *reading);

/* Adds PUZZLE, which READING owns from now on, with the bad cells of READER. */
void rt_reading_add (RtReading *reading, RtPuzzle *puzzle, RtReader *reader);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtReading, rt_reading_free)

/* Greatest size of a text in bytes, unless it is a collection. */
#define RT_TEXT_MAX (8 * 1024 * 1024)

/* Returns the greatest number of bytes to read of a file whose first SIZE bytes are BYTES, unless
 * it is a collection. Pictures may be larger than texts. */
gsize rt_read_most (const char *bytes, gsize size);

/* Number of bytes at the beginning of a long text that decide whether it is a collection. */
#define RT_BEGINNING (64 * 1024)

/* Reads BYTES in any encoding and in FORMAT. If FORMAT is NULL, recognises the format by content: a
 * format of the list, a picture (which takes some hundredths of a second), or other text with
 * puzzles in it (found.h). Returns NULL with RT_FORMAT_ERROR if no format suits, or if the text is
 * malformed: the error is that of the first bad place, whose line and column rt_format_error_place
 * returns. */
RtReading *rt_read (const char *bytes, gsize size, const RtFormat *format, GError **error);

/* Reads a picture that was decoded before, like rt_read. */
RtReading *rt_read_photo (const RtPhoto *photo, GError **error);

/* Returns the readable part of a malformed text: bad places become blank, and are named among the
 * notices; reading ends at the first place where the format cannot continue. Returns NULL if
 * nothing can be read, or for a picture. Equals rt_read for a well-formed text. */
RtReading *rt_read_rest (const char *bytes, gsize size, const RtFormat *format);

/* Returns the format of a text by its first SIZE bytes if that format streams, else NULL. */
const RtFormat *rt_format_of_stream (const char *bytes, gsize size);

/* Decodes BYTES to the text that rt_read would read, for callers that use the format's reader
 * themselves. If FORMAT is NULL, sets it to the recognised format. Adds to NOTICES. Free with
 * g_string_free. */
GString *rt_read_text (const char *bytes, gsize size, const RtFormat **format, GPtrArray *notices,
                       GError **error);

/* Returns the set of RtHolds that is lost when PUZZLE is written in FORMAT, 0 for nothing. */
RtHolds rt_format_loses (const RtFormat *format, const RtPuzzle *puzzle);

/* Returns the writer of FORMAT for a file called NAME (NULL: no file). In `.sdm` files blanks are
 * 0, as some programs read only digits there. */
RtWriter rt_format_writer (const RtFormat *format, const char *name);

/* Returns PUZZLE as a text that ends with a newline. Leaves out all data that FORMAT cannot store;
 * if FORMAT does not distinguish entries from givens, writes both as givens. Never fails. Free with
 * g_free. */
char *rt_write (const RtPuzzle *puzzle, const RtFormat *format);

/* Writes PUZZLE like rt_write, for a file called NAME (rt_format_writer). */
char *rt_write_for (const RtPuzzle *puzzle, const RtFormat *format, const char *name);
