/* tape.c - appends entries to a file through a buffer; readers read the file.
 *
 * The length that readers see is increased after the bytes are in the file, so that no lock is
 * needed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/steps/tape.h"

#include "engine/steps/remarks.h"
#include "engine/steps/unnamed-file.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

/* Entries in the buffer. */
#define GATHERED 16384

struct _RtTape {
  atomic_int refs;
  int file;
  atomic_bool has_ended;
  _Atomic uint64_t length; /* entries in the file */
  RtRemarks *remarks;      /* NULL if they cannot be stored */

  /* Used only by the thread that adds. */
  size_t n_gathered;
  RtEntry gathered[GATHERED];
};

RtTape *
rt_tape_new (const char *folder)
{
  RtTape *tape = malloc (sizeof *tape);

  if (!tape)
    abort ();
  tape->file = rt_nameless_open (folder);
  if (tape->file < 0) {
    free (tape);
    return NULL;
  }
  tape->remarks = rt_remarks_new (folder);
  atomic_init (&tape->refs, 1);
  atomic_init (&tape->has_ended, false);
  atomic_init (&tape->length, 0);
  tape->n_gathered = 0;
  return tape;
}

RtTape *
rt_tape_ref (RtTape *tape)
{
  atomic_fetch_add_explicit (&tape->refs, 1, memory_order_relaxed);
  return tape;
}

void
rt_tape_unref (RtTape *tape)
{
  if (atomic_fetch_sub_explicit (&tape->refs, 1, memory_order_acq_rel) > 1)
    return;
  if (tape->remarks)
    rt_remarks_free (tape->remarks);
  close (tape->file);
  free (tape);
}

bool
rt_tape_flush (RtTape *tape)
{
  uint64_t length = rt_tape_length (tape);

  if (!rt_nameless_write (tape->file, length * sizeof (RtEntry), tape->gathered,
                          tape->n_gathered * sizeof (RtEntry)))
    return false;
  if (tape->remarks)
    rt_remarks_flush (tape->remarks);
  atomic_store_explicit (&tape->length, length + tape->n_gathered, memory_order_release);
  tape->n_gathered = 0;
  return true;
}

bool
rt_tape_add (RtTape *tape, RtEntry entry)
{
  if (tape->n_gathered == GATHERED && !rt_tape_flush (tape))
    return false;
  if (tape->n_gathered == 0 && rt_tape_length (tape) + GATHERED > RT_TAPE_MAX) {
    errno = EFBIG;
    return false;
  }
  tape->gathered[tape->n_gathered++] = entry;
  return true;
}

void
rt_tape_end (RtTape *tape)
{
  atomic_store_explicit (&tape->has_ended, true, memory_order_release);
}

bool
rt_tape_has_ended (RtTape *tape)
{
  return atomic_load_explicit (&tape->has_ended, memory_order_acquire);
}

uint64_t
rt_tape_length (RtTape *tape)
{
  return atomic_load_explicit (&tape->length, memory_order_acquire);
}

size_t
rt_tape_read (RtTape *tape, uint64_t from, RtEntry *entries, size_t n)
{
  uint64_t length = rt_tape_length (tape);

  if (from >= length)
    return 0;
  if (n > length - from)
    n = (size_t) (length - from);
  rt_nameless_read (tape->file, from * sizeof (RtEntry), entries, n * sizeof (RtEntry));
  return n;
}

void
rt_tape_remark (RtTape *tape, const char *text, size_t size)
{
  if (tape->remarks)
    rt_remarks_add (tape->remarks, rt_tape_length (tape) + tape->n_gathered, text, size);
}

size_t
rt_tape_remarks (RtTape *tape, uint64_t n, char *text, size_t size)
{
  if (tape->remarks)
    return rt_remarks_at (tape->remarks, n, text, size);
  text[0] = '\0';
  return 0;
}
