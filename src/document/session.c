/* session.c - the open documents survive a close, a crash and a power cut.
 *
 * Each document is a file `puzzle-N` in the directory; N is the microsecond in which it came, and
 * so rises. GLib writes it beside the old one, brings it to the disk and renames it: at any moment
 * the old or the new one is there. While something is unwritten one timeout runs, else none.
 *
 * A file that cannot be read becomes `puzzle-N.damaged`. Files of other names are not ours. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/session.h"

#include "config.h"
#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#define PREFIX "puzzle-"
#define WRITE_DELAY 500   /* ms: a burst is written once; half a second is left for a slow disk */
#define RETRY_DELAY 10000 /* ms: a full disk is not worth asking every second */

/* One document that is kept. */
typedef struct {
  RtSession *session; /* not owned */
  RtDocument *document;
  guint64 number;
  bool unwritten;
} Kept;

struct _RtSession {
  GObject parent_instance;

  /* Owned. */
  char *directory;
  GPtrArray *kept; /* of Kept */

  /* State. */
  guint64 next; /* the number of the next document: above all that there are */
  guint timer;  /* source id; 0 while everything is written */
  bool failing; /* the last write by the clock failed, and that was told */
};

G_DEFINE_FINAL_TYPE (RtSession, rt_session, G_TYPE_OBJECT)

enum { FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

static char *
path_of (RtSession *self, guint64 number)
{
  g_autofree char *name = g_strdup_printf (PREFIX "%" G_GUINT64_FORMAT, number);

  return g_build_filename (self->directory, name, NULL);
}

/* An empty grid in which nothing was ever done: nothing would be lost with it. */
static bool
is_blank (RtDocument *document)
{
  return !rt_document_file (document) && !rt_document_can_undo (document) &&
         !rt_document_can_redo (document) &&
         rt_position_is_empty (rt_document_position (document));
}

/* What a fault means to a person; %s is the directory. */
static const struct {
  int code; /* GFileError */
  const char *sentence;
} faults[] = {
  { G_FILE_ERROR_NOSPC, N_("The open puzzles cannot be kept in “%s”: the disk is full.") },
  { G_FILE_ERROR_ROFS, N_("The open puzzles cannot be kept in “%s”: that disk can only be read.") },
  { G_FILE_ERROR_ACCES, N_("The open puzzles cannot be kept in “%s”: you may not write there.") },
  { G_FILE_ERROR_PERM, N_("The open puzzles cannot be kept in “%s”: you may not write there.") },
};

/* CODE is a GFileError, REASON what the system says. */
static void
set_failed (RtSession *self, int code, const char *reason, GError **error)
{
  g_autofree char *directory = g_filename_display_name (self->directory);
  GString *said = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (faults) && !said; i++)
    if (faults[i].code == code) {
      said = g_string_new (_(faults[i].sentence));
      g_string_replace (said, "%s", directory, 1);
    }
  if (!said) {
    said = g_string_new (NULL);
    /* Translators: the second %s is what the system says about it. */
    g_string_printf (said, _("The open puzzles cannot be kept in “%s”. The system says: %s"),
                     directory, reason);
  }
  g_set_error_literal (error, G_FILE_ERROR, code, said->str);
  g_string_free (said, TRUE);
}

static bool
write_kept (RtSession *self, Kept *kept, GError **error)
{
  g_autofree char *text = NULL, *path = NULL;
  g_autoptr (GError) failed = NULL;

  if (!kept->unwritten)
    return true;
  if (!is_blank (kept->document)) {
    if (g_mkdir_with_parents (self->directory, 0700) != 0) {
      int code = errno;

      set_failed (self, (int) g_file_error_from_errno (code), g_strerror (code), error);
      return false;
    }
    text = rt_document_to_text (kept->document);
    path = path_of (self, kept->number);
    if (!g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600,
                                   &failed)) {
      set_failed (self, failed->code, failed->message, error);
      return false;
    }
  }
  kept->unwritten = false;
  return true;
}

/* Tries all, so that one bad file does not keep the others from being written. */
static bool
write_all (RtSession *self, GError **error)
{
  bool ok = true;

  for (guint i = 0; i < self->kept->len; i++)
    if (!write_kept (self, self->kept->pdata[i], ok ? error : NULL))
      ok = false;
  return ok;
}

