import type { Model } from '../models/model.ts';
import type { Random } from './random.ts';

/** First number of each year as makers' lists give them; between two entries numbers run evenly. */
const martinStart = [
  [1898, 8349],
  [1910, 11018],
  [1920, 15848],
  [1930, 45317],
  [1940, 76734],
  [1950, 117961],
  [1960, 175689],
  [1970, 271633],
  [1980, 419900],
  [1990, 493279],
  [2000, 780500],
  [2010, 1406715],
  [2020, 2425000],
  [2026, 2960000],
] as const;
const fenderStart = [
  [1950, 1],
  [1954, 2500],
  [1957, 17000],
  [1959, 32000],
  [1961, 56000],
  [1963, 92000],
  [1965, 110000],
  [1967, 185000],
  [1970, 278000],
  [1973, 430000],
  [1976, 690000],
] as const;

function between(table: readonly (readonly [number, number])[], year: number, share: number): number {
  for (let i = 1; i < table.length; i++) {
    const [from, low] = table[i - 1] ?? [0, 0];
    const [to, high] = table[i] ?? [0, 0];
    if (year < to) return Math.round(low + ((year - from + share) / (to - from)) * (high - low));
  }
  return table.at(-1)?.[1] ?? 1;
}

const padded = (value: number, width: number): string => String(value).padStart(width, '0');

function fenderSerial(random: Random, model: Model, year: number): string {
  if (model.name.includes('Japan'))
    return `${random.pick(['E', 'G', 'K', 'L'])}${padded(random.between(1, 999_999), 6)}`;
  if (model.name.includes('Mexico'))
    return `M${year < 2000 ? `N${year - 1990}` : `Z${year - 2000}`}${padded(random.between(1, 99_999), 6)}`;
  if (model.name.startsWith('American Vintage')) return `V${padded(random.between(1000, 199_999), 6)}`;
  if (model.name.startsWith('Custom Shop')) return `R${padded(random.between(1000, 130_000), 6)}`;
  if (year >= 2010) return `US${year % 100}${padded(random.between(1, 99_999), 6)}`;
  if (year >= 1976)
    return `${year < 1980 ? 'S' : year < 1990 ? 'E' : year < 2000 ? 'N' : 'Z'}${year % 10}${padded(random.between(10_000, 99_999), 5)}`;
  const serial = between(fenderStart, year, random.next());
  return year === 1963 || year === 1964 ? `L${padded(serial % 100_000, 5)}` : padded(serial, year < 1956 ? 4 : 5);
}

function gibsonSerial(random: Random, model: Model, year: number): string {
  if (model.name.startsWith('Custom Shop')) return `9 ${random.between(1, 4)}${padded(random.between(1, 9999), 4)}`;
  const batch = year >= 2006 ? '0' : '';
  if (year >= 1977)
    return `${Math.floor((year % 100) / 10)}${padded(random.between(1, 365), 3)}${year % 10}${batch}${padded(random.between(1, 699), 3)}`;
  if (year >= 1975) return `${year === 1975 ? '99' : '00'}${padded(random.between(100_000, 999_999), 6)}`;
  if (year >= 1961) return padded(random.between(10_000, 999_999), 6);
  if (year >= 1952 && model.build.kind === 'solid') return `${year % 10} ${padded(random.between(100, 9999), 4)}`;
  return year >= 1947
    ? `A-${random.between(100, 34_000)}`
    : `${random.between(100, 9999)}${random.pick(['', 'D', 'E', 'F'])}`;
}

/** From 1961 to 1986 a letter for the year and one for the month; a plain number since. */
function rickenbackerSerial(random: Random, year: number): string {
  const letter = (value: number): string => String.fromCharCode(65 + value);
  if (year <= 1986)
    return `${letter(year - 1961)}${letter(random.between(0, 11))}${padded(random.between(1, 4999), 4)}`;
  return `${padded(year % 100, 2)}${padded(random.between(1, 52_000), 5)}`;
}

/** A serial number in the maker's own pattern; null where the maker gave none. */
export function serialOf(random: Random, model: Model, year: number): string | null {
  if (model.build.kind === 'amp')
    return `${random.pick(['A', 'D', 'F', 'S', ''])}${padded(random.between(100, 39_999), 5)}`;
  if (model.build.kind === 'ukulele' && year < 1970) return null;
  if (model.brand === 'Martin') return padded(between(martinStart, year, random.next()), 5);
  if (model.brand === 'Fender') return fenderSerial(random, model, year);
  if (model.brand === 'Gibson' || (model.brand === 'Epiphone' && year < 1970)) return gibsonSerial(random, model, year);
  if (model.brand === 'Rickenbacker') return rickenbackerSerial(random, year);
  if (['Stella', 'Oahu', 'Regal', 'Harmony'].includes(model.brand) && year < 1975) return null;
  return year >= 1990 ? `${year % 100}${padded(random.between(1, 19_999), 5)}` : padded(random.between(120, 89_999), 5);
}
