/* tape.c - appends entries and texts to unnamed files through buffers; readers read the files.
 *
 * The length that readers see is increased after the bytes are in the file, so that entries need no
 * lock. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/steps/tape.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Unnamed files, which the system deletes when the program ends, even by a crash */

/* Prefix of the temporary name, on file systems without O_TMPFILE. */
#define PREFIX "steps-"

/* Removes files that another run of the program left because it was killed before it unlinked them.
 * This may also unlink a file of a program that still runs, which does no harm. */
static void
remove_leftovers (const char *folder)
{
  DIR *dir = opendir (folder);
  const struct dirent *entry;

  while (dir && (entry = readdir (dir)))
    if (strncmp (entry->d_name, PREFIX, strlen (PREFIX)) == 0)
      unlinkat (dirfd (dir), entry->d_name, 0);
  if (dir)
    closedir (dir);
}

/* Creates a named file and unlinks it at once. Returns its descriptor, or -1 with errno. */
static int
open_named (const char *folder)
{
  char path[4096];
  int file;

  if (snprintf (path, sizeof path, "%s/" PREFIX "XXXXXX", folder) >= (int) sizeof path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  file = mkostemp (path, O_CLOEXEC);
  if (file >= 0)
    unlink (path);
  return file;
}

/* Opens an unnamed file in FOLDER, which is created if need be; removes files left there. Returns a
 * file descriptor, which the caller closes, or -1 with errno. */
static int
open_unnamed (const char *folder)
{
  int file;

  mkdir (folder, 0700);
  remove_leftovers (folder);
  file = open (folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  return file >= 0 ? file : open_named (folder);
}

/* Writes SIZE bytes at offset AT. Returns false with errno. */
static bool
write_at (int file, uint64_t at, const void *bytes, size_t size)
{
  for (size_t done = 0; done < size;) {
    ssize_t n = pwrite (file, (const char *) bytes + done, size - done, (off_t) (at + done));

    if (n < 0 && errno != EINTR)
      return false;
    done += n > 0 ? (size_t) n : 0;
  }
  return true;
}

/* Reads SIZE bytes at offset AT; bytes that the disk fails to read are set to zero. */
static void
read_at (int file, uint64_t at, void *bytes, size_t size)
{
  for (size_t done = 0; done < size;) {
    ssize_t n = pread (file, (char *) bytes + done, size - done, (off_t) (at + done));

    /* The disk failed to read back the data: its contents are unknown. */
    if (n == 0 || (n < 0 && errno != EINTR)) {
      memset ((char *) bytes + done, 0, size - done);
      return;
    }
    done += n > 0 ? (size_t) n : 0;
  }
}

/* Texts that a program prints between its steps. The place of a text is the number of entries
 * before it on the tape. The texts are records (place, size, text) in a file; an index in memory has an
 * entry for each 64 KiB of the file. One thread adds while any others read. */

#define TEXT_MOST 200
#define BLOCK 65536
#define FILE_MOST ((uint64_t) 256 << 20)

typedef struct {
  uint64_t place;
  uint32_t size; /* size of the text that follows */
} Head;

#define RECORD_MOST (sizeof (Head) + TEXT_MOST)

/* Bytes that a reader reads at a time. */
#define READ 8192

/* Index entry: the record at offset AT of the file belongs to PLACE. */
typedef struct {
  uint64_t place, at;
} Mark;

typedef struct {
  int file;

  /* Used only by the thread that adds. */
  size_t n_gathered;
  uint64_t first_place; /* place of the first buffered record */
  char gathered[BLOCK];

  pthread_mutex_t lock; /* for all members below */
  uint64_t size;        /* size of the file */
  size_t n_marks;
  Mark marks[FILE_MOST / BLOCK + 1];
} Remarks;

/* Returns a store for texts between steps, whose file is in FOLDER; NULL if it cannot be created. */
static Remarks *
remarks_new (const char *folder)
{
  Remarks *self = calloc (1, sizeof *self);

  if (!self)
    abort ();
  self->file = open_unnamed (folder);
  if (self->file < 0) {
    free (self);
    return NULL;
  }
  pthread_mutex_init (&self->lock, NULL);
  return self;
}

static void
remarks_free (Remarks *self)
{
  pthread_mutex_destroy (&self->lock);
  close (self->file);
  free (self);
}

/* Makes added texts (printed between steps) visible to other threads. */
static void
remarks_flush (Remarks *self)
{
  if (self->n_gathered == 0 ||
      !write_at (self->file, self->size, self->gathered, self->n_gathered))
    return;
  pthread_mutex_lock (&self->lock);
  if (self->n_marks == 0 || self->size - self->marks[self->n_marks - 1].at >= BLOCK)
    self->marks[self->n_marks++] = (Mark) { self->first_place, self->size };
  self->size += self->n_gathered;
  pthread_mutex_unlock (&self->lock);
  self->n_gathered = 0;
}

static void
trim (const char **text, size_t *size)
{
  for (; *size > 0 && strchr (" \t#", **text); --*size)
    ++*text;
  while (*size > 0 && strchr (" \t\r", (*text)[*size - 1]))
    --*size;
}

/* Returns the length of TEXT, shortened to TEXT_MOST bytes without cutting a UTF-8 character. */
static size_t
cut (const char *text, size_t size)
{
  if (size <= TEXT_MOST)
    return size;
  size = TEXT_MOST;
  while (size > 0 && ((unsigned char) text[size] & 0xc0) == 0x80)
    size--;
  return size;
}

/* Appends TEXT, printed after PLACE steps, without # and surrounding blanks, cut after 200 bytes.
 * PLACE must not decrease from call to call. Does nothing beyond 256 MiB or if the disk is full. */
static void
remarks_add (Remarks *self, uint64_t place, const char *text, size_t size)
{
  Head head = { .place = place };

  trim (&text, &size);
  head.size = (uint32_t) cut (text, size);
  if (size == 0)
    return;
  if (self->n_gathered + RECORD_MOST > BLOCK)
    remarks_flush (self);
  if (self->n_gathered + RECORD_MOST > BLOCK || self->size + BLOCK > FILE_MOST)
    return;
  if (self->n_gathered == 0)
    self->first_place = place;
  memcpy (self->gathered + self->n_gathered, &head, sizeof head);
  memcpy (self->gathered + self->n_gathered + sizeof head, text, head.size);
  self->n_gathered += sizeof head + head.size;
}

/* Finds AT, the file offset of the last index entry before PLACE (a number of steps) or of the
 * first entry, and END, the size of the file. Returns false if there is nothing to read. */
static bool
find (Remarks *self, uint64_t place, uint64_t *at, uint64_t *end)
{
  size_t low = 0, high;

  pthread_mutex_lock (&self->lock);
  high = self->n_marks;
  while (low < high) {
    size_t middle = low + (high - low) / 2;

    if (self->marks[middle].place < place)
      low = middle + 1;
    else
      high = middle;
  }
  low -= low > 0;
  *at = self->n_marks ? self->marks[low].at : 0;
  *end = self->size;
  pthread_mutex_unlock (&self->lock);
  return *at < *end;
}

/* Appends TEXT to the N bytes of OUT. Returns the new number of bytes. */
static size_t
append (char *out, size_t n, size_t size, const char *text, size_t length)
{
  if (n > 0 && n + 1 < size)
    out[n++] = '\n';
  if (length > size - 1 - n)
    length = size - 1 - n;
  memcpy (out + n, text, length);
  return n + length;
}

/* Appends the texts printed after PLACE steps, among the SIZE bytes of RECORDS, to OUT, which has
 * ROOM bytes, N of them used. Returns the number of bytes in complete records. Sets OVER if a later
 * place follows or OUT is full. */
static size_t
take_records (const char *records, size_t size, uint64_t place, char *out, size_t room, size_t *n,
              bool *over)
{
  size_t at = 0;
  Head head;

  while (size - at >= sizeof head) {
    memcpy (&head, records + at, sizeof head);
    *over = head.place > place || *n + 1 >= room;
    if (*over || size - at - sizeof head < head.size)
      return at;
    if (head.place == place)
      *n = append (out, *n, room, records + at + sizeof head, head.size);
    at += sizeof head + head.size;
  }
  return at;
}

/* Writes the texts printed after PLACE steps, separated by line ends, and a NUL into the SIZE bytes
 * of TEXT, as far as they fit. Texts need not be valid UTF-8. Returns the number of bytes before
 * the NUL. */
static size_t
remarks_at (Remarks *self, uint64_t place, char *text, size_t size)
{
  char records[READ];
  uint64_t at, end;
  size_t n = 0;
  bool over = !find (self, place, &at, &end);

  while (!over && at < end) {
    size_t piece = end - at < READ ? (size_t) (end - at) : READ;
    size_t taken;

    read_at (self->file, at, records, piece);
    taken = take_records (records, piece, place, text, size, &n, &over);
    if (taken == 0)
      break;
    at += taken;
  }
  text[n] = '\0';
  return n;
}

/* The tape */

/* Entries in the buffer. */
#define GATHERED 16384

struct _RtTape {
  atomic_int refs;
  int file;
  atomic_bool has_ended;
  _Atomic uint64_t length; /* entries in the file */
  Remarks *remarks;      /* NULL if they cannot be stored */

  /* Used only by the thread that adds. */
  size_t n_gathered;
  RtEntry gathered[GATHERED];
};

RtTape *
rt_tape_new (const char *folder)
{
  RtTape *tape = malloc (sizeof *tape);

  if (!tape)
    abort ();
  tape->file = open_unnamed (folder);
  if (tape->file < 0) {
    free (tape);
    return NULL;
  }
  tape->remarks = remarks_new (folder);
  atomic_init (&tape->refs, 1);
  atomic_init (&tape->has_ended, false);
  atomic_init (&tape->length, 0);
  tape->n_gathered = 0;
  return tape;
}

RtTape *
rt_tape_ref (RtTape *tape)
{
  atomic_fetch_add_explicit (&tape->refs, 1, memory_order_relaxed);
  return tape;
}

void
rt_tape_unref (RtTape *tape)
{
  if (atomic_fetch_sub_explicit (&tape->refs, 1, memory_order_acq_rel) > 1)
    return;
  if (tape->remarks)
    remarks_free (tape->remarks);
  close (tape->file);
  free (tape);
}

bool
rt_tape_flush (RtTape *tape)
{
  uint64_t length = rt_tape_length (tape);

  if (!write_at (tape->file, length * sizeof (RtEntry), tape->gathered,
                 tape->n_gathered * sizeof (RtEntry)))
    return false;
  if (tape->remarks)
    remarks_flush (tape->remarks);
  atomic_store_explicit (&tape->length, length + tape->n_gathered, memory_order_release);
  tape->n_gathered = 0;
  return true;
}

bool
rt_tape_add (RtTape *tape, RtEntry entry)
{
  if (tape->n_gathered == GATHERED && !rt_tape_flush (tape))
    return false;
  if (tape->n_gathered == 0 && rt_tape_length (tape) + GATHERED > RT_TAPE_MAX) {
    errno = EFBIG;
    return false;
  }
  tape->gathered[tape->n_gathered++] = entry;
  return true;
}

void
rt_tape_end (RtTape *tape)
{
  atomic_store_explicit (&tape->has_ended, true, memory_order_release);
}

bool
rt_tape_has_ended (RtTape *tape)
{
  return atomic_load_explicit (&tape->has_ended, memory_order_acquire);
}

uint64_t
rt_tape_length (RtTape *tape)
{
  return atomic_load_explicit (&tape->length, memory_order_acquire);
}

size_t
rt_tape_read (RtTape *tape, uint64_t from, RtEntry *entries, size_t n)
{
  uint64_t length = rt_tape_length (tape);

  if (from >= length)
    return 0;
  if (n > length - from)
    n = (size_t) (length - from);
  read_at (tape->file, from * sizeof (RtEntry), entries, n * sizeof (RtEntry));
  return n;
}

void
rt_tape_remark (RtTape *tape, const char *text, size_t size)
{
  if (tape->remarks)
    remarks_add (tape->remarks, rt_tape_length (tape) + tape->n_gathered, text, size);
}

size_t
rt_tape_remarks (RtTape *tape, uint64_t n, char *text, size_t size)
{
  if (tape->remarks)
    return remarks_at (tape->remarks, n, text, size);
  text[0] = '\0';
  return 0;
}