static gboolean timer_cb (gpointer data);

static void
start_timer (RtSession *self, guint delay)
{
  if (!self->timer)
    self->timer = g_timeout_add (delay, timer_cb, self);
}

static gboolean
timer_cb (gpointer data)
{
  RtSession *self = data;
  g_autoptr (GError) error = NULL;

  self->timer = 0;
  if (!write_all (self, &error)) {
    start_timer (self, RETRY_DELAY);
    if (!self->failing)
      g_signal_emit (self, signals[FAILED], 0, error->message);
  }
  self->failing = error != NULL;
  return G_SOURCE_REMOVE;
}

bool
rt_session_flush (RtSession *self, GError **error)
{
  g_return_val_if_fail (RT_IS_SESSION (self), false);

  g_clear_handle_id (&self->timer, g_source_remove);
  if (write_all (self, error))
    return true;
  start_timer (self, RETRY_DELAY);
  return false;
}

static void
changed_cb (Kept *kept)
{
  kept->unwritten = true;
  start_timer (kept->session, WRITE_DELAY);
}

static Kept *
add (RtSession *self, RtDocument *document, guint64 number)
{
  Kept *kept = g_new0 (Kept, 1);

  kept->session = self;
  kept->document = g_object_ref (document);
  kept->number = number;
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), kept);
  g_signal_connect_swapped (document, "notify", G_CALLBACK (changed_cb), kept);
  g_signal_connect_swapped (document, "viewed", G_CALLBACK (changed_cb), kept);
  g_ptr_array_add (self->kept, kept);
  return kept;
}

static void
kept_free (gpointer data)
{
  Kept *kept = data;

  g_signal_handlers_disconnect_by_data (kept->document, kept);
  g_object_unref (kept->document);
  g_free (kept);
}

static Kept *
find (RtSession *self, RtDocument *document)
{
  for (guint i = 0; i < self->kept->len; i++) {
    Kept *kept = self->kept->pdata[i];

    if (kept->document == document)
      return kept;
  }
  return NULL;
}

void
rt_session_keep (RtSession *self, RtDocument *document)
{
  Kept *kept;

  g_return_if_fail (RT_IS_SESSION (self));
  g_return_if_fail (RT_IS_DOCUMENT (document));

  if (find (self, document))
    return;
  kept = add (self, document, self->next++);
  kept->unwritten = true;
  if (!write_kept (self, kept, NULL))
    start_timer (self, WRITE_DELAY);
}

void
rt_session_release (RtSession *self, RtDocument *document, bool forget)
{
  Kept *kept;
  g_autofree char *path = NULL;

  g_return_if_fail (RT_IS_SESSION (self));
  g_return_if_fail (RT_IS_DOCUMENT (document));

  kept = find (self, document);
  if (!kept)
    return;
  if (forget) {
    path = path_of (self, kept->number);
    g_unlink (path);
  } else if (!write_kept (self, kept, NULL)) {
    /* It stays with us until it is written. */
    start_timer (self, RETRY_DELAY);
    return;
  }
  g_ptr_array_remove (self->kept, kept);
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  guint64 x = *(const guint64 *) a, y = *(const guint64 *) b;

  return x < y ? -1 : x > y;
}

/* The numbers of the files in the directory, rising; or NULL, with ERROR unless there is no
 * directory yet. */
static GArray *
list_numbers (RtSession *self, GError **error)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (GError) failed = NULL;
  g_autoptr (GDir) dir = g_dir_open (self->directory, 0, &failed);
  const char *name;

  if (!dir) {
    if (!g_error_matches (failed, G_FILE_ERROR, G_FILE_ERROR_NOENT))
      g_propagate_error (error, g_steal_pointer (&failed));
    return NULL;
  }
  while ((name = g_dir_read_name (dir))) {
    guint64 number;
    g_autofree char *path = NULL, *same = NULL;

    if (!g_str_has_prefix (name, PREFIX) ||
        !g_ascii_string_to_unsigned (name + strlen (PREFIX), 10, 1, G_MAXINT64, &number, NULL))
      continue;
    /* `puzzle-007` is not ours. */
    path = path_of (self, number);
    same = g_build_filename (self->directory, name, NULL);
    if (strcmp (path, same) == 0)
      g_array_append_val (numbers, number);
  }
  g_array_sort (numbers, compare_numbers);
  return g_steal_pointer (&numbers);
}

