/* fuzz-read.h - fuzz target for readers, also called by test-fuzz-read. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stddef.h>
#include <stdint.h>

/* Makes warnings of libraries fatal, as a program of tests does by itself. */
int LLVMFuzzerInitialize (int *argc, char ***argv);

/* Reads the bytes, recognised by content and by force. What they give is written in some format and
 * must come back; what they do not give must have an error that can be said, and what is left of
 * them must be sound. Aborts where that is not so; returns 0. The names are those of libFuzzer. */
int LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t size);
