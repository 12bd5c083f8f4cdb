/* font-check.h - checks that the system has a font at all. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <pango/pango.h>

/* Returns NULL if there is a font for CONTEXT (any font, if it names none), which is loaded then;
 * else a translated sentence that says what to install. Without a font, digits would be missing and
 * windows could not be laid out. */
const char *rt_fonts_missing (PangoContext *context);
