/* session.c - implements RtSession: locks a folder for this process, and writes and restores the
 * open documents in it.
 *
 * Each document is a file `puzzle-N` in the folder. N starts with the time in microseconds at which
 * the session was created, and rises by 1. Damaged files are renamed to `puzzle-N.damaged`. Files
 * with other names are ignored. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/files/session.h"

#include "document/files/autosave-timer.h"
#include "document/files/kept-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

/* The folder */

/* A folder locked by this process: the session directory or, if another Retrace (on another
 * machine, in a container, or without a common bus) has locked that directory, a folder `beside-2`,
 * `beside-3` ... in it. The file `owner` in the folder is locked until the process ends. */
typedef struct {
  char *path;
  bool beside; /* true: the folder is `beside-N` */
  int lock;    /* file descriptor; -1 on a disk without locks, where the session directory is used */
} Folder;

#define OWNER "owner"
#define BESIDE "beside-"
#define MOST_PROGRAMS 1000 /* ends the loop on a file system that reports every lock as taken */

typedef enum {
  LOCKED,
  TAKEN,    /* another process has the lock */
  NO_LOCKS, /* the file system does not support locks */
} Locking;

/* Opens the file OWNER with ACCESS (flags of open) and locks it. Sets LOCK to the descriptor if it
 * returns LOCKED, otherwise to -1. Uses flock() instead of fcntl(), because a flock() lock belongs
 * to the open file, not to the process; on NFS the kernel turns it into an fcntl() lock. */
static Locking
lock_file (const char *owner, int access, int *lock)
{
  int result, code;

  *lock = g_open (owner, access | O_CREAT | O_CLOEXEC, 0600);
  if (*lock < 0)
    return NO_LOCKS;
  do
    result = flock (*lock, LOCK_EX | LOCK_NB);
  while (result != 0 && errno == EINTR);
  if (result == 0)
    return LOCKED;
  code = errno;
  close (*lock);
  *lock = -1;
  return code == EWOULDBLOCK ? TAKEN : NO_LOCKS;
}

/* Locks the file `owner` in FOLDER. Opens it read-only first, because a file open for writing
 * prevents a disk from being remounted read-only; then for writing, because NFS requires that for
 * locks. Folders and `owner` files are never removed, because a process could then have a lock on a
 * file that other processes no longer see. */
static Locking
lock_folder (const char *folder, int *lock)
{
  g_autofree char *owner = g_build_filename (folder, OWNER, NULL);
  Locking locking;

  g_mkdir_with_parents (folder, 0700);
  locking = lock_file (owner, O_RDONLY, lock);
  return locking == NO_LOCKS ? lock_file (owner, O_RDWR, lock) : locking;
}

/* Moves the session's files of FOLDER into the folder of SELF, unless a running process has locked FOLDER. */
static void
take_over (Folder *self, const char *folder)
{
  int lock;

  if (g_str_equal (folder, self->path) || lock_folder (folder, &lock) != LOCKED)
    return;
  rt_kept_sweep (folder);
  rt_kept_move_all (folder, self->path);
  close (lock);
}

static void
take_over_all (Folder *self, const char *directory)
{
  g_autoptr (GArray) numbers = rt_kept_list (directory, BESIDE, NULL);

  for (guint i = 0; numbers && i < numbers->len; i++) {
    g_autofree char *folder = rt_kept_path (directory, BESIDE, g_array_index (numbers, guint64, i));

    take_over (self, folder);
  }
}

/* Locks DIRECTORY (NULL: the default) or, if it is locked, the first unlocked `beside-N` folder in
 * it. Moves the files that ended processes have left in other folders to the locked one. Creates
 * folders as needed. Never fails: a folder that cannot be written to is reported by the first
 * write. */
static Folder *
claim_folder (const char *directory)
{
  g_autofree char *first = rt_kept_directory (directory);
  Folder *self = g_new0 (Folder, 1);
  Locking locking = lock_folder (first, &self->lock);

  self->path = g_strdup (first);
  for (guint64 number = 2; locking == TAKEN && number <= MOST_PROGRAMS; number++) {
    g_free (self->path);
    self->path = rt_kept_path (first, BESIDE, number);
    self->beside = true;
    locking = lock_folder (self->path, &self->lock);
  }
  if (locking == LOCKED) {
    rt_kept_sweep (self->path);
    take_over_all (self, first);
  }
  return self;
}

static void
folder_free (Folder *self)
{
  if (self->lock >= 0)
    close (self->lock);
  g_free (self->path);
  g_free (self);
}

