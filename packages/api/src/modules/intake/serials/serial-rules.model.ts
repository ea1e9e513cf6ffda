import type { Maker } from './serial-makers.model.ts';

/** Rules by name; pages say them in words. */
export type SerialRuleKey =
  | 'epiphone-letter-year'
  | 'fender-letter-decade'
  | 'fender-letter-l'
  | 'fender-neck-plate'
  | 'fender-letter-z'
  | 'fender-us-year'
  | 'gibson-eight-digits'
  | 'gibson-nine-digits'
  | 'gibson-a-prefix'
  | 'gretsch-month-year'
  | 'gretsch-modern'
  | 'ibanez-letter-year'
  | 'martin-sequence'
  | 'prs-year-prefix'
  | 'taylor-nine-digits'
  | 'taylor-ten-digits';

/** A rule of one or two makers. */
export type SerialRule = {
  readonly key: SerialRuleKey;
  readonly makers: readonly Maker[];
  /** The years of a serial's key; null where the rule does not fit. */
  readonly years: (serial: string, latest: number) => readonly [from: number, to: number] | null;
};

/** The last serial of years, by the maker's own counts; what lies between two belongs to the later one. */
const martin: readonly (readonly [year: number, last: number])[] = [
  [1898, 8_348],
  [1900, 9_128],
  [1905, 10_120],
  [1910, 11_203],
  [1915, 12_209],
  [1920, 15_848],
  [1925, 24_116],
  [1930, 45_317],
  [1935, 61_947],
  [1940, 76_734],
  [1945, 93_623],
  [1950, 117_961],
  [1955, 147_328],
  [1960, 175_689],
  [1965, 207_030],
  [1970, 271_633],
  [1975, 371_828],
  [1980, 430_300],
  [1985, 457_575],
  [1990, 503_309],
  [1995, 570_434],
  [2000, 780_500],
  [2005, 1_042_558],
  [2010, 1_406_715],
  [2015, 1_914_000],
  [2020, 2_448_000],
];
/** Numbers on neck plates overlapped for years, so they give spans. */
const neckPlates: readonly (readonly [first: number, last: number, from: number, to: number])[] = [
  [1, 6_999, 1950, 1955],
  [7_000, 9_999, 1954, 1956],
  [10_000, 19_999, 1955, 1958],
  [20_000, 29_999, 1957, 1958],
  [30_000, 39_999, 1958, 1960],
  [40_000, 59_999, 1959, 1961],
  [60_000, 69_999, 1960, 1962],
  [70_000, 79_999, 1961, 1962],
  [80_000, 89_999, 1961, 1963],
  [90_000, 99_999, 1962, 1964],
  [100_000, 199_999, 1965, 1967],
  [200_000, 299_999, 1967, 1969],
  [300_000, 399_999, 1971, 1973],
  [400_000, 499_999, 1973, 1974],
  [500_000, 599_999, 1973, 1975],
  [600_000, 699_999, 1974, 1976],
];

/** A year of two figures, the newest that is not ahead. */
const ofTwo = (figures: string, latest: number): number => {
  const year = Math.floor(latest / 100) * 100 + Number(figures);
  return year > latest ? year - 100 : year;
};
const single = (year: number): readonly [number, number] => [year, year];

function bySequence(serial: string): readonly [number, number] | null {
  if (!/^\d{4,7}$/.test(serial)) return null;
  const number = Number(serial);
  const at = martin.findIndex(([, last]) => number <= last);
  const [year] = martin[at] ?? [0];
  const [before] = martin[at - 1] ?? [year - 1];
  return at < 1 ? null : [before + 1, year];
}

function byNeckPlate(serial: string): readonly [number, number] | null {
  if (!/^\d{1,6}$/.test(serial)) return null;
  const found = neckPlates.find(([first, last]) => Number(serial) >= first && Number(serial) <= last);
  return found ? [found[2], found[3]] : null;
}

/** `YDDDYNNN`: the outer figures are the year, the three between them the day of it. */
function byDay(serial: string, [first, last]: readonly [number, number]): readonly [number, number] | null {
  const [, tens, day, ones] = /^(\d)(\d{3})(\d)\d{3}$/.exec(serial) ?? [];
  if (!tens || !day || !ones || Number(day) < 1 || Number(day) > 366) return null;
  const year = [1900, 2000]
    .map((century) => century + Number(`${tens}${ones}`))
    .find((one) => one >= first && one <= last);
  return year === undefined ? null : single(year);
}

const prefixed =
  (pattern: RegExp, decades: Readonly<Record<string, number>>) =>
  (serial: string): readonly [number, number] | null => {
    const [, letter = '', figure] = pattern.exec(serial) ?? [];
    const decade = decades[letter];
    if (decade === undefined || figure === undefined) return null;
    const year = decade + Number(figure);
    // The first numbers of a year were often used at the end of the one before, the last ones in the next.
    return [year, year + 1];
  };

