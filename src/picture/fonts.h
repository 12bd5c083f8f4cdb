/* fonts.h - whether there is anything to write with. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <pango/pango.h>

/* NULL where there is a font for what CONTEXT describes (any would do, as for NULL: it is loaded, so let
 * it be one that is wanted); else a translated sentence that says what to do. Without one, digits would be
 * missing and windows could not be laid out. */
const char *rt_fonts_missing (PangoContext *context);
