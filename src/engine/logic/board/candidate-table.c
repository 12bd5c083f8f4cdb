/* candidate-table.c - initializes and changes the candidates of a board; constant tables of its cells and
 * houses. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/board/candidate-table.h"

/* clang-format off: tables */
const uint8_t rt_place_in[RT_N_CELLS][3] = {
  { 0, 0, 0 }, { 1, 0, 1 }, { 2, 0, 2 }, { 3, 0, 0 }, { 4, 0, 1 }, { 5, 0, 2 },
  { 6, 0, 0 }, { 7, 0, 1 }, { 8, 0, 2 }, { 0, 1, 3 }, { 1, 1, 4 }, { 2, 1, 5 },
  { 3, 1, 3 }, { 4, 1, 4 }, { 5, 1, 5 }, { 6, 1, 3 }, { 7, 1, 4 }, { 8, 1, 5 },
  { 0, 2, 6 }, { 1, 2, 7 }, { 2, 2, 8 }, { 3, 2, 6 }, { 4, 2, 7 }, { 5, 2, 8 },
  { 6, 2, 6 }, { 7, 2, 7 }, { 8, 2, 8 }, { 0, 3, 0 }, { 1, 3, 1 }, { 2, 3, 2 },
  { 3, 3, 0 }, { 4, 3, 1 }, { 5, 3, 2 }, { 6, 3, 0 }, { 7, 3, 1 }, { 8, 3, 2 },
  { 0, 4, 3 }, { 1, 4, 4 }, { 2, 4, 5 }, { 3, 4, 3 }, { 4, 4, 4 }, { 5, 4, 5 },
  { 6, 4, 3 }, { 7, 4, 4 }, { 8, 4, 5 }, { 0, 5, 6 }, { 1, 5, 7 }, { 2, 5, 8 },
  { 3, 5, 6 }, { 4, 5, 7 }, { 5, 5, 8 }, { 6, 5, 6 }, { 7, 5, 7 }, { 8, 5, 8 },
  { 0, 6, 0 }, { 1, 6, 1 }, { 2, 6, 2 }, { 3, 6, 0 }, { 4, 6, 1 }, { 5, 6, 2 },
  { 6, 6, 0 }, { 7, 6, 1 }, { 8, 6, 2 }, { 0, 7, 3 }, { 1, 7, 4 }, { 2, 7, 5 },
  { 3, 7, 3 }, { 4, 7, 4 }, { 5, 7, 5 }, { 6, 7, 3 }, { 7, 7, 4 }, { 8, 7, 5 },
  { 0, 8, 6 }, { 1, 8, 7 }, { 2, 8, 8 }, { 3, 8, 6 }, { 4, 8, 7 }, { 5, 8, 8 },
  { 6, 8, 6 }, { 7, 8, 7 }, { 8, 8, 8 },
};

const RtCells rt_house_cells[RT_N_HOUSES] = {
  { UINT64_C (0x00000000000001ff), UINT64_C (0x00000) },
  { UINT64_C (0x000000000003fe00), UINT64_C (0x00000) },
  { UINT64_C (0x0000000007fc0000), UINT64_C (0x00000) },
  { UINT64_C (0x0000000ff8000000), UINT64_C (0x00000) },
  { UINT64_C (0x00001ff000000000), UINT64_C (0x00000) },
  { UINT64_C (0x003fe00000000000), UINT64_C (0x00000) },
  { UINT64_C (0x7fc0000000000000), UINT64_C (0x00000) },
  { UINT64_C (0x8000000000000000), UINT64_C (0x000ff) },
  { UINT64_C (0x0000000000000000), UINT64_C (0x1ff00) },
  { UINT64_C (0x8040201008040201), UINT64_C (0x00100) },
  { UINT64_C (0x0080402010080402), UINT64_C (0x00201) },
  { UINT64_C (0x0100804020100804), UINT64_C (0x00402) },
  { UINT64_C (0x0201008040201008), UINT64_C (0x00804) },
  { UINT64_C (0x0402010080402010), UINT64_C (0x01008) },
  { UINT64_C (0x0804020100804020), UINT64_C (0x02010) },
  { UINT64_C (0x1008040201008040), UINT64_C (0x04020) },
  { UINT64_C (0x2010080402010080), UINT64_C (0x08040) },
  { UINT64_C (0x4020100804020100), UINT64_C (0x10080) },
  { UINT64_C (0x00000000001c0e07), UINT64_C (0x00000) },
  { UINT64_C (0x0000000000e07038), UINT64_C (0x00000) },
  { UINT64_C (0x00000000070381c0), UINT64_C (0x00000) },
  { UINT64_C (0x0000e07038000000), UINT64_C (0x00000) },
  { UINT64_C (0x00070381c0000000), UINT64_C (0x00000) },
  { UINT64_C (0x00381c0e00000000), UINT64_C (0x00000) },
  { UINT64_C (0x81c0000000000000), UINT64_C (0x00703) },
  { UINT64_C (0x0e00000000000000), UINT64_C (0x0381c) },
  { UINT64_C (0x7000000000000000), UINT64_C (0x1c0e0) },
};

