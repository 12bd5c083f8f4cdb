/* say.h - what a person is told of the picture that a grid was read from. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/pictured.h"

/* Returns translated sentences that say what was read of the picture and what the person can do now. POSITION is the
 * document's. SETTING: the corners are being set by hand, as they are if nothing was read. Free with g_free. */
char *rt_photo_say (RtPictured *pictured, const RtPosition *position, bool setting);