/** The rules that are known. */
export const serialRules: readonly SerialRule[] = [
  { key: 'fender-letter-z', makers: ['Fender', 'Squier'], years: prefixed(/^[DM]?(Z)(\d)\d{4,7}$/, { Z: 2000 }) },
  {
    key: 'fender-us-year',
    makers: ['Fender'],
    years: (serial, latest) => {
      const [, year] = /^US(\d{2})\d{6}$/.exec(serial) ?? [];
      return year && Number(year) >= 10 && 2000 + Number(year) <= latest ? single(2000 + Number(year)) : null;
    },
  },
  {
    key: 'fender-letter-decade',
    makers: ['Fender', 'Squier'],
    years: prefixed(/^M?([SEN])(\d)\d{4,6}$/, { S: 1970, E: 1980, N: 1990 }),
  },
  { key: 'fender-letter-l', makers: ['Fender'], years: (serial) => (/^L\d{5}$/.test(serial) ? [1963, 1965] : null) },
  { key: 'fender-neck-plate', makers: ['Fender'], years: byNeckPlate },
  { key: 'gibson-eight-digits', makers: ['Gibson', 'Epiphone'], years: (serial) => byDay(serial, [1977, 2005]) },
  {
    key: 'gibson-nine-digits',
    makers: ['Gibson'],
    years: (serial, latest) => {
      const [, tens, day, ones] = /^(\d)(\d{3})(\d)\d{4}$/.exec(serial) ?? [];
      const year = 2000 + Number(`${tens}${ones}`);
      return tens && day && Number(day) >= 1 && Number(day) <= 366 && year >= 2005 && year <= latest
        ? single(year)
        : null;
    },
  },
  { key: 'gibson-a-prefix', makers: ['Gibson'], years: (serial) => (/^A\d{5}$/.test(serial) ? [1947, 1961] : null) },
  { key: 'martin-sequence', makers: ['Martin'], years: bySequence },
  {
    key: 'gretsch-month-year',
    makers: ['Gretsch'],
    years: (serial) => {
      const [, month, figure] = /^(1[0-2]|[1-9])([0-9])\d{2,3}$/.exec(serial) ?? [];
      if (!month || !figure) return null;
      return Number(figure) >= 6
        ? single(1960 + Number(figure))
        : Number(figure) <= 2
          ? single(1970 + Number(figure))
          : null;
    },
  },
  {
    key: 'gretsch-modern',
    makers: ['Gretsch'],
    years: (serial, latest) => {
      const [, year] = /^[A-Z]{2}(\d{2})\d{6}$/.exec(serial) ?? [];
      return year ? single(ofTwo(year, latest)) : null;
    },
  },
  {
    key: 'epiphone-letter-year',
    makers: ['Epiphone'],
    years: (serial, latest) => {
      const [, year] =
        /^[A-Z]{1,2}(\d{2})(?:0[1-9]|1[0-2])\d{4,6}$/.exec(serial) ??
        /^(\d{2})(?:0[1-9]|1[0-2])\d{7}$/.exec(serial) ??
        [];
      return year ? single(ofTwo(year, latest)) : null;
    },
  },
  {
    key: 'ibanez-letter-year',
    makers: ['Ibanez'],
    years: (serial, latest) => {
      const [, old] = /^[A-L](\d{2})\d{4}$/.exec(serial) ?? [];
      if (old && Number(old) >= 75 && Number(old) <= 87) return single(1900 + Number(old));
      const [, year] = /^[FI](\d{2})\d{5}$/.exec(serial) ?? [];
      return year ? single(ofTwo(year, latest)) : null;
    },
  },
  {
    key: 'taylor-ten-digits',
    makers: ['Taylor'],
    years: (serial, latest) => {
      const [, tens, ones] = /^[12](\d)\d{4}(\d)\d{3}$/.exec(serial) ?? [];
      const year = 2000 + Number(`${tens}${ones}`);
      return tens && ones && year >= 2009 && year <= latest ? single(year) : null;
    },
  },
  {
    key: 'taylor-nine-digits',
    makers: ['Taylor'],
    years: (serial) => {
      const [, year] = /^(\d{2})(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}$/.exec(serial) ?? [];
      return year && Number(year) >= 93 ? single(1900 + Number(year)) : null;
    },
  },
  {
    key: 'taylor-nine-digits',
    makers: ['Taylor'],
    years: (serial) => {
      const [, year] = /^(\d{4})(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}$/.exec(serial) ?? [];
      return year && Number(year) >= 2000 && Number(year) <= 2009 ? single(Number(year)) : null;
    },
  },
  {
    key: 'prs-year-prefix',
    makers: ['PRS'],
    years: (serial, latest) => {
      const [, two] = /^(\d{2})\d{5,7}$/.exec(serial) ?? [];
      if (two && Number(two) >= 8 && Number(two) <= latest % 100) return single(2000 + Number(two));
      const [, one] = /^(\d)\d{4,6}$/.exec(serial) ?? [];
      return one ? [1985 + ((Number(one) - 5 + 10) % 10), 1985 + ((Number(one) - 5 + 10) % 10) + 10] : null;
    },
  },
];
