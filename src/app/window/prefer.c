/* prefer.c - a window follows the preferences that are about its desk. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/prefer.h"

#include "app/common/preferences.h"
#include "document/told.h"

#include <string.h>

/* By its name in the schema. */
static RtTold
told_of (const char *name)
{
  return strcmp (name, "on-demand") == 0 ? RT_TOLD_ON_DEMAND
         : strcmp (name, "never") == 0   ? RT_TOLD_NEVER
                                         : RT_TOLD_ALWAYS;
}

void
rt_prefer_apply (RtShell *shell)
{
  RtDesk *desk = rt_shell_desk (shell);
  g_autofree char *verdict = rt_preference_string (RT_PREFERENCE_VERDICT);
  g_autofree char *result = rt_preference_string (RT_PREFERENCE_RESULT);

  rt_desk_set_told (desk, told_of (verdict));
  rt_desk_set_result (desk, strcmp (result, "animate") == 0 ? RT_RESULT_ANIMATE : RT_RESULT_FILL);
}

static void
changed_cb (gpointer shell)
{
  if (rt_shell_desk (shell)) /* there is none while the window closes */
    rt_prefer_apply (shell);
}

void
rt_prefer_watch (RtShell *shell)
{
  rt_preference_watch (RT_PREFERENCE_VERDICT, shell, changed_cb);
  rt_preference_watch (RT_PREFERENCE_RESULT, shell, changed_cb);
}
