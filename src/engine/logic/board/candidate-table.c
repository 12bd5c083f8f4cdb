/* candidate-table.c - initializes and changes the candidates of a board; constant tables of its cells and
 * houses. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/board/candidate-table.h"

/* Expands the macro X for the nine numbers from N on. */
#define NINE(X, n) \
  X (n), X ((n) + 1), X ((n) + 2), X ((n) + 3), X ((n) + 4), X ((n) + 5), X ((n) + 6), X ((n) + 7), \
  X ((n) + 8)

#define PLACES_OF(c) { (c) % 9, (c) / 9, (c) / 9 % 3 * 3 + (c) % 3 }

const uint8_t rt_place_in[RT_N_CELLS][3] = {
  NINE (PLACES_OF, 0),  NINE (PLACES_OF, 9),  NINE (PLACES_OF, 18), NINE (PLACES_OF, 27),
  NINE (PLACES_OF, 36), NINE (PLACES_OF, 45), NINE (PLACES_OF, 54), NINE (PLACES_OF, 63),
  NINE (PLACES_OF, 72),
};

/* The cells of row, column and box N as bits. BITS are those of the first row or box, to be shifted by AT. */
#define LOW(bits, at) ((at) < 64 ? (bits) << ((at) & 63) : 0)
#define HIGH(bits, at) \
  ((at) >= 64 ? (bits) << (((at) - 64) & 63) : (at) ? (bits) >> ((64 - (at)) & 63) : 0)
#define BOX_AT(n) ((n) / 3 * 27 + (n) % 3 * 3)
#define ROW(n) { LOW (UINT64_C (0x1ff), 9 * (n)), HIGH (UINT64_C (0x1ff), 9 * (n)) }
#define COLUMN(n) { UINT64_C (0x8040201008040201) << (n), UINT64_C (0x201) << (n) >> 1 }
#define BOX(n) { LOW (UINT64_C (0x1c0e07), BOX_AT (n)), HIGH (UINT64_C (0x1c0e07), BOX_AT (n)) }

const RtCells rt_house_cells[RT_N_HOUSES] = { NINE (ROW, 0), NINE (COLUMN, 0), NINE (BOX, 0) };

/* Expand to the numbers of set bits of 4, 16, 64, 256 consecutive integers; N is that of the first. */
#define COUNT_4(n) (n), (n) + 1, (n) + 1, (n) + 2
#define COUNT_16(n) COUNT_4 (n), COUNT_4 ((n) + 1), COUNT_4 ((n) + 1), COUNT_4 ((n) + 2)
#define COUNT_64(n) COUNT_16 (n), COUNT_16 ((n) + 1), COUNT_16 ((n) + 1), COUNT_16 ((n) + 2)
#define COUNT_256(n) COUNT_64 (n), COUNT_64 ((n) + 1), COUNT_64 ((n) + 1), COUNT_64 ((n) + 2)

const uint8_t rt_nine_count[512] = { COUNT_256 (0), COUNT_256 (1) };

