/* technique-order.c - the person's order of techniques goes to a file, and comes from one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/technique-order.h"

#include "app/common/file-dialogs.h"
#include "document/base/name.h"
#include "engine/logic/ladder/ladder-file.h"

#include <glib/gi18n.h>
#include <string.h>

#define MOST_BYTES (1 << 20) /* an order is a few thousand */

/* A file that is being read; the window lives until it is. */
typedef struct {
  RtTechniqueOrder *order;
  GtkWindow *window;
  GFile *file;
} Errand;

static Errand *
errand_new (RtTechniqueOrder *self, GFile *file)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->order = self;
  errand->window = g_object_ref (self->window);
  errand->file = g_object_ref (file);
  return errand;
}

static void
errand_free (Errand *errand)
{
  g_object_unref (errand->window);
  g_object_unref (errand->file);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

/* Nothing is said in a window that was closed. */
static void
say (RtTechniqueOrder *self, RtMessageKind kind, const char *text)
{
  if (!g_cancellable_is_cancelled (self->cancellable))
    rt_message_show (self->message, kind, text, NULL, NULL);
}

static void
say_error (RtTechniqueOrder *self, const GError *error)
{
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    say (self, RT_MESSAGE_ERROR, error->message);
}

static RtAsker
asker_of (RtTechniqueOrder *self)
{
  return (RtAsker) { self->window, self->message, self->cancellable };
}

/* Out */

void
rt_technique_order_save_to (RtTechniqueOrder *self, GFile *file)
{
  char *text = rt_ladder_write (rt_techniques_list (self->techniques));
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  RtAsker asker = asker_of (self);

  rt_save_and_tell (&asker, bytes, file, RT_MESSAGE_INFO, NULL);
}

static void
named_cb (gpointer self, GFile *file)
{
  rt_technique_order_save_to (self, file);
}

void
rt_technique_order_save (RtTechniqueOrder *self)
{
  /* Translators: the name of a new file, without its suffix. */
  g_autofree char *name = g_strconcat (_("techniques"), ".txt", NULL);
  RtAsker asker = asker_of (self);

  rt_ask_save (&asker, _("Save the Order"), NULL, name, NULL, named_cb, self, NULL);
}

/* In */

/* What is wrong with a text of SIZE bytes in the file NAME, or NULL; then its order is in use. */
static char *
take_text (RtTechniqueOrder *self, const char *text, gsize size, const char *name)
{
  g_autofree char *word = NULL;
  g_autoptr (RtLadder) ladder = NULL;
  bool again;
  guint line;

  if (size > MOST_BYTES)
    return g_strdup_printf (_("“%s” is too large: an order of techniques has a few thousand letters."),
                            name);
  if (strlen (text) != size)
    return g_strdup_printf (_("“%s” is no text."), name);
  ladder = rt_ladder_read (text, &word, &line, &again);
  if (word && again)
    /* Translators: the name of a file, a line in it, and a word there. */
    return g_strdup_printf (_("“%s”, line %u: “%s” stands there for the second time."), name, line,
                            word);
  if (word)
    /* Translators: the name of a file, a line in it, and a word there. */
    return g_strdup_printf (_("“%s”, line %u: no technique is called “%s”."), name, line, word);
  if (!ladder)
    return g_strdup_printf (_("“%s” has no techniques in it."), name);
  rt_techniques_set_own (self->techniques, ladder);
  return NULL;
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *wrong = NULL, *name = rt_name_of (errand->file), *taken = NULL;
  gsize size;

  if (!g_file_load_contents_finish (errand->file, result, &text, &size, NULL, &error)) {
    say_error (errand->order, error);
    return;
  }
  wrong = take_text (errand->order, text, size, name);
  /* Translators: %s is the name of a file, out of which an order of techniques was taken. */
  taken = g_strdup_printf (_("The order is that of “%s”."), name);
  say (errand->order, wrong ? RT_MESSAGE_ERROR : RT_MESSAGE_INFO, wrong ? wrong : taken);
}

void
rt_technique_order_open_from (RtTechniqueOrder *self, GFile *file)
{
  g_file_load_contents_async (file, self->cancellable, loaded_cb, errand_new (self, file));
}

static void
chosen_cb (gpointer self, GFile *file)
{
  rt_technique_order_open_from (self, file);
}

void
rt_technique_order_open (RtTechniqueOrder *self)
{
  RtAsker asker = asker_of (self);

  rt_ask_open (&asker, _("Open an Order"), NULL, chosen_cb, self, NULL);
}