/* Documents */

/* A document of the session with its file. */
typedef struct {
  RtSession *session; /* not owned */
  RtDocument *document;
  guint64 number;
  RtKeptMark mark;
  bool unwritten;
} Kept;

struct _RtSession {
  GObject parent_instance;

  /* Owned. */
  Folder *folder;
  GPtrArray *kept; /* of Kept */

  /* State. */
  guint64 next; /* number for the next new file, greater than all numbers in use */
  RtWriteClock clock;
};

G_DEFINE_FINAL_TYPE (RtSession, rt_session, G_TYPE_OBJECT)

enum { FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

static char *
path_of (RtSession *self, guint64 number)
{
  return rt_kept_path (self->folder->path, RT_KEPT_PUZZLE, number);
}

/* Returns true if DOCUMENT is an empty grid without undo history or file, which need not be saved. */
static bool
is_blank (RtDocument *document)
{
  return !rt_document_file (document) && !rt_document_can_undo (document) &&
         !rt_document_can_redo (document) &&
         rt_position_is_empty (rt_document_position (document));
}

static const RtKeptFaults faults = {
  N_("The open puzzles cannot be kept in “%s”: the disk is full."),
  N_("The open puzzles cannot be kept in “%s”: that disk can only be read."),
  N_("The open puzzles cannot be kept in “%s”: you may not write there."),
  /* Translators: the second %s is what the system says about it. */
  N_("The open puzzles cannot be kept in “%s”. The system says: %s"),
};

/* Returns the path to which the document KEPT is written. Gives it a new number if another program
 * has written to its file. Free with g_free. */
static char *
path_to_write (RtSession *self, Kept *kept)
{
  char *path = path_of (self, kept->number);

  while (rt_kept_is_others (path, &kept->mark)) {
    g_free (path);
    rt_kept_mark_clear (&kept->mark);
    kept->number = self->next++;
    path = path_of (self, kept->number);
  }
  return path;
}

static bool
write_kept (RtSession *self, Kept *kept, GError **error)
{
  g_autofree char *text = NULL, *path = NULL;

  if (!kept->unwritten)
    return true;
  if (!is_blank (kept->document)) {
    text = rt_document_to_text (kept->document);
    path = path_to_write (self, kept);
    if (!rt_kept_write (path, text, &kept->mark, &faults, error))
      return false;
  }
  kept->unwritten = false;
  return true;
}

/* Writes all documents with unwritten changes. Continues after a failure. Returns false with the
 * first error in ERROR. */
static bool
write_all (gpointer owner, GError **error)
{
  RtSession *self = owner;
  bool ok = true;

  for (guint i = 0; i < self->kept->len; i++)
    if (!write_kept (self, self->kept->pdata[i], ok ? error : NULL))
      ok = false;
  return ok;
}

static void
tell_failed (gpointer owner, const char *message)
{
  g_signal_emit (owner, signals[FAILED], 0, message);
}

bool
rt_session_flush (RtSession *self, GError **error)
{
  g_return_val_if_fail (RT_IS_SESSION (self), false);

  return rt_write_clock_flush (&self->clock, error);
}

static void
changed_cb (Kept *kept)
{
  kept->unwritten = true;
  rt_write_clock_changed (&kept->session->clock, RT_WRITE_SOON);
}

static void
viewed_cb (Kept *kept)
{
  kept->unwritten = true;
  rt_write_clock_changed (&kept->session->clock, RT_WRITE_LATER);
}

static Kept *
add (RtSession *self, RtDocument *document, guint64 number)
{
  Kept *kept = g_new0 (Kept, 1);

  kept->session = self;
  kept->document = g_object_ref (document);
  kept->number = number;
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), kept);
  g_signal_connect_swapped (document, "kept", G_CALLBACK (changed_cb), kept);
  g_signal_connect_swapped (document, "notify", G_CALLBACK (changed_cb), kept);
  g_signal_connect_swapped (document, "viewed", G_CALLBACK (viewed_cb), kept);
  g_ptr_array_add (self->kept, kept);
  return kept;
}

static void
kept_free (gpointer data)
{
  Kept *kept = data;

  g_signal_handlers_disconnect_by_data (kept->document, kept);
  g_object_unref (kept->document);
  rt_kept_mark_clear (&kept->mark);
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
    rt_write_clock_changed (&self->clock, RT_WRITE_SOON);
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
    rt_kept_remove (path, &kept->mark);
  } else if (!write_kept (self, kept, NULL)) {
    /* The document stays in the session until it has been written. */
    rt_write_clock_retry (&self->clock);
    return;
  }
  g_ptr_array_remove (self->kept, kept);
}