/* clang-format off: tables */
static const uint16_t combinations_0[] = {
  0, 512,
};
static const uint16_t combinations_1[] = {
  1, 2, 4, 8, 16, 32, 64, 128, 256, 512,
};
static const uint16_t combinations_2[] = {
  3, 5, 6, 9, 10, 12, 17, 18, 20, 24, 33, 34, 36, 40, 48, 65,
  66, 68, 72, 80, 96, 129, 130, 132, 136, 144, 160, 192, 257, 258, 260, 264,
  272, 288, 320, 384, 512,
};
static const uint16_t combinations_3[] = {
  7, 11, 13, 14, 19, 21, 22, 25, 26, 28, 35, 37, 38, 41, 42, 44,
  49, 50, 52, 56, 67, 69, 70, 73, 74, 76, 81, 82, 84, 88, 97, 98,
  100, 104, 112, 131, 133, 134, 137, 138, 140, 145, 146, 148, 152, 161, 162, 164,
  168, 176, 193, 194, 196, 200, 208, 224, 259, 261, 262, 265, 266, 268, 273, 274,
  276, 280, 289, 290, 292, 296, 304, 321, 322, 324, 328, 336, 352, 385, 386, 388,
  392, 400, 416, 448, 512,
};
static const uint16_t combinations_4[] = {
  15, 23, 27, 29, 30, 39, 43, 45, 46, 51, 53, 54, 57, 58, 60, 71,
  75, 77, 78, 83, 85, 86, 89, 90, 92, 99, 101, 102, 105, 106, 108, 113,
  114, 116, 120, 135, 139, 141, 142, 147, 149, 150, 153, 154, 156, 163, 165, 166,
  169, 170, 172, 177, 178, 180, 184, 195, 197, 198, 201, 202, 204, 209, 210, 212,
  216, 225, 226, 228, 232, 240, 263, 267, 269, 270, 275, 277, 278, 281, 282, 284,
  291, 293, 294, 297, 298, 300, 305, 306, 308, 312, 323, 325, 326, 329, 330, 332,
  337, 338, 340, 344, 353, 354, 356, 360, 368, 387, 389, 390, 393, 394, 396, 401,
  402, 404, 408, 417, 418, 420, 424, 432, 449, 450, 452, 456, 464, 480, 512,
};
static const uint16_t combinations_5[] = {
  31, 47, 55, 59, 61, 62, 79, 87, 91, 93, 94, 103, 107, 109, 110, 115,
  117, 118, 121, 122, 124, 143, 151, 155, 157, 158, 167, 171, 173, 174, 179, 181,
  182, 185, 186, 188, 199, 203, 205, 206, 211, 213, 214, 217, 218, 220, 227, 229,
  230, 233, 234, 236, 241, 242, 244, 248, 271, 279, 283, 285, 286, 295, 299, 301,
  302, 307, 309, 310, 313, 314, 316, 327, 331, 333, 334, 339, 341, 342, 345, 346,
  348, 355, 357, 358, 361, 362, 364, 369, 370, 372, 376, 391, 395, 397, 398, 403,
  405, 406, 409, 410, 412, 419, 421, 422, 425, 426, 428, 433, 434, 436, 440, 451,
  453, 454, 457, 458, 460, 465, 466, 468, 472, 481, 482, 484, 488, 496, 512,
};
static const uint16_t combinations_6[] = {
  63, 95, 111, 119, 123, 125, 126, 159, 175, 183, 187, 189, 190, 207, 215, 219,
  221, 222, 231, 235, 237, 238, 243, 245, 246, 249, 250, 252, 287, 303, 311, 315,
  317, 318, 335, 343, 347, 349, 350, 359, 363, 365, 366, 371, 373, 374, 377, 378,
  380, 399, 407, 411, 413, 414, 423, 427, 429, 430, 435, 437, 438, 441, 442, 444,
  455, 459, 461, 462, 467, 469, 470, 473, 474, 476, 483, 485, 486, 489, 490, 492,
  497, 498, 500, 504, 512,
};
static const uint16_t combinations_7[] = {
  127, 191, 223, 239, 247, 251, 253, 254, 319, 351, 367, 375, 379, 381, 382, 415,
  431, 439, 443, 445, 446, 463, 471, 475, 477, 478, 487, 491, 493, 494, 499, 501,
  502, 505, 506, 508, 512,
};
static const uint16_t combinations_8[] = {
  255, 383, 447, 479, 495, 503, 507, 509, 510, 512,
};
static const uint16_t combinations_9[] = {
  511, 512,
};
/* clang-format on */

const uint16_t *const rt_combinations[10] = {
  combinations_0, combinations_1, combinations_2, combinations_3, combinations_4,
  combinations_5, combinations_6, combinations_7, combinations_8, combinations_9,
};

const uint8_t rt_n_combinations[10] = { 1, 9, 36, 84, 126, 126, 84, 36, 9, 1 };

void
rt_choices_init (RtChoices *field, const RtGrid *grid)
{
  RtDigits seen[RT_N_HOUSES] = { RT_DIGITS_NONE };

  memset (field, 0, sizeof *field);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    const uint8_t *house = rt_houses_of[cell];
    int digit = grid->digit[cell];

    field->digit[cell] = (uint8_t) digit;
    if (!digit)
      continue;
    field->n_placed[digit - 1]++;
    for (int kind = 0; kind < 3; kind++)
      seen[house[kind]] |= rt_digits_of (digit);
  }
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    const uint8_t *house = rt_houses_of[cell], *place = rt_place_in[cell];

    if (grid->digit[cell])
      continue;
    field->n_left++;
    for (int kind = 0; kind < 3; kind++)
      field->n_empty[house[kind]]++;
    field->candidates[cell] =
      RT_DIGITS_ALL & (RtDigits) ~(seen[house[0]] | seen[house[1]] | seen[house[2]]);
    for_each_bit (i, field->candidates[cell])
      for (int kind = 0; kind < 3; kind++)
        field->places[house[kind]][i] |= (RtPlaces) (1u << place[kind]);
  }
}

void
rt_choices_init_board (RtChoices *field, const RtBoard *board)
{
  rt_choices_init (field, &board->grid);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_digit (digit, (RtDigits) (field->candidates[cell] & ~board->candidates[cell]))
      rt_choices_remove (field, cell, digit);
}

void
rt_choices_place (RtChoices *field, int cell, int digit)
{
  for_each_digit (other, field->candidates[cell])
    rt_choices_remove (field, cell, other);
  for (int kind = 0; kind < 3; kind++)
    field->n_empty[rt_houses_of[cell][kind]]--;
  for (int i = 0; i < RT_N_PEERS; i++)
    if (rt_choices_has (field, rt_peers[cell][i], digit))
      rt_choices_remove (field, rt_peers[cell][i], digit);
  field->digit[cell] = (uint8_t) digit;
  field->n_placed[digit - 1]++;
  field->n_left--;
}

void
rt_choices_planes (const RtChoices *field, RtCells planes[9])
{
  for (int i = 0; i < 9; i++)
    planes[i] = RT_CELLS_NONE;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_bit (i, field->candidates[cell])
      rt_cells_add (&planes[i], cell);
}
