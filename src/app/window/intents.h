/* intents.h - does to a desk's grid what the person wishes there. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/message.h"
#include "document/desk/desk.h"
#include "widgets/intent.h"

/* MESSAGE says why nothing is done, or how to go back to what is left by it. */
void rt_intents_do (const RtIntent *intent, RtDesk *desk, RtMessage *message);
