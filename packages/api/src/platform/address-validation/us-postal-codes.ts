/** First and last code of a range, and the state, territory or armed forces that it belongs to; null: not a US address. */
type Range = readonly [first: number, last: number, regionIso: string | null];

/** By the first three digits, as the postal service assigns them. */
const PREFIXES: readonly Range[] = [
  [5, 5, 'NY'],
  [6, 7, 'PR'],
  [8, 8, 'VI'],
  [9, 9, 'PR'],
  [10, 27, 'MA'],
  [28, 29, 'RI'],
  [30, 38, 'NH'],
  [39, 49, 'ME'],
  [50, 54, 'VT'],
  [55, 55, 'MA'],
  [56, 59, 'VT'],
  [60, 69, 'CT'],
  [70, 89, 'NJ'],
  [90, 98, 'AE'],
  [100, 149, 'NY'],
  [150, 196, 'PA'],
  [197, 199, 'DE'],
  [200, 200, 'DC'],
  [201, 201, 'VA'],
  [202, 205, 'DC'],
  [206, 219, 'MD'],
  [220, 246, 'VA'],
  [247, 268, 'WV'],
  [270, 289, 'NC'],
  [290, 299, 'SC'],
  [300, 319, 'GA'],
  [320, 339, 'FL'],
  [340, 340, 'AA'],
  [341, 349, 'FL'],
  [350, 369, 'AL'],
  [370, 385, 'TN'],
  [386, 397, 'MS'],
  [398, 399, 'GA'],
  [400, 427, 'KY'],
  [430, 459, 'OH'],
  [460, 479, 'IN'],
  [480, 499, 'MI'],
  [500, 528, 'IA'],
  [530, 549, 'WI'],
  [550, 567, 'MN'],
  [569, 569, 'DC'],
  [570, 577, 'SD'],
  [580, 588, 'ND'],
  [590, 599, 'MT'],
  [600, 629, 'IL'],
  [630, 658, 'MO'],
  [660, 679, 'KS'],
  [680, 693, 'NE'],
  [700, 714, 'LA'],
  [716, 729, 'AR'],
  [730, 732, 'OK'],
  [733, 733, 'TX'],
  [734, 749, 'OK'],
  [750, 799, 'TX'],
  [800, 816, 'CO'],
  [820, 831, 'WY'],
  [832, 838, 'ID'],
  [840, 847, 'UT'],
  [850, 865, 'AZ'],
  [870, 884, 'NM'],
  [885, 885, 'TX'],
  [889, 898, 'NV'],
  [900, 961, 'CA'],
  [962, 966, 'AP'],
  [967, 968, 'HI'],
  [969, 969, 'GU'],
  [970, 979, 'OR'],
  [980, 994, 'WA'],
  [995, 999, 'AK'],
];

/** Whole codes that lie across the border of their prefix. */
const EXCEPTIONS: readonly Range[] = [
  [6390, 6390, 'NY'],
  [73_960, 73_960, 'TX'],
  [83_414, 83_414, 'WY'],
  [96_799, 96_799, 'AS'],
  [96_898, 96_898, 'UM'],
  // Palau, Micronesia and the Marshall Islands share the prefix of Guam, but are countries of their own.
  [96_939, 96_944, null],
  [96_950, 96_952, 'MP'],
  [96_960, 96_970, null],
];

/**
 * The state, territory or armed forces (AA, AE, AP) of a US postal code: five digits, also with +4, with or without its
 * hyphen. Undefined for what is no such code, and for prefixes that are not assigned.
 */
export function regionOfUsPostalCode(postalCode: string): string | undefined {
  const code = postalCode.trim();
  if (!/^\d{5}(-?\d{4})?$/.test(code)) return undefined;
  const five = Number(code.slice(0, 5));
  const prefix = Number(code.slice(0, 3));
  const found =
    EXCEPTIONS.find(([first, last]) => five >= first && five <= last) ??
    PREFIXES.find(([first, last]) => prefix >= first && prefix <= last);
  return found?.[2] ?? undefined;
}
