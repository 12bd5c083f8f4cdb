/* definition-patterns.c - definitions of small patterns of several cells: wings, rectangles,
 * colouring, almost locked sets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/definition-tables.h"

const RtDefinition rt_definitions_of_patterns[] = {
  { "skyscraper",
    N_("In two rows a digit has just two places each, and one place of either row lies in the "
       "same column, the base. The digit cannot stand there twice, so at least one of the two "
       "other places, the roofs, holds it. Cells that see both roofs, in their row, column or "
       "box, cannot have it. The same goes with rows and columns exchanged."),
    ":0000:x:+8+5+312..+7+96+29+3.7...47+15.9..+2+136+2+7.+98.+2+4+78+9....9+8+5+6.32.7+5+927...."
    ".+3+1+4+95+8+7+267+6+84+3+2591:::" },
  { "two-string-kite",
    N_("A row and a column have just two places each for a digit, and one place of the row lies "
       "in the same box as one of the column. The digit cannot stand in that box twice, so at "
       "least one of the two other places, the ends of the strings, holds it. A cell that sees "
       "both ends cannot have it."),
    ":0000:x:1+63+24+5..9..+5.9+12+362.9+6.3+1+4+5..4327.+6.+3.+6+5+1+84..+7.8+4+6+9+35...+1.+36."
    "2+4..+715+26.+363+2+9.45+1.:::" },
  { "turbot-fish",
    N_("Two rows, columns or boxes have just two places each for a digit, and one place of the "
       "first sees one place of the second. These two cannot both hold the digit, so at least "
       "one of the two others does. Cells that see both of the others cannot have it. Skyscraper "
       "and Two-String Kite are the forms with names of their own."),
    ":0000:x:1..4+2+8.9+62+68.+9+3+4.+1.+4+9.+16+32+83+2.+6+4.+8.+9+4+8.+3.9+61+2..6+28..+348..9+"
    "6..+45..2+8.4.+63+6.413..+87:::" },
  { "empty-rectangle",
    N_("In a box all places for a digit lie in one row and one column, which leaves a rectangle "
       "of four cells without it. Outside the box, another column has just two places for the "
       "digit, one of them in that row. If the box has the digit in its row, that place is out "
       "and the other one holds it; if not, the box has it in its own column. So the cell where "
       "the box’s column meets the row of the other place cannot have the digit. The same goes "
       "with rows and columns exchanged."),
    ":0000:x:9+783....+6..5.69.8.+6.+1.+8..+9...+9+65+87.33+8+62.+7..9.+5+7.+9+386+279+4+8+26.+3."
    "+8+6+357+1+924+51+2+9+34+6+7+8:::" },
  { "xy-wing",
    N_("Three cells with two candidates each: a hinge that may be x or y, and two wings that it "
       "sees in its row, column or box, one with x and z, the other with y and z. If the hinge "
       "is x, the first wing is z; if it is y, the second is. So at least one wing is z, and "
       "cells that see both wings cannot be. Also known as Y-Wing."),
    ":0000:x:7......49.+91.....7..+4..9..2+1+3685+7+92+4...+3+9+4+7+1+6+47+9621+53+864+7+5+12+8+9"
    "+38+1+2+9+63+47+59+5+3..+8+2+61:::" },
  { "xyz-wing",
    N_("A hinge that may be x, y or z sees, in its row, column or box, two wings with two "
       "candidates each, one with x and z, the other with y and z. If the hinge is x, the first "
       "wing is z; if it is y, the second is; else it is z itself. So at least one of the three "
       "cells is z, and cells that see all three cannot be."),
    ":0000:x:+21+6+3+4+8+57+95..+26.+1+34.34.5+1+6+28...+4.2.6+38+6+2+17+3+9+45.+4.+6.5.1+26+298+"
    "1+4+3+57+47..3.+2+8.....+2.+49.:::" },
  { "w-wing",
    N_("Two cells that do not see each other (they share no row, column or box) have the same "
       "two candidates, x and y. Some row, column or box has just two places for x, and one of "
       "the cells sees the first place, the other the second. One of the places holds x, so at "
       "least one of the cells is not x but y. Cells that see both cannot be y. Also known as "
       "semi-remote naked pair."),
    ":0000:x:..7..+45+9+8+84...6.37+5..+7.+8.4+6..83+6+5+4+7+27+2+4+98+16+5+3..542+7+9+81.+7+6+8."
    "932+5.+8...3+7+69.5.+6+7+2+814:::" },
  { "remote-pair",
    N_("Four or more cells, an even number of them, all have the same two candidates, and each "
       "sees the next in its row, column or box, as in a chain. Along the chain the two digits "
       "take turns, so its ends hold different ones. Cells that see both ends can therefore have "
       "neither digit. It is a naked pair stretched over the grid."),
    ":0000:x:4+2.+73.6+8..8+3.+4+6.+7.+6+5792+83+4+1+3+4+6..+2798+21+839+7+45+6...6+84....6+24.+9"
    "+8...+3+4+8+6.9278..+2.+3.+6+4:::" },
  { "unique-loop",
    N_("This presumes that the puzzle has only one solution. Four empty cells where two rows "
       "cross two columns, in just two boxes, must not come down to the same two digits: these "
       "could be swapped all round, which would be a second solution. So one of the further "
       "candidates of these cells is true. If only one cell has any, it holds neither of the two "
       "digits (type 1); if all are the same digit, cells that see all of them lose it (type 2); "
       "or they form a naked or hidden set with other cells (type 3), or one of the two digits "
       "is bound to the cells with further candidates, which then lose the other (type 4). The "
       "same goes for longer loops of cells with the same two digits. Often written UR."),
    ":0000:x:3+2614+5+7+985.+7+38+9.2..+8+9+6+27.+3.6+745+38+2+1+9+2+5+3+9..+8+4+78+91+274..3.+38"
    "...9..7.+5.+9.3..+9+6+2.+534.1:::" },
  { "hidden-rectangle",
    N_("This presumes that the puzzle has only one solution. Four cells where two rows cross two "
       "columns, in just two boxes, may all hold x and y, and one corner nothing else. In the "
       "row and in the column of the opposite corner, x has no places outside the rectangle. "
       "Were that corner y, both its neighbours would be x and the first corner y, and the two "
       "digits could be swapped for a second solution. So it is not y."),
    ":0000:x:+8+5+4+2+163+9+7..9+4+8+7+1.51.7+3+5+9..4..+15+63..9..8+9+4+1.+5+6..572+84+13+712+6+"
    "9+45+38.+8+6+13+5..+25.+3+87+2..1:::" },
  { "avoidable-rectangle",
    N_("This presumes that the puzzle has only one solution. Four cells where two rows cross two "
       "columns, in just two boxes, must not hold two digits crosswise unless one of them is "
       "given, for swapped they would be a second solution. So where three of the cells hold "
       "digits that were found, not given, the fourth is not the digit that would complete the "
       "rectangle (type 1). Where two cells hold them and the two others would complete it but "
       "for the same further digit, one of these holds that digit, and cells that see both lose "
       "it (type 2)."),
    ":0000:x:.4.2.+5..9.+5......3..+8.1..4+54+1+2+96+8+3+5738+7+1+5+2+9+64695...8+2+15+61+7+23+4+"
    "9+8...8+4+1+5+76+8+7+4+5961+3+2:::" },
  { "bug",
    N_("This presumes that the puzzle has only one solution. If each empty cell had just two "
       "candidates, and each of these just two places in its row, its column and its box, the "
       "puzzle would have no solution or several: that is the grave, BUG for short. So of the "
       "candidates that are too many for it, at least one is true. If there is just one such "
       "cell, it holds its extra digit (type 1, known as BUG+1); if all are the same digit, "
       "cells that see all of them lose it (type 2); or they form a naked set with other cells "
       "(type 3); or they lie in two cells that share another candidate, and these keep only it "
       "and the extra ones (type 4)."),
    ":0000:x:7+8.+1.5+4+9+6+1+946.+85+7.+65.479..1.+1+92.+7+6.4+2.+7+9.6+15..+683.+17+29..5.1.+9+"
    "6.9.+1.+6..4+5+82+6+5+9+43+17:::" },
  { "simple-colouring",
    N_("For one digit, join each two cells that are the only two places for it in some row, "
       "column or box, and give the joined cells two colours by turns. Then all cells of one "
       "colour hold the digit, and none of the other. A cell that sees both colours, in its row, "
       "column or box, cannot have it (trap). If two cells of the same colour see each other, "
       "that colour is the false one (wrap). Also known as simple colours or singles chains."),
    ":0000:x:+8...4..7.5.+7..9.+2..32.8..+9.2+539.+1.4.....5..3+2+6+784..1+59+9+2+561+438+7+3+8+6"
    "..5+91+47+14.+9.2+6+5:"
    "627 629 857::" },
  { "multi-colouring",
    N_("For one digit, join each two cells that are the only two places for it in some row, "
       "column or box, and give every group of joined cells two colours of its own, by turns. If "
       "a colour of one group sees a colour of another, these two are not both true, so one of "
       "their opposites is, and cells that see both opposites cannot have the digit (bridge). If "
       "a colour sees both colours of another group, of which one is true, it is false itself "
       "(squeeze). Also known as multi colours."),
    ":0000:x:6+54..+8+27+9+792..5+1+83..+1+2+794+5+6+2+438+9+1+56+71..+5.7.+2..+75.2+6..+1+5+2..."
    "3....1..547.2+4...+8+2.15:"
    "873 974::" },
  { "3d-medusa",
    N_("This is colouring for all digits at once. Two places of a digit that are the only ones "
       "in some row, column or box are joined, and so are the candidates of a cell that has just "
       "two; joined candidates get two colours by turns. Then one colour is all true, and the "
       "other all false. A colour that is twice in a cell, or with the same digit twice in a "
       "row, column or box, or that empties some cell, is the false one. A candidate without "
       "colour that is at odds with both colours is false whichever is true."),
    ":0000:x:+5+79+31.4.+8..+3+45..7+9.6.+7+89.3+5....3+7+5.6.+572.+8+3.+49+3..+4+57+8271+2..4+85"
    "+33..52+19.+7.+9+58+7+3..1:"
    "141 143::" },
  { "aligned-pair",
    N_("Take two cells and try every combination of their candidates. A combination is "
       "impossible if it gives the same digit to cells that see each other, or takes both "
       "candidates of a third cell that sees the two. A candidate that is in no possible "
       "combination can be removed. Also known as APE."),
    ":0000:x:.+5.2+3+1+6+78+8+26.7.+1+35+73+1..+542+9...+19..+571..+5.+736.5.+7..39..2.8.56+7...."
    "57......7....+54.:"
    "662 864 865 285 885 886::" },
  { "aligned-triplet",
    N_("Take three cells and try every combination of their candidates. A combination is "
       "impossible if it gives the same digit to cells that see each other, or takes all "
       "candidates of a further cell that sees the three and has two or three of them. A "
       "candidate that is in no possible combination can be removed. Also known as ATE."),
    ":0000:x:+3+5+216+47+98+7+4..92+6..+6+9...+7...2+34..5+9.61+67+249+85+3+58+9+6.3+4..9+2+3..+6"
    "18.+876.+2+1..+9+4+15+9+3+82+67:::" },
  { "als-xz-doubly",
    N_("An almost locked set is a group of cells within a row, column or box that has one "
       "candidate more than cells: without one of its digits it must hold all the others. Here "
       "two such sets share two digits, and for either digit every place in the one sees every "
       "place in the other. Not both sets can hold the same one, and each can do without one "
       "digit only, so each has just one of the two, and all its other digits. Cells outside "
       "lose a shared digit if they see all its places, and any other digit of a set if they see "
       "all its places there."),
    ":0000:x:.7.+13+48..+1..2+9+8..+7+8..576+21...8+9.716.6.7+34.9+85...68..+7273.+81.5....1+7..."
    "385+8.+4+637.+1:"
    "422 623 241 442 363 973 282::" },
  { "als-xz",
    N_("An almost locked set is a group of cells within a row, column or box that has one "
       "candidate more than cells: without one of its digits it must hold all the others. Take "
       "two such sets that share a digit x, every place of which in the one sees every place in "
       "the other, so that not both can hold it. Then one of them lacks x and holds all its "
       "other digits. If z is another digit that both have, one of the sets holds it, and cells "
       "that see all its places in both cannot have it."),
    ":0000:x:1....4..+9.3.....2+4+4.7.....5+3+657+4+29+81+2.....+34+7+7+8+491+36+52+84.5..+2769.."
    "+4.85+1+3....2.4+9+8:"
    "814 625 126 626 334 935::" },
  { "als-xy-wing",
    N_("An almost locked set is a group of cells within a row, column or box that has one "
       "candidate more than cells: without one of its digits it must hold all the others. Here a "
       "middle set shares x with a second and y with a third, each digit so that not both sets "
       "can hold it. The middle set holds x or y at least, so the second lacks x or the third "
       "lacks y, and holds all its other digits. If z is a digit of the second and of the third, "
       "one of them holds it, and cells that see all its places in both cannot have it."),
    ":0000:x:+2...5+1+6+788+5+7.9.143..+6.782+9+53..7..95..6+5...8+3..2..35+4..+5421.+7+3.9.7..2."
    "+5..6..+5..7+2.:"
    "149 454 384 484::" },
  { "als-chain",
    N_("An almost locked set is a group of cells within a row, column or box that has one "
       "candidate more than cells: without one of its digits it must hold all the others. Here "
       "four sets or more form a chain; each shares a digit with the next that not both can "
       "hold. If the first set lacks z, it has the digit that it shares with the second, which "
       "lacks it then and so has the one shared with the third, and so on; in the end the last "
       "set has z. So one of the ends holds z, and cells that see all its places in both cannot "
       "have it."),
    ":0000:x:.1..2..97..+7.812.+5..56+97.+1+31...73.5.+57.918+3.2.3....+1+7.+7.+1+8.253..+5.+7+3."
    ".81.8.+1+59+7+2.:"
    "411 613 942 443 847 661 663 464 669::" },
  { "death-blossom",
    N_("An almost locked set is a group of cells within a row, column or box that has one "
       "candidate more than cells: without one of its digits it must hold all the others. Take a "
       "cell, the stem, and for each of its candidates such a set, a petal, that has this digit "
       "only where the stem sees it. Whatever the stem holds, one petal loses that digit and "
       "holds all its others. If every petal has z, one of them holds it, and cells that see all "
       "places of z in all the petals cannot have it."),
    ":0000:x:..+2....+59..62...4+3.1435.+276+249+837+61+5+6+8...4+9.+71.+7+9..+4.8..8...5+6..2.6."
    ".+7+8.7+6....39.:"
    "125 825 371 474 976 195::" },
  { "sue-de-coq",
    N_("Where a row or column crosses a box, take two or three empty cells that have at least "
       "two candidates more than cells. Add cells from the rest of the line and cells from the "
       "rest of the box, so that these two parts have no candidate in common and all together "
       "there are as many digits as cells. Then no digit can be there twice, so each is there "
       "once. The digits of the line’s part fall from the rest of the line, those of the box’s "
       "part from the rest of the box, and those that are in neither from both. Also known as "
       "two-sector disjoint subsets."),
    ":0000:x:..+2+35+84+7+9..3..7+1+6+279+4..6+3+8+5.2+5.+64+7+93..9..+38513.7+5.9+6+2+4..+6.3+12"
    "4+8+2.1..+593+6.+386.+2+5+1+7:::" },
  { "sk-loop",
    N_("Two rows and two columns cross in four boxes. Apart from the crossings they have two "
       "cells each in either box, which makes a ring of sixteen empty cells. Each row, column "
       "and box of the ring can hold a digit only once; count how many of them are needed, for "
       "each digit, to cover all its places in the ring. If that is sixteen in all, just enough "
       "for sixteen cells, every one of them holds its digit within the ring, and the digit can "
       "be removed from its other cells. Named after Steve Kurzhal; also known as domino loop."),
    ":0000:x:98176....7.5...6.8.6......78..4...3..5..9.7.......2..1..9.8.5..5..3...4......1..2:"
    "228 237 238 565 783 987 998::" },
  { "junior-exocet",
    N_("Two cells where a line crosses a box, the base, have three or four candidates between "
       "them. In each of the two boxes beside it, off the base’s line, one cell is a target. "
       "Three parallel lines cross the band of these boxes: through the targets, and through the "
       "base’s box beside the base. If outside the band no digit of the base can be true more "
       "than twice on them, the targets must hold the same two digits as the base. So all other "
       "digits can be removed from the targets, and from the base what the targets cannot hold."),
    ":0000:x:+1762+4+3+8+5+95.31+6.+2+474.+2+7.+5+136+2+3+8.7.+69.+7+15+93648+2+6+4+9.+2...3+3+54"
    "+6.+79+2.+82.....+6.+9+6..52...:"
    "186::" },
  { .id = NULL }
};
