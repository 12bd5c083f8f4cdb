/* from-text.h - opens a puzzle that was found inside other text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "format/format.h"

/* Puts the puzzle of READING, which has no format, into a window in which no work is lost. It has no
 * file: what else is in the text would be lost. */
void rt_from_text_open (RtShell *shell, const RtReading *reading);
