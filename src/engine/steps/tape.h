/* tape.h - RtTape: the recorded steps of a person's program, two bytes each, in an unnamed file.
 *
 * Entries never change; a tape only grows. One thread adds while any others read: they see the
 * entries that were flushed. The system deletes the file when the program ends, even by a crash.
 * Reference-counted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <stddef.h>

/* One entry: DIGIT was written into an empty cell or, with DIGIT 0, the cell was emptied.
 * Overwriting a digit takes two entries; the first has the bit RT_ENTRY_OVER. */
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

/* Maximum number of entries of a tape (2 GiB). */
#define RT_TAPE_MAX ((uint64_t) 1 << 30)

typedef struct _RtTape RtTape;

/* Returns an empty tape (file of recorded steps) in FOLDER, which is created if it does not exist.
 * Returns NULL on failure, with errno. The caller owns the reference. */
RtTape *rt_tape_new (const char *folder);
RtTape *rt_tape_ref (RtTape *tape);
void rt_tape_unref (RtTape *tape);

/* Append a recorded step, which readers see after rt_tape_flush. Both functions return false, with
 * errno, if the disk or the tape (EFBIG) is full. */
bool rt_tape_add (RtTape *tape, RtEntry entry);
bool rt_tape_flush (RtTape *tape);

/* Stores a text that was printed after the entries so far; readers see it after rt_tape_flush. Long
 * texts are cut, and beyond 256 MiB they are dropped. */
void rt_tape_remark (RtTape *tape, const char *text, size_t size);

/* Writes into TEXT, which has SIZE bytes, the texts printed between entries N and N + 1 (from 1),
 * separated by line ends, and a NUL. Returns the number of bytes before the NUL. */
size_t rt_tape_remarks (RtTape *tape, uint64_t n, char *text, size_t size);

/* Marks the tape (recorded steps) as ended: no entry will follow. */
void rt_tape_end (RtTape *tape);
bool rt_tape_has_ended (RtTape *tape);

/* Returns the number of entries that can be read. */
uint64_t rt_tape_length (RtTape *tape);

/* Reads up to N entries, beginning at index FROM. Returns the number of entries read. */
size_t rt_tape_read (RtTape *tape, uint64_t from, RtEntry *entries, size_t n);
