/* test-faults.c - tests files while system calls fail: the old or the new file remains whole, the
 * failure is reported, and the next save works.
 *
 * The system calls of this program that concern files in its scratch folder go through here, so
 * that any one of them, or all from any one on, can be made to fail. Nothing is needed for it but
 * the order in which the linker looks names up, and it is the same for every user. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/load-save.h"
#include "document/files/session.h"

#include "common/cases.h"
#include "common/puzzles.h"
#include "common/result.h"
#include "document/documents.h"
#include "document/scratch.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define NOBODY 65534

/* The calls that fail, and their error. */
static struct {
  char *below;       /* files below it are ours */
  GMutex lock;       /* of what follows: saving has its own thread */
  bool ours[1024];   /* by file descriptor */
  int count;         /* of calls so far */
  int first, last;   /* those that fail, from 1 */
  bool room_only;    /* only calls that take room count: a full disk can still empty a file */
  int code;
  int closed;        /* descriptor of the last close that failed */
} faults = { .closed = -1 };

static bool
fails (bool takes_room)
{
  bool now;

  if (faults.room_only && !takes_room)
    return false;
  g_mutex_lock (&faults.lock);
  faults.count++;
  now = faults.count >= faults.first && faults.count <= faults.last;
  g_mutex_unlock (&faults.lock);
  if (now)
    errno = faults.code;
  return now;
}

static bool
is_ours (const char *path)
{
  return faults.below && g_str_has_prefix (path, faults.below);
}

static bool
is_our_fd (int fd)
{
  return faults.below && fd >= 0 && fd < (int) G_N_ELEMENTS (faults.ours) && faults.ours[fd];
}

static int
opened (int fd)
{
  if (fd >= 0 && fd < (int) G_N_ELEMENTS (faults.ours))
    faults.ours[fd] = true;
  return fd;
}

#define REAL(name) ((__typeof__ (&fault_##name)) dlsym (RTLD_NEXT, #name))

/* The C library has each of these under two names where files may be large. */
#define OPEN(name)                                           \
  int fault_##name (const char *path, int flags, ...) __asm__ (#name); \
  int                                                        \
  fault_##name (const char *path, int flags, ...)            \
  {                                                          \
    va_list rest;                                            \
    mode_t mode;                                             \
                                                             \
    va_start (rest, flags);                                  \
    mode = flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE ? va_arg (rest, mode_t) : 0; \
    va_end (rest);                                           \
    if (!is_ours (path))                                     \
      return REAL (name) (path, flags, mode);                \
    return fails (access (path, F_OK) != 0 || (flags & O_TMPFILE) == O_TMPFILE)              \
             ? -1                                            \
             : opened (REAL (name) (path, flags, mode));     \
  }
OPEN (open)
OPEN (open64)

#define ON_FD(type, name, takes_room, parameters, arguments) \
  type fault_##name parameters __asm__ (#name);        \
  type                                                 \
  fault_##name parameters                              \
  {                                                    \
    if (is_our_fd (fd) && fails (takes_room))          \
      return -1;                                       \
    return REAL (name) arguments;                      \
  }
ON_FD (ssize_t, read, false, (int fd, void *data, size_t size), (fd, data, size))
ON_FD (ssize_t, write, true, (int fd, const void *data, size_t size), (fd, data, size))
ON_FD (int, fsync, false, (int fd), (fd))
ON_FD (int, ftruncate, false, (int fd, off_t size), (fd, size))
ON_FD (int, ftruncate64, false, (int fd, off_t size), (fd, size))
ON_FD (int, fchmod, false, (int fd, mode_t mode), (fd, mode))

/* A disk that knows no locks, as a home folder on another machine may be. */
static int no_locks; /* an errno; 0: it knows them */
int fault_flock (int fd, int operation) __asm__ ("flock");
int
fault_flock (int fd, int operation)
{
  if (!no_locks || !is_our_fd (fd))
    return REAL (flock) (fd, operation);
  errno = no_locks;
  return -1;
}

