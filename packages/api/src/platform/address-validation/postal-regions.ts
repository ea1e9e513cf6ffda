import { regionOfUsPostalCode } from './us-postal-codes.ts';

/** Provinces by the first letter of a Canadian postal code. */
const CANADA: Readonly<Record<string, readonly string[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
};

/** States by ranges of Australian postcodes; those along a border belong to towns on both sides. */
const AUSTRALIA: readonly (readonly [first: number, last: number, regions: readonly string[]])[] = [
  [200, 299, ['ACT']],
  [872, 872, ['NT', 'SA', 'WA']],
  [800, 999, ['NT']],
  [2406, 2406, ['NSW', 'QLD']],
  [2540, 2540, ['NSW', 'ACT']],
  [2600, 2620, ['ACT', 'NSW']],
  [2900, 2920, ['ACT', 'NSW']],
  [1000, 2999, ['NSW']],
  [3585, 3586, ['VIC', 'NSW']],
  [3644, 3644, ['VIC', 'NSW']],
  [3691, 3691, ['VIC', 'NSW']],
  [3707, 3707, ['VIC', 'NSW']],
  [3000, 3999, ['VIC']],
  [4375, 4385, ['QLD', 'NSW']],
  [4000, 4999, ['QLD']],
  [5000, 5999, ['SA']],
  [6000, 6999, ['WA']],
  [7000, 7999, ['TAS']],
  [8000, 8999, ['VIC']],
  [9000, 9999, ['QLD']],
];

function regionsInAustralia(postalCode: string): readonly string[] {
  if (!/^\d{4}$/.test(postalCode)) return [];
  const code = Number(postalCode);
  return AUSTRALIA.find(([first, last]) => code >= first && code <= last)?.[2] ?? [];
}

/** Countries whose postal codes say in which region a place lies. */
export const hasPostalRegions = (countryIso: string): boolean => ['US', 'CA', 'AU'].includes(countryIso);

/**
 * The regions, by ISO code, in which a postal code can lie: mostly one, several along a border. Empty for a code that is not
 * known, and in countries whose codes do not tell.
 */
export function regionsOfPostalCode(countryIso: string, postalCode: string): readonly string[] {
  const code = postalCode.trim().toUpperCase();
  if (countryIso === 'CA') return CANADA[code.slice(0, 1)] ?? [];
  if (countryIso === 'AU') return regionsInAustralia(code);
  const region = countryIso === 'US' ? regionOfUsPostalCode(code) : undefined;
  return region === undefined ? [] : [region];
}