/* Renames what could not be read to a name that is still free. */
static void
set_aside (const char *path)
{
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);

  for (int i = 2; g_file_test (aside, G_FILE_TEST_EXISTS); i++) {
    g_free (aside);
    aside = g_strdup_printf ("%s.damaged-%d", path, i);
  }
  g_rename (path, aside);
}

static RtDocument *
read_document (const char *path)
{
  g_autofree char *text = NULL;
  gsize size;

  if (!g_file_get_contents (path, &text, &size, NULL) || strlen (text) != size)
    return NULL;
  return rt_document_from_text (text, NULL);
}

static bool
is_kept (RtSession *self, guint64 number)
{
  for (guint i = 0; i < self->kept->len; i++)
    if (((Kept *) self->kept->pdata[i])->number == number)
      return true;
  return false;
}

static char *
say_damaged (RtSession *self, guint n_damaged)
{
  g_autofree char *directory = g_filename_display_name (self->directory);

  return g_strdup_printf (ngettext ("%u puzzle of last time could not be read; its file was set "
                                    "aside in “%s”.",
                                    "%u puzzles of last time could not be read; their files were "
                                    "set aside in “%s”.",
                                    n_damaged),
                          n_damaged, directory);
}

GPtrArray *
rt_session_restore (RtSession *self, char **notice)
{
  g_autoptr (GPtrArray) documents = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) numbers = NULL;
  g_autoptr (GError) error = NULL;
  guint n_damaged = 0;

  g_return_val_if_fail (RT_IS_SESSION (self), NULL);

  numbers = list_numbers (self, &error);
  for (guint i = 0; numbers && i < numbers->len; i++) {
    guint64 number = g_array_index (numbers, guint64, i);
    g_autofree char *path = path_of (self, number);
    RtDocument *document;

    if (is_kept (self, number))
      continue;
    document = read_document (path);
    if (document) {
      add (self, document, number);
      g_ptr_array_add (documents, document);
    } else {
      set_aside (path);
      n_damaged++;
    }
  }
  if (notice && error)
    /* Translators: %s is what the system says. */
    *notice = g_strdup_printf (_("The puzzles of last time could not be read. The system says: %s"),
                               error->message);
  else if (notice)
    *notice = n_damaged ? say_damaged (self, n_damaged) : NULL;
  return g_steal_pointer (&documents);
}

RtSession *
rt_session_new (const char *directory)
{
  RtSession *self = g_object_new (RT_TYPE_SESSION, NULL);
  g_autoptr (GArray) numbers = NULL;

  self->directory = directory ? g_strdup (directory)
                              : g_build_filename (g_get_user_state_dir (), "retrace", "session",
                                                  NULL);
  /* What is there must not be written over, even where it cannot be listed or another Retrace
   * writes too: so the clock counts, unless it was set back. */
  self->next = (guint64) g_get_real_time ();
  numbers = list_numbers (self, NULL);
  if (numbers && numbers->len > 0)
    self->next = MAX (self->next, g_array_index (numbers, guint64, numbers->len - 1) + 1);
  return self;
}

static void
rt_session_dispose (GObject *object)
{
  RtSession *self = RT_SESSION (object);

  write_all (self, NULL);
  g_clear_handle_id (&self->timer, g_source_remove);
  g_ptr_array_set_size (self->kept, 0);
  G_OBJECT_CLASS (rt_session_parent_class)->dispose (object);
}

static void
rt_session_finalize (GObject *object)
{
  RtSession *self = RT_SESSION (object);

  g_ptr_array_unref (self->kept);
  g_free (self->directory);
  G_OBJECT_CLASS (rt_session_parent_class)->finalize (object);
}

static void
rt_session_class_init (RtSessionClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = rt_session_dispose;
  object_class->finalize = rt_session_finalize;
  signals[FAILED] = g_signal_new ("failed", RT_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
rt_session_init (RtSession *self)
{
  self->kept = g_ptr_array_new_with_free_func (kept_free);
}