/* A close that fails has closed all the same. GIO closes once more then, which newer versions of GLib
 * take for a fault of the program: that second time does nothing. */
int fault_close (int fd) __asm__ ("close");
int
fault_close (int fd)
{
  bool ours = is_our_fd (fd);
  int result;

  if (ours)
    faults.ours[fd] = false;
  result = REAL (close) (fd);
  if (ours && fails (false)) {
    faults.closed = fd;
    return -1;
  }
  return result < 0 && errno == EBADF && fd == faults.closed ? 0 : result;
}

int fault_rename (const char *from, const char *to) __asm__ ("rename");
int
fault_rename (const char *from, const char *to)
{
  return is_ours (from) && fails (false) ? -1 : REAL (rename) (from, to);
}

static void
fail (int first, int last, int code)
{
  faults.count = 0;
  faults.first = first;
  faults.last = last;
  faults.room_only = false;
  faults.code = code;
}

static void
fail_room (int first, int code)
{
  fail (first, G_MAXINT, code);
  faults.room_only = true;
}

static void
fail_nothing (void)
{
  fail (0, 0, 0);
}

static char *
begin (void)
{
  char *scratch = scratch_new ();

  fail_nothing ();
  faults.below = scratch;
  return scratch;
}

static void
end (char *scratch)
{
  faults.below = NULL;
  scratch_remove (scratch);
}

/* Functions under test */

static bool
save (RtPuzzle *puzzle, GFile *file, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  rt_storage_save_async (puzzle, &rt_format_sdk, file, NULL, NULL, done_cb, &result);
  return rt_storage_save_finish (wait_for (&result), NULL, error);
}

static RtReading *
load (GFile *file, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  rt_storage_load_async (file, NULL, done_cb, &result);
  return rt_storage_load_finish (wait_for (&result), NULL, error);
}

static void
assert_sentence (const GError *error, const char *name)
{
  g_assert_nonnull (error);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_nonnull (strstr (error->message, name));
  g_assert_null (strchr (error->message, '\n'));
}

/* An errno of a failing disk, network or permission, and the GIO error that it becomes. */
typedef struct {
  int code;
  GIOErrorEnum becomes;
} Fault;

static const Fault kinds[] = {
  { ENOSPC, G_IO_ERROR_NO_SPACE },
  { EDQUOT, G_IO_ERROR_FAILED },
  { EIO, G_IO_ERROR_FAILED },
  { ESTALE, G_IO_ERROR_FAILED },
  { EROFS, G_IO_ERROR_READ_ONLY },
  { EACCES, G_IO_ERROR_PERMISSION_DENIED },
  { ENOTCONN, G_IO_ERROR_NOT_CONNECTED },
  { ETIMEDOUT, G_IO_ERROR_TIMED_OUT },
};

/* One save over an old file, with what SET makes fail from FIRST on. Returns how many calls there
 * were. */
static int
save_with_fault (RtPuzzle *puzzle, GFile *file, const char *expected,
                 void (*set) (int first, int code), int first, int code)
{
  static const char old[] = "what was there, and was longer than what comes; it is somebody's.\n"
                            "what was there, and was longer than what comes; it is somebody's.\n"
                            "what was there, and was longer than what comes; it is somebody's.\n";
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  bool saved;
  int count;

  fail_nothing ();
  scratch_write (g_file_peek_path (file), old, -1);
  set (first, code);
  saved = save (puzzle, file, &error);
  count = faults.count;
  fail_nothing ();
  text = scratch_read (g_file_peek_path (file));
  if (saved) {
    g_assert_no_error (error);
    g_assert_cmpstr (text, ==, expected);
  } else {
    assert_sentence (error, "a.sdk");
    /* A rename or a close that says it failed may have been made. */
    if (strcmp (text, expected) != 0)
      g_assert_cmpstr (text, ==, old);
  }
  return count;
}

static void
fail_one (int first, int code)
{
  fail (first, first, code);
}

static void
fail_all (int first, int code)
{
  fail (first, G_MAXINT, code);
}

/* Every call fails once, in turn; and all from each on. And on a disk that has no room, be it for
 * another file or for what is in it; who may make no file there, is not kept from writing. */
