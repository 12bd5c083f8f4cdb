/* from-picture.h - opens what was read of a picture, or found inside other text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "format/format.h"

/* Puts the puzzle of READING, which has no format, into a window in which no work is lost. It has no
 * file: nothing can be saved to a picture, and what else is in a text would be lost. Doubtful cells stay blank, and are marked until they
 * are written or cleared; a message says what was read in them. */
void rt_from_picture_open (RtShell *shell, const RtReading *reading);
