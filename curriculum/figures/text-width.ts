/**
 * Widths of text without a browser: advance widths of the two faces of the product, in thousandths of the font size,
 * measured once from the variable fonts in the package (Gabarito at weight 700, Lexend at weight 600, the heaviest that
 * figures use, so that a lighter text is never wider than what is computed here). Signs that a face lacks are
 * given the width of the widest likely substitute.
 */
const gabaritoAscii = [
  260, 286, 389, 687, 555, 778, 644, 199, 352, 352, 441, 670, 287, 369, 281, 494, 562, 365, 517, 531, 585, 536, 560,
  499, 550, 559, 281, 287, 670, 670, 670, 543, 859, 654, 590, 696, 661, 535, 513, 715, 678, 266, 550, 631, 495, 863,
  708, 742, 579, 742, 600, 569, 574, 668, 643, 989, 671, 608, 577, 333, 494, 329, 670, 554, 560, 508, 571, 511, 571,
  534, 338, 574, 554, 254, 260, 512, 270, 840, 553, 562, 571, 571, 367, 451, 397, 554, 521, 761, 528, 549, 479, 328,
  259, 328, 670,
]
const gabaritoOther: Readonly<Record<string, number>> = {
  '°': 394,
  '×': 670,
  '÷': 670,
  '−': 670,
  '±': 670,
  '²': 357,
  '³': 351,
  '·': 281,
  '¢': 522,
  '£': 536,
  '€': 643,
  '½': 874,
  '¼': 892,
  '¾': 983,
  '≤': 670,
  '≥': 670,
  '≠': 670,
  '≈': 670,
  π: 766,
  '∠': 896,
  '△': 769,
  '√': 600,
  '∞': 713,
  '→': 1000,
  '←': 1000,
  '↑': 499,
  '↓': 499,
  '′': 300,
  '″': 479,
  '…': 825,
  '–': 573,
  '—': 976,
  '’': 247,
  '‘': 247,
  '“': 487,
  '”': 486,
  '∪': 732,
  '∩': 722,
  '∅': 871,
  θ: 541,
  α: 615,
  β: 610,
  γ: 556,
  '⅓': 969,
  '⅔': 969,
  '⅛': 834,
  é: 534,
  è: 534,
  ü: 554,
  ñ: 553,
  ç: 511,
  É: 535,
  ó: 562,
  í: 254,
  á: 508,
  ö: 562,
  '□': 604,
  '✓': 838,
  '✗': 838,
  '≅': 838,
  '∥': 600,
  '⊥': 871,
  μ: 612,
  σ: 684,
}

const lexendAscii = [
  307, 286, 456, 716, 631, 927, 764, 237, 382, 382, 423, 595, 281, 431, 247, 583, 653, 542, 548, 571, 648, 587, 572,
  549, 592, 569, 247, 281, 525, 605, 525, 528, 965, 696, 694, 689, 764, 635, 613, 777, 773, 530, 658, 737, 606, 873,
  802, 802, 653, 802, 700, 631, 630, 757, 713, 994, 698, 679, 675, 414, 575, 414, 588, 688, 500, 651, 649, 542, 648,
  586, 393, 663, 622, 306, 299, 607, 287, 949, 622, 633, 650, 649, 438, 490, 394, 630, 595, 823, 592, 607, 529, 422,
  290, 422, 543,
]
const lexendOther: Readonly<Record<string, number>> = {
  '°': 532,
  '×': 517,
  '÷': 597,
  '−': 580,
  '±': 622,
  '²': 358,
  '³': 351,
  '·': 247,
  '¢': 554,
  '£': 629,
  '€': 669,
  '½': 813,
  '¼': 812,
  '¾': 831,
  '≤': 670,
  '≥': 670,
  '≠': 670,
  '≈': 670,
  π: 766,
  '∠': 896,
  '△': 769,
  '√': 600,
  '∞': 713,
  '→': 1000,
  '←': 1000,
  '↑': 500,
  '↓': 500,
  '′': 300,
  '″': 468,
  '…': 694,
  '–': 569,
  '—': 912,
  '’': 265,
  '‘': 265,
  '“': 487,
  '”': 486,
  '∪': 732,
  '∩': 722,
  '∅': 871,
  θ: 541,
  α: 615,
  β: 610,
  γ: 556,
  '⅓': 969,
  '⅔': 969,
  '⅛': 834,
  é: 586,
  è: 586,
  ü: 630,
  ñ: 622,
  ç: 542,
  É: 635,
  ó: 633,
  í: 274,
  á: 651,
  ö: 633,
  '□': 604,
  '✓': 838,
  '✗': 838,
  '≅': 838,
  '∥': 600,
  '⊥': 871,
  μ: 612,
  σ: 684,
}

/** A character that is in neither table counts as a wide one. */
const unknown = 1000

export type Face = 'display' | 'text'

/** Height of capitals and figures above the baseline, and depth of descenders below it, as shares of the font size. */
export const capHeight = 0.71
export const descent = 0.21

/**
 * The width of one line of text in the units of `size`.
 * @param text plain text, without markup
 * @param size font size
 * @param face 'display' is Gabarito (all figures), 'text' is Lexend
 */
export function textWidth(text: string, size: number, face: Face = 'display'): number {
  const ascii = face === 'display' ? gabaritoAscii : lexendAscii
  const other = face === 'display' ? gabaritoOther : lexendOther
  let thousandths = 0
  for (const character of text) {
    const code = character.charCodeAt(0)
    thousandths += (code < 127 ? ascii[code - 32] : other[character]) ?? unknown
  }
  return (thousandths * size) / 1000
}
