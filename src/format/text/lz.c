/* lz.c - compresses and decompresses the texts in links of f-puzzles and SudokuPad (LZ-string in its base64 form).
 *
 * Text is units of UTF-16. Compressor and decompressor build equal dictionaries: after each code, the entry of the
 * previous code with one more unit is added. A code has as many bits as the dictionary needs at that time, lowest bit
 * first; six bits are a character, highest bit first. Code 0 announces a new unit of 8 bits, 1 a new unit of 16 bits,
 * and 2 the end. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/text/lz.h"

#include <stdbool.h>
#include <string.h>

#define NEW_8 0
#define NEW_16 1
#define END 2
#define FIRST 3 /* first code of the dictionary */

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=";

/* Width of a code in bits, which grows by one each time the dictionary reaches the next power of
 * two. */
typedef struct {
  guint bits;
  guint left; /* number of codes until the width grows */
} Width;

static void
widen (Width *width)
{
  if (--width->left == 0)
    width->left = 1u << width->bits++;
}

/* Dictionary entry: the part of the unpacked text that a code stands for. */
typedef struct {
  guint start, length;
} Entry;

typedef struct {
  const char *packed;
  gsize size, at; /* in bits */
  GArray *text;   /* of guint16 */
  GArray *entries;
  gsize most;
  bool bad;       /* true: the end came too early, or a character is not base64 */
} Unpacking;

static guint
take_bits (Unpacking *unpacking, guint n)
{
  guint value = 0;

  for (guint i = 0; i < n; i++, unpacking->at++) {
    const char *place;

    if (unpacking->at / 6 >= unpacking->size) {
      unpacking->bad = true;
      return END;
    }
    place = strchr (alphabet, unpacking->packed[unpacking->at / 6]);
    if (!place || !*place) {
      unpacking->bad = true;
      return END;
    }
    value |= ((guint) (place - alphabet) >> (5 - unpacking->at % 6) & 1) << i;
  }
  return value;
}

static void
add_entry (Unpacking *unpacking, guint start, guint length)
{
  Entry entry = { start, length };

  g_array_append_val (unpacking->entries, entry);
}

/* Reads a UTF-16 unit of BITS bits that occurs for the first time, and adds it to the text and the dictionary. */
static void
take_unit (Unpacking *unpacking, guint bits)
{
  guint16 unit = (guint16) take_bits (unpacking, bits);

  add_entry (unpacking, unpacking->text->len, 1);
  g_array_append_val (unpacking->text, unit);
}

/* Appends the dictionary entry with CODE to the text, and stores it in TOLD. If CODE is the entry
 * that is still to be made from LAST, the entry is LAST followed by its own first unit. Returns
 * false if CODE is malformed, or if the text becomes too long. */
static bool
take_entry (Unpacking *unpacking, guint code, Entry last, Entry *told)
{
  GArray *text = unpacking->text;

  if (code < FIRST || code - FIRST > unpacking->entries->len)
    return false;
  *told = code - FIRST < unpacking->entries->len
            ? g_array_index (unpacking->entries, Entry, code - FIRST)
            : (Entry) { last.start, last.length + 1 };
  if (text->len + told->length > unpacking->most)
    return false;
  for (guint i = 0; i < told->length; i++) {
    guint16 unit = g_array_index (text, guint16, told->start + i);

    g_array_append_val (text, unit);
  }
  told->start = text->len - told->length;
  return true;
}

static bool
unpack (Unpacking *unpacking)
{
  Width width = { .bits = 3, .left = 4 };
  guint code = take_bits (unpacking, 2);
  Entry last = { 0, 1 };

  if (unpacking->bad || code > NEW_16)
    return !unpacking->bad && code == END;
  take_unit (unpacking, code == NEW_8 ? 8 : 16);
  while (!unpacking->bad && (code = take_bits (unpacking, width.bits)) != END) {
    Entry told;

    if (code == NEW_8 || code == NEW_16) {
      told = (Entry) { unpacking->text->len, 1 };
      take_unit (unpacking, code == NEW_8 ? 8 : 16);
      widen (&width);
    } else if (!take_entry (unpacking, code, last, &told)) {
      return false;
    }
    add_entry (unpacking, last.start, last.length + 1);
    widen (&width);
    last = told;
  }
  return !unpacking->bad;
}

