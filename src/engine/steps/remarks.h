/* remarks.h - store for the texts that a program prints between its steps. The place of a text is
 * the number of entries before it on the tape, the list of the steps that the program printed.
 *
 * Texts are in an unnamed file, with an index in memory of one entry for each 64 KiB. One thread
 * adds while any others read. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct _RtRemarks RtRemarks;

/* Returns a store whose file is in FOLDER, or NULL if the file cannot be created. */
RtRemarks *rt_remarks_new (const char *folder);
void rt_remarks_free (RtRemarks *self);

/* Appends TEXT for PLACE, without # and surrounding blanks, cut after 200 bytes. PLACE must not
 * decrease from call to call. Does nothing beyond 256 MiB or if the disk is full. */
void rt_remarks_add (RtRemarks *self, uint64_t place, const char *text, size_t size);

/* Makes added texts visible to other threads. */
void rt_remarks_flush (RtRemarks *self);

/* Writes the texts for PLACE, separated by line ends, and a NUL into the SIZE bytes of TEXT, as far
 * as they fit. Texts need not be valid UTF-8. Returns the number of bytes before the NUL. */
size_t rt_remarks_at (RtRemarks *self, uint64_t place, char *text, size_t size);
