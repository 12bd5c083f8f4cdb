/* font-check.h - a function that checks whether the system has any font. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <pango/pango.h>

/* Returns NULL if a font for CONTEXT (NULL: any font) can be loaded; otherwise a translated
 * sentence that says what to install. Without a font, digits would be missing and windows could not
 * be laid out. */
const char *rt_fonts_missing (PangoContext *context);