const uint8_t rt_nine_count[512] = {
  0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5,
  1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5, 2, 3, 3, 4, 3, 4, 4, 5, 3, 4, 4, 5, 4, 5, 5, 6,
  1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5, 2, 3, 3, 4, 3, 4, 4, 5, 3, 4, 4, 5, 4, 5, 5, 6,
  2, 3, 3, 4, 3, 4, 4, 5, 3, 4, 4, 5, 4, 5, 5, 6, 3, 4, 4, 5, 4, 5, 5, 6, 4, 5, 5, 6, 5, 6, 6, 7,
  1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5, 2, 3, 3, 4, 3, 4, 4, 5, 3, 4, 4, 5, 4, 5, 5, 6,
  2, 3, 3, 4, 3, 4, 4, 5, 3, 4, 4, 5, 4, 5, 5, 6, 3, 4, 4, 5, 4, 5, 5, 6, 4, 5, 5, 6, 5, 6, 6, 7,
  2, 3, 3, 4, 3, 4, 4, 5, 3, 4, 4, 5, 4, 5, 5, 6, 3, 4, 4, 5, 4, 5, 5, 6, 4, 5, 5, 6, 5, 6, 6, 7,
  3, 4, 4, 5, 4, 5, 5, 6, 4, 5, 5, 6, 5, 6, 6, 7, 4, 5, 5, 6, 5, 6, 6, 7, 5, 6, 6, 7, 6, 7, 7, 8,
  1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5, 2, 3, 3, 4, 3, 4, 4, 5, 3, 4, 4, 5, 4, 5, 5, 6,
  2, 3, 3, 4, 3, 4, 4, 5, 3, 4, 4, 5, 4, 5, 5, 6, 3, 4, 4, 5, 4, 5, 5, 6, 4, 5, 5, 6, 5, 6, 6, 7,
  2, 3, 3, 4, 3, 4, 4, 5, 3, 4, 4, 5, 4, 5, 5, 6, 3, 4, 4, 5, 4, 5, 5, 6, 4, 5, 5, 6, 5, 6, 6, 7,
  3, 4, 4, 5, 4, 5, 5, 6, 4, 5, 5, 6, 5, 6, 6, 7, 4, 5, 5, 6, 5, 6, 6, 7, 5, 6, 6, 7, 6, 7, 7, 8,
  2, 3, 3, 4, 3, 4, 4, 5, 3, 4, 4, 5, 4, 5, 5, 6, 3, 4, 4, 5, 4, 5, 5, 6, 4, 5, 5, 6, 5, 6, 6, 7,
  3, 4, 4, 5, 4, 5, 5, 6, 4, 5, 5, 6, 5, 6, 6, 7, 4, 5, 5, 6, 5, 6, 6, 7, 5, 6, 6, 7, 6, 7, 7, 8,
  3, 4, 4, 5, 4, 5, 5, 6, 4, 5, 5, 6, 5, 6, 6, 7, 4, 5, 5, 6, 5, 6, 6, 7, 5, 6, 6, 7, 6, 7, 7, 8,
  4, 5, 5, 6, 5, 6, 6, 7, 5, 6, 6, 7, 6, 7, 7, 8, 5, 6, 6, 7, 6, 7, 7, 8, 6, 7, 7, 8, 7, 8, 8, 9,
};

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