char *
rt_lz_unpack (const char *packed, gsize size, gsize most)
{
  g_autoptr (GArray) text = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  Unpacking unpacking = { packed, size, 0, text, entries, most, false };

  if (!unpack (&unpacking))
    return NULL;
  if (text->len == 0)
    return g_strdup (""); /* there are no units at all */
  return g_utf16_to_utf8 ((const gunichar2 *) (void *) text->data, text->len, NULL, NULL, NULL);
}

typedef struct {
  GString *out;
  guint value, n;       /* bits that are not a whole character yet */
  Width width;
  GHashTable *codes;    /* code of each entry, by the code of its beginning and its last unit */
  GHashTable *unspoken; /* units that are in the dictionary, but were not written yet */
  guint next;
} Packing;

static void
put_bits (Packing *packing, guint value, guint n)
{
  for (; n > 0; n--, value >>= 1) {
    packing->value = packing->value << 1 | (value & 1);
    if (++packing->n < 6)
      continue;
    g_string_append_c (packing->out, alphabet[packing->value]);
    packing->value = packing->n = 0;
  }
}

/* Returns the key, in the compressor's dictionary, of the entry CODE followed by UNIT. Code 0 is the empty entry. */
static gpointer
key_of (guint code, guint16 unit)
{
  return GSIZE_TO_POINTER ((gsize) code << 16 | unit);
}

static guint
code_of (const Packing *packing, guint code, guint16 unit)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (packing->codes, key_of (code, unit)));
}

static void
add_code (Packing *packing, guint code, guint16 unit)
{
  g_hash_table_insert (packing->codes, key_of (code, unit), GUINT_TO_POINTER (packing->next++));
}

/* Writes CODE with as many bits as the dictionary needs. If CODE stands for UNIT and occurs for the
 * first time, writes the unit itself. */
static void
tell (Packing *packing, guint code, guint16 unit)
{
  if (g_hash_table_remove (packing->unspoken, GUINT_TO_POINTER (code))) {
    put_bits (packing, unit < 256 ? NEW_8 : NEW_16, packing->width.bits);
    put_bits (packing, unit, unit < 256 ? 8 : 16);
    widen (&packing->width);
  } else {
    put_bits (packing, code, packing->width.bits);
  }
  widen (&packing->width);
}

static void
pack (Packing *packing, const gunichar2 *text)
{
  guint code = 0;
  guint16 last = 0;

  for (; *text; text++) {
    guint longer;

    if (!code_of (packing, 0, *text)) {
      g_hash_table_add (packing->unspoken, GUINT_TO_POINTER (packing->next));
      add_code (packing, 0, *text);
    }
    longer = code_of (packing, code, *text);
    if (!longer) {
      tell (packing, code, last);
      add_code (packing, code, *text);
      longer = code_of (packing, 0, *text);
    }
    code = longer;
    last = *text; /* is all of it, where it is not yet told */
  }
  if (code)
    tell (packing, code, last);
  put_bits (packing, END, packing->width.bits);
  do
    put_bits (packing, 0, 1);
  while (packing->n);
}

char *
rt_lz_pack (const char *text)
{
  g_autofree gunichar2 *units = g_utf8_to_utf16 (text, -1, NULL, NULL, NULL);
  Packing packing = {
    .out = g_string_new (NULL),
    .width = { .bits = 2, .left = 2 },
    .codes = g_hash_table_new (NULL, NULL),
    .unspoken = g_hash_table_new (NULL, NULL),
    .next = FIRST,
  };

  pack (&packing, units);
  while (packing.out->len % 4)
    g_string_append_c (packing.out, '=');
  g_hash_table_unref (packing.codes);
  g_hash_table_unref (packing.unspoken);
  return g_string_free (packing.out, FALSE);
}
