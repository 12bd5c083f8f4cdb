/* shell.c - RtShell, the interface of a main window for the other folders of `app`: its functions call the window's
 * methods. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/common/shell.h"

G_DEFINE_INTERFACE (RtShell, rt_shell, G_TYPE_OBJECT)

static void
rt_shell_default_init (RtShellInterface *interface)
{
}

static const RtShellParts *
parts_of (RtShell *self)
{
  return RT_SHELL_GET_IFACE (self)->parts (self);
}

RtDesk *
rt_shell_desk (RtShell *self)
{
  return parts_of (self)->desk;
}

RtDocument *
rt_shell_document (RtShell *self)
{
  return rt_desk_document (rt_shell_desk (self));
}

GtkWindow *
rt_shell_parent (RtShell *self)
{
  return parts_of (self)->window;
}

GCancellable *
rt_shell_cancellable (RtShell *self)
{
  return parts_of (self)->cancellable;
}

RtPending *
rt_shell_pending (RtShell *self)
{
  return parts_of (self)->pending;
}

RtAsker
rt_shell_asker (RtShell *self)
{
  const RtShellParts *parts = parts_of (self);

  return (RtAsker) { parts->window, parts->message, parts->cancellable };
}

void
rt_shell_say (RtShell *self, RtMessageKind kind, const char *text, const char *action_label,
              const char *action)
{
  const RtShellParts *parts = parts_of (self);

  if (g_cancellable_is_cancelled (parts->cancellable))
    return;
  if (parts->desk)
        rt_desk_flush (parts->desk); /* otherwise a pending change of the position would hide this message */
  rt_message_show (parts->message, kind, text, action_label, action);
}

void
rt_shell_say_error (RtShell *self, const GError *error)
{
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    rt_shell_say (self, RT_MESSAGE_ERROR, error->message, NULL, NULL);
}

bool
rt_shell_withdraw (RtShell *self, const char *action)
{
  return rt_message_withdraw (parts_of (self)->message, action);
}

void
rt_shell_offer (RtShell *self, const char *label, const char *action)
{
  rt_message_offer (parts_of (self)->message, label, action);
}

void
rt_shell_open_desk (RtShell *self, RtDesk *desk)
{
  RT_SHELL_GET_IFACE (self)->open_desk (self, desk);
}

void
rt_shell_open_collection (RtShell *self, RtCollection *collection, GPtrArray *files,
                          const char *text, bool rest)
{
  RT_SHELL_GET_IFACE (self)->open_collection (self, collection, files, text, rest);
}

RtShell *
rt_shell_spare (RtShell *self, bool bare)
{
  return RT_SHELL_GET_IFACE (self)->spare (self, bare);
}

RtShell *
rt_shell_another (RtShell *self, RtDesk *desk)
{
  return RT_SHELL_GET_IFACE (self)->another (self, desk);
}

void
rt_shell_begin (RtShell *self, RtPuzzle *puzzle, const char *text)
{
  RT_SHELL_GET_IFACE (self)->begin (self, puzzle, text);
}

RtCollection *
rt_shell_collection (RtShell *self)
{
  return RT_SHELL_GET_IFACE (self)->collection (self);
}

bool
rt_shell_present_file (RtShell *self, GFile *file)
{
  return RT_SHELL_GET_IFACE (self)->present_file (self, file);
}

void
rt_shell_show_logic (RtShell *self)
{
  RT_SHELL_GET_IFACE (self)->show_logic (self);
}

void
rt_shell_point_at (RtShell *self, int cell)
{
  RT_SHELL_GET_IFACE (self)->point_at (self, cell);
}
