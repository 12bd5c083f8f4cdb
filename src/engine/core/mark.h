/* mark.h - N_() marks a text for translation where GLib is not to be had.
 *
 * The mark does nothing here: the text is translated where it is shown. Spelled as GLib spells it, so
 * that a file may include both. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef N_
#define N_(String) (String)
#endif
