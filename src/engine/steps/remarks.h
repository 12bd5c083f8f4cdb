/* remarks.h - what a program prints beside its steps, each text with the place on the tape behind which
 * it stands; in a file without a name, with a place in memory for every 64 KiB of it.
 *
 * One thread adds while any others look. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct _RtRemarks RtRemarks;

/* In FOLDER. NULL where that cannot be: then there are no remarks. */
RtRemarks *rt_remarks_new (const char *folder);
void rt_remarks_free (RtRemarks *self);

/* Adds the beginning of TEXT, without # and blanks around it, behind PLACE, which never goes down.
 * There is no more room beyond 256 MiB, or on a full disk: then nothing is added. */
void rt_remarks_add (RtRemarks *self, uint64_t place, const char *text, size_t size);

/* Lets others see what was added. */
void rt_remarks_flush (RtRemarks *self);

/* Writes the texts behind PLACE, with line ends between them, as far as they fit into the SIZE bytes of
 * TEXT, with a zero behind; any bytes that were printed. Returns how many bytes. */
size_t rt_remarks_at (RtRemarks *self, uint64_t place, char *text, size_t size);