static void
test_save (gconstpointer data)
{
  const Fault *fault = data;
  char *scratch = begin ();
  g_autoptr (GFile) file = g_file_new_build_filename (scratch, "a.sdk", NULL);
  g_autoptr (RtPuzzle) puzzle = puzzle_of (EASY);
  g_autofree char *expected = rt_write (puzzle, &rt_format_sdk);
  int n = save_with_fault (puzzle, file, expected, fail_one, 0, 0);

  g_assert_cmpint (n, >, 6);
  for (int first = 1; first <= n; first++) {
    save_with_fault (puzzle, file, expected, fail_one, first, fault->code);
    save_with_fault (puzzle, file, expected, fail_all, first, fault->code);
  }
  for (int first = 1; first <= 2 && fault->code != EACCES; first++)
    save_with_fault (puzzle, file, expected, fail_room, first, fault->code);
  end (scratch);
}

/* If a call fails while a new file is written, the file is complete or does not exist. */
static void
test_new (gconstpointer data)
{
  const Fault *fault = data;
  char *scratch = begin ();
  g_autoptr (GFile) file = g_file_new_build_filename (scratch, "a.sdk", NULL);
  g_autoptr (RtPuzzle) puzzle = puzzle_of (EASY);
  g_autofree char *expected = rt_write (puzzle, &rt_format_sdk);
  int n = 1;

  for (int i = 0; i <= 2 * n; i++) {
    g_autoptr (GPtrArray) names = NULL;
    g_autoptr (GError) error = NULL;

    fail (i / 2, i % 2 ? G_MAXINT : i / 2, fault->code);
    save (puzzle, file, &error);
    n = MAX (n, faults.count);
    fail_nothing ();
    names = scratch_list (scratch);
    if (error)
      assert_sentence (error, "a.sdk");
    g_assert_cmpuint (names->len, <=, 1);
    if (names->len) {
      g_autofree char *text = scratch_read (g_file_peek_path (file));

      g_assert_cmpstr (text, ==, expected);
      g_assert_cmpint (g_unlink (g_file_peek_path (file)), ==, 0);
    } else {
      g_assert_nonnull (error);
    }
  }
  g_assert_cmpint (n, >, 3);
  end (scratch);
}

/* The error of a system call has its own sentence, for new files and old ones. */
static void
test_named (gconstpointer data)
{
  const Fault *fault = data;
  char *scratch = begin ();
  g_autoptr (GFile) file = g_file_new_build_filename (scratch, "a.sdk", NULL);
  g_autoptr (RtPuzzle) puzzle = puzzle_of (EASY);

  for (int i = 0; i < 2; i++) {
    g_autoptr (GError) saving = NULL, loading = NULL;

    fail (1, G_MAXINT, fault->code);
    g_assert_false (save (puzzle, file, &saving));
    g_assert_error (saving, G_IO_ERROR, (int) fault->becomes);
    assert_sentence (saving, "a.sdk");
    g_assert_null (load (file, &loading));
    assert_sentence (loading, "a.sdk");
    if (fault->becomes != G_IO_ERROR_NO_SPACE && fault->becomes != G_IO_ERROR_READ_ONLY)
      g_assert_error (loading, G_IO_ERROR, (int) fault->becomes);
    fail_nothing ();
    g_assert_true (save (puzzle, file, NULL));
  }
  end (scratch);
}

/* Every call of a load fails, in turn: an error, or all the same the puzzle. */
static void
test_load (gconstpointer data)
{
  const Fault *fault = data;
  char *scratch = begin ();
  g_autoptr (GFile) file = g_file_new_build_filename (scratch, "a.sdk", NULL);
  int n = 3;

  scratch_write (g_file_peek_path (file), EASY "\n", -1);
  for (int first = 0; first <= n; first++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (RtReading) reading = NULL;

    fail (first, first, fault->code);
    reading = load (file, &error);
    n = MAX (n, faults.count);
    g_assert_true ((reading != NULL) == (error == NULL));
    if (error)
      assert_sentence (error, "a.sdk");
  }
  end (scratch);
}

