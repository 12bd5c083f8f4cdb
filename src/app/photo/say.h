/* say.h - what a person is told of the picture that a grid was read from. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/pictured.h"

/* What was read of it and what is to be done now, in translated sentences; POSITION: of the document; SETTING: the
 * corners are being set by hand, as they are where nothing was read. The caller owns the text. */
char *rt_photo_say (RtPictured *pictured, const RtPosition *position, bool setting);
