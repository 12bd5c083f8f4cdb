/* fonts.h - whether there is anything to write with. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* NULL where there is a font; else a translated sentence that says what to do. Without one, digits
 * would be missing and windows could not be laid out. */
const char *rt_fonts_missing (void);