/* There is no other file beside PATH but what a failed write has left half done. */
static void
assert_only (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path), *name = g_path_get_basename (path);
  g_autoptr (GPtrArray) names = scratch_list (folder);

  for (guint i = 0; i < names->len; i++)
    g_assert_true (g_str_has_prefix (names->pdata[i], name));
}

static RtDocument *
document_with (int digit)
{
  RtDocument *document = rt_document_new (NULL);

  rt_document_enter (document, rt_cells_of (0), digit);
  return document;
}

static RtSession *
session_without_locks (const char *directory, int code)
{
  RtSession *session;

  fail_nothing ();
  no_locks = code;
  session = rt_session_new (directory);
  no_locks = 0;
  g_assert_false (rt_session_is_beside (session));
  g_assert_cmpstr (rt_session_folder (session), ==, directory);
  return session;
}

/* Without locks a session is kept as if there were no other program; if there is one, what it wrote
 * is not written over, though: there are two puzzles then where there was one. */
static void
test_no_locks (void)
{
  static const int codes[] = { ENOLCK, EOPNOTSUPP, EINVAL, EBADF };

  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++) {
    char *scratch = begin ();
    RtSession *one = session_without_locks (scratch, codes[i]), *two;
    RtDocument *first = document_with (1);
    g_autoptr (GPtrArray) theirs = NULL, all = NULL;
    int sum = 0;

    rt_session_keep (one, first);
    two = session_without_locks (scratch, codes[i]);
    theirs = rt_session_restore (two, NULL);
    g_assert_cmpuint (theirs->len, ==, 1);

    /* Both go on from the same. */
    rt_document_enter (first, rt_cells_of (0), 3);
    g_assert_true (rt_session_flush (one, NULL));
    rt_document_enter (theirs->pdata[0], rt_cells_of (0), 5);
    g_assert_true (rt_session_flush (two, NULL));
    rt_document_enter (first, rt_cells_of (1), 3);
    g_assert_true (rt_session_flush (one, NULL));
    g_ptr_array_set_size (theirs, 0);
    g_assert_finalize_object (two);
    g_assert_finalize_object (one);
    g_assert_finalize_object (first);

    one = session_without_locks (scratch, codes[i]);
    all = rt_session_restore (one, NULL);
    g_assert_cmpuint (all->len, ==, 2);
    for (guint k = 0; k < all->len; k++)
      sum += rt_document_position (all->pdata[k])->entries.digit[0];
    g_assert_cmpint (sum, ==, 3 + 5);
    g_ptr_array_set_size (all, 0);
    g_assert_finalize_object (one);
    end (scratch);
  }
}

/* If a call fails while the session is written, the file is the old or the new one, the failure is
 * reported, and the next write is complete. */
static void
test_session (gconstpointer data)
{
  const Fault *fault = data;
  char *scratch = begin ();
  RtSession *session = rt_session_new (scratch);
  RtDocument *document = rt_document_new (NULL);
  g_autofree char *path = NULL, *before = NULL;
  int n = 3;

  rt_document_enter (document, rt_cells_of (0), 1);
  rt_session_keep (session, document);
  {
    g_autoptr (GPtrArray) names = scratch_list (scratch);

    g_assert_cmpint (names->len, ==, 1);
    path = g_build_filename (scratch, names->pdata[0], NULL);
  }
  before = scratch_read (path);
  for (int i = 0; i <= 2 * n; i++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *after = NULL, *text = NULL;
    bool written;

    rt_document_enter (document, rt_cells_of (i % RT_N_CELLS), 1 + i / RT_N_CELLS % 9);
    rt_document_enter (document, rt_cells_of (i % RT_N_CELLS), 2 + i / RT_N_CELLS % 8);
    after = rt_document_to_text (document);
    fail (i / 2, i % 2 ? G_MAXINT : i / 2, fault->code);
    written = rt_session_flush (session, &error);
    n = MAX (n, faults.count);
    fail_nothing ();
    g_assert_true (written == (error == NULL));
    text = scratch_read (path);
    if (error)
      assert_sentence (error, scratch);
    if (written || strcmp (text, before) != 0)
      g_assert_cmpstr (text, ==, after);
    g_assert_true (rt_session_flush (session, NULL));
    g_free (before);
    before = scratch_read (path);
    g_assert_cmpstr (before, ==, after);
  }
  g_assert_cmpint (n, >, 3);
  assert_only (path);
  g_assert_finalize_object (session);
  g_assert_finalize_object (document);
  end (scratch);
}

