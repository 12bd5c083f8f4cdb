/* unnamed-file.h - unnamed temporary files, which the system deletes when the program ends, even by
 * a crash. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Opens an unnamed file in FOLDER, which is created if it does not exist. Deletes files that an
 * earlier run left in it. Returns a file descriptor, which the caller closes; -1 with errno on
 * failure. */
int rt_nameless_open (const char *folder);

/* Writes SIZE bytes at offset AT. Returns false, with errno, on failure. */
bool rt_nameless_write (int file, uint64_t at, const void *bytes, size_t size);

/* Reads SIZE bytes at offset AT; bytes that the disk fails to read are set to zero. */
void rt_nameless_read (int file, uint64_t at, void *bytes, size_t size);
