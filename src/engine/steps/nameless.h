/* nameless.h - a file without a name, which is gone with the program, however that ends. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Opens one in FOLDER, which is made if need be; what was left behind there is removed. Returns it, to
 * be closed, or -1 with errno. */
int rt_nameless_open (const char *folder);

/* Writes SIZE bytes at byte AT. Returns false with errno. */
bool rt_nameless_write (int file, uint64_t at, const void *bytes, size_t size);

/* Reads SIZE bytes from byte AT on; what a disk fails to read is zero. */
void rt_nameless_read (int file, uint64_t at, void *bytes, size_t size);