/* Drops the privileges of root, so that permissions apply. */
static void
lower (const char *scratch)
{
  if (geteuid () != 0)
    return;
  g_assert_cmpint (chown (scratch, NOBODY, NOBODY), ==, 0);
  g_assert_cmpint (seteuid (NOBODY), ==, 0);
}

static void
raise_again (void)
{
  if (getuid () == 0)
    g_assert_cmpint (seteuid (0), ==, 0);
}

static void
assert_save_fails (RtPuzzle *puzzle, GFile *file, int code)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (file);

  g_assert_false (save (puzzle, file, &error));
  g_assert_error (error, G_IO_ERROR, code);
  assert_sentence (error, name);
}

/* Folders and files that may not be touched; the owner may, later. */
static void
test_permissions (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *folder = g_build_filename (scratch, "folder", NULL);
  g_autofree char *state = g_build_filename (folder, "state", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "a.sdk", NULL);
  g_autoptr (GFile) other = g_file_new_build_filename (folder, "b.sdk", NULL);
  g_autoptr (RtPuzzle) puzzle = puzzle_of (EASY);
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = NULL;
  RtSession *session;
  RtDocument *document = rt_document_new (puzzle);

  lower (scratch);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (save (puzzle, file, NULL));

  /* If the folder allows no new file, the file is written in place. */
  g_assert_cmpint (g_chmod (folder, 0500), ==, 0);
  assert_save_fails (puzzle, other, G_IO_ERROR_PERMISSION_DENIED);
  g_assert_true (save (puzzle, file, NULL));
  session = rt_session_new (state);
  rt_session_keep (session, document);
  g_assert_false (rt_session_flush (session, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ACCES);
  assert_sentence (error, "state");
  g_clear_error (&error);

  /* A file that may only be read; then not even that. */
  g_assert_cmpint (g_chmod (g_file_peek_path (file), 0400), ==, 0);
  assert_save_fails (puzzle, file, G_IO_ERROR_PERMISSION_DENIED);
  reading = load (file, NULL);
  g_assert_nonnull (reading);
  g_assert_cmpint (g_chmod (g_file_peek_path (file), 0), ==, 0);
  g_assert_null (load (file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED);
  assert_sentence (error, "a.sdk");

  /* Once it may be, it is. */
  g_assert_cmpint (g_chmod (folder, 0700), ==, 0);
  g_assert_true (rt_session_flush (session, NULL));
  g_assert_true (save (puzzle, other, NULL));
  g_assert_finalize_object (session);
  g_assert_finalize_object (document);
  raise_again ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autofree char *name = g_strdelimit (g_strdup (g_strerror (kinds[i].code)), " /", '-');
    g_autofree char *saving = g_strconcat ("/faults/save/", name, NULL);
    g_autofree char *making = g_strconcat ("/faults/new/", name, NULL);
    g_autofree char *named = g_strconcat ("/faults/named/", name, NULL);
    g_autofree char *loading = g_strconcat ("/faults/load/", name, NULL);
    g_autofree char *keeping = g_strconcat ("/faults/session/", name, NULL);

    g_test_add_data_func (saving, &kinds[i], test_save);
    g_test_add_data_func (making, &kinds[i], test_new);
    g_test_add_data_func (named, &kinds[i], test_named);
    g_test_add_data_func (loading, &kinds[i], test_load);
    g_test_add_data_func (keeping, &kinds[i], test_session);
  }
  add_cases ("/faults", test_no_locks, test_permissions);
  return g_test_run ();
}
