/* mark.h - N_() marks a text for translation where GLib is not to be had.
 *
 * The mark does nothing here: the text is translated where it is shown. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef N_
#define N_(text) (text)
#endif
