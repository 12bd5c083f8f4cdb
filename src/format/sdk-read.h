/* sdk-read.h - reading the native format: the functions of its row in the registry. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/format.h"

int rt_sdk_sniff (const char *text, gsize size);
RtRead rt_sdk_read (RtReader *reader, RtPuzzle **puzzle, GError **error);
