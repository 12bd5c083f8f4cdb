/* remarks.c - stores texts as records (place, size, text) in a file; an index in memory has an
 * entry for each 64 KiB of the file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/steps/remarks.h"

#include "engine/steps/unnamed-file.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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

struct _RtRemarks {
  int file;

  /* Used only by the thread that adds. */
  size_t n_gathered;
  uint64_t first_place; /* place of the first buffered record */
  char gathered[BLOCK];

  pthread_mutex_t lock; /* for all members below */
  uint64_t size;        /* size of the file */
  size_t n_marks;
  Mark marks[FILE_MOST / BLOCK + 1];
};

RtRemarks *
rt_remarks_new (const char *folder)
{
  RtRemarks *self = calloc (1, sizeof *self);

  if (!self)
    abort ();
  self->file = rt_nameless_open (folder);
  if (self->file < 0) {
    free (self);
    return NULL;
  }
  pthread_mutex_init (&self->lock, NULL);
  return self;
}

void
rt_remarks_free (RtRemarks *self)
{
  pthread_mutex_destroy (&self->lock);
  close (self->file);
  free (self);
}

void
rt_remarks_flush (RtRemarks *self)
{
  if (self->n_gathered == 0 ||
      !rt_nameless_write (self->file, self->size, self->gathered, self->n_gathered))
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

void
rt_remarks_add (RtRemarks *self, uint64_t place, const char *text, size_t size)
{
  Head head = { .place = place };

  trim (&text, &size);
  head.size = (uint32_t) cut (text, size);
  if (size == 0)
    return;
  if (self->n_gathered + RECORD_MOST > BLOCK)
    rt_remarks_flush (self);
  if (self->n_gathered + RECORD_MOST > BLOCK || self->size + BLOCK > FILE_MOST)
    return;
  if (self->n_gathered == 0)
    self->first_place = place;
  memcpy (self->gathered + self->n_gathered, &head, sizeof head);
  memcpy (self->gathered + self->n_gathered + sizeof head, text, head.size);
  self->n_gathered += sizeof head + head.size;
}

/* Finds AT, the offset of the last index entry before PLACE (or of the first entry), and END, the
 * size of the file. Returns false if there is nothing to read. */
static bool
find (RtRemarks *self, uint64_t place, uint64_t *at, uint64_t *end)
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

/* Appends the texts for PLACE among the SIZE bytes of RECORDS to OUT, which has ROOM bytes, N of
 * them used. Returns the number of bytes in complete records. Sets OVER if a later place follows or
 * OUT is full. */
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

size_t
rt_remarks_at (RtRemarks *self, uint64_t place, char *text, size_t size)
{
  char records[READ];
  uint64_t at, end;
  size_t n = 0;
  bool over = !find (self, place, &at, &end);

  while (!over && at < end) {
    size_t piece = end - at < READ ? (size_t) (end - at) : READ;
    size_t taken;

    rt_nameless_read (self->file, at, records, piece);
    taken = take_records (records, piece, place, text, size, &n, &over);
    if (taken == 0)
      break;
    at += taken;
  }
  text[n] = '\0';
  return n;
}