static bool
is_kept (RtSession *self, guint64 number)
{
  for (guint i = 0; i < self->kept->len; i++)
    if (((Kept *) self->kept->pdata[i])->number == number)
      return true;
  return false;
}

const char *
rt_session_folder (RtSession *self)
{
  return self->folder->path;
}

bool
rt_session_is_beside (RtSession *self)
{
  return self->folder->beside;
}

/* Returns translated sentences about the N_DAMAGED and N_NEWER files that were not restored:
 * damaged ones, and files of a newer Retrace. Returns NULL if there are none. Free with g_free. */
static char *
say_others (RtSession *self, guint n_damaged, guint n_newer)
{
  g_autofree char *folder = g_filename_display_name (self->folder->path);
  g_autoptr (GString) said = g_string_new (NULL);

  if (n_damaged)
    g_string_append_printf (said,
                            ngettext ("%u puzzle of last time could not be read; its file was set "
                                      "aside in “%s”.",
                                      "%u puzzles of last time could not be read; their files were "
                                      "set aside in “%s”.",
                                      n_damaged),
                            n_damaged, folder);
  if (n_damaged && n_newer)
    g_string_append_c (said, ' ');
  if (n_newer)
    g_string_append_printf (said,
                            ngettext ("%u puzzle was kept by a newer version of Retrace; it stays "
                                      "as it is, for that version.",
                                      "%u puzzles were kept by a newer version of Retrace; they "
                                      "stay as they are, for that version.",
                                      n_newer),
                            n_newer);
  return said->len ? g_string_free (g_steal_pointer (&said), FALSE) : NULL;
}

GPtrArray *
rt_session_restore (RtSession *self, char **notice)
{
  g_autoptr (GPtrArray) documents = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) numbers = NULL;
  g_autoptr (GError) error = NULL;
  guint n_damaged = 0, n_newer = 0;

  g_return_val_if_fail (RT_IS_SESSION (self), NULL);

  numbers = rt_kept_list (self->folder->path, RT_KEPT_PUZZLE, &error);
  for (guint i = 0; numbers && i < numbers->len; i++) {
    guint64 number = g_array_index (numbers, guint64, i);
    g_autofree char *path = path_of (self, number), *text = NULL;
    RtDocument *document;

    if (is_kept (self, number))
      continue;
    text = rt_kept_read (path);
    document = text ? rt_document_from_text (text, NULL) : NULL;
    if (document) {
      rt_kept_mark_read (&add (self, document, number)->mark, text);
      g_ptr_array_add (documents, document);
    } else if (rt_kept_is_newer (path)) {
      n_newer++;
    } else {
      rt_kept_set_aside (path);
      n_damaged++;
    }
  }
  if (notice && error)
    /* Translators: %s is what the system says. */
    *notice = g_strdup_printf (_("The puzzles of last time could not be read. The system says: %s"),
                               error->message);
  else if (notice)
    *notice = say_others (self, n_damaged, n_newer);
  return g_steal_pointer (&documents);
}

RtSession *
rt_session_new (const char *directory)
{
  RtSession *self = g_object_new (RT_TYPE_SESSION, NULL);
  g_autoptr (GArray) numbers = NULL;

  self->folder = claim_folder (directory);
  /* The first number is the time, so that existing files are not overwritten even if they cannot be
   * listed, or if another Retrace writes to a disk without locks. If the clock was set back, it is
   * one more than the greatest number in use. */
  self->next = (guint64) g_get_real_time ();
  numbers = rt_kept_list (self->folder->path, RT_KEPT_PUZZLE, NULL);
  if (numbers && numbers->len > 0)
    self->next = MAX (self->next, g_array_index (numbers, guint64, numbers->len - 1) + 1);
  return self;
}

static void
rt_session_dispose (GObject *object)
{
  RtSession *self = RT_SESSION (object);

  write_all (self, NULL);
  rt_write_clock_stop (&self->clock);
  g_ptr_array_set_size (self->kept, 0);
  G_OBJECT_CLASS (rt_session_parent_class)->dispose (object);
}

static void
rt_session_finalize (GObject *object)
{
  RtSession *self = RT_SESSION (object);

  g_ptr_array_unref (self->kept);
  folder_free (self->folder);
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
  self->clock = (RtWriteClock) {
    .retry = RT_WRITE_RETRY,
    .write = write_all,
    .failed = tell_failed,
    .owner = self,
  };
}
