/* strip-input.h - what keys, pointer and wheel do to a strip. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/strip.h"

/* Once for every strip. */
void rt_strip_take_input (RtStrip *strip);
