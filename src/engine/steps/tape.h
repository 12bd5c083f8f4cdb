/* tape.h - steps that a program made, two bytes each, in a file without a name.
 *
 * What is on a tape never changes; it only becomes longer. One thread adds to it while any others
 * read: each sees what was flushed. The file has no name in its folder, so that it is gone with the
 * program, however that ends. Reference-counted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <stddef.h>

/* One entry: a digit was written into a cell that was empty, or (0) the cell was emptied. What is
 * written over another digit has two, of which the first has this bit. */
typedef uint16_t RtEntry;
#define RT_ENTRY_OVER 1024

static inline RtEntry
rt_entry_of (int cell, int digit)
{
  return (RtEntry) (10 * cell + digit);
}

static inline int
rt_entry_cell (RtEntry entry)
{
  return entry % RT_ENTRY_OVER / 10;
}

static inline int
rt_entry_digit (RtEntry entry)
{
  return entry % RT_ENTRY_OVER % 10;
}

/* No tape is longer than 2 GiB. */
#define RT_TAPE_MAX ((uint64_t) 1 << 30)

typedef struct _RtTape RtTape;

/* An empty tape in FOLDER, which is made if need be. NULL where that cannot be: errno says why. The
 * caller owns the reference. */
RtTape *rt_tape_new (const char *folder);
RtTape *rt_tape_ref (RtTape *tape);
void rt_tape_unref (RtTape *tape);

/* Adds an entry; nobody sees it before it is flushed. Return false where the disk is full, or the
 * tape is: errno says which (EFBIG). */
bool rt_tape_add (RtTape *tape, RtEntry entry);
bool rt_tape_flush (RtTape *tape);

/* Adds what was printed behind the entries that there are; of a very long text only the beginning, and
 * of very many only the first (remarks.h). Seen once it is flushed. */
void rt_tape_remark (RtTape *tape, const char *text, size_t size);

/* Writes what was printed behind the first N entries, and before the next, into the SIZE bytes of TEXT:
 * any bytes, with line ends between and a zero behind. Returns how many. */
size_t rt_tape_remarks (RtTape *tape, uint64_t n, char *text, size_t size);

/* There will be no more. */
void rt_tape_end (RtTape *tape);
bool rt_tape_has_ended (RtTape *tape);

/* How many entries can be read. */
uint64_t rt_tape_length (RtTape *tape);

/* Reads up to N entries from number FROM on; returns how many there were. */
size_t rt_tape_read (RtTape *tape, uint64_t from, RtEntry *entries, size_t n);
