import {
  GRAMS_PER_POUND,
  type NeckProfile,
  nutRanges,
  type PickupKind,
  rangeOf,
  type TraitGroup,
  weightRanges,
} from '@headstock/contracts/listing-traits';
import type { Locale, LocalText } from '#api/platform/locale.ts';

const necks: Readonly<Record<NeckProfile, LocalText>> = {
  'slim-c': { en: 'Slim C', fr: 'C fin' },
  c: { en: 'Medium C', fr: 'C moyen' },
  'full-c': { en: 'Full C', fr: 'C plein' },
  u: { en: 'U', fr: 'U' },
  d: { en: 'D', fr: 'D' },
  round: { en: 'Round', fr: 'Rond' },
  'soft-v': { en: 'Soft V', fr: 'V doux' },
  v: { en: 'V', fr: 'V' },
  flat: { en: 'Flat', fr: 'Plat' },
  narrow: { en: 'Narrow', fr: 'Étroit' },
};

const pickups: Readonly<Record<PickupKind, LocalText>> = {
  'single-coil': { en: 'Single coil', fr: 'Simple bobinage' },
  humbucker: { en: 'Humbucker', fr: 'Humbucker' },
  'p-90': { en: 'P-90', fr: 'P-90' },
  'mini-humbucker': { en: 'Mini-humbucker', fr: 'Mini-humbucker' },
  filtertron: { en: 'Filter’Tron', fr: 'Filter’Tron' },
  'split-coil': { en: 'Split coil', fr: 'Split coil' },
  lipstick: { en: 'Lipstick tube', fr: 'Lipstick' },
  'gold-foil': { en: 'Gold foil', fr: 'Gold foil' },
  piezo: { en: 'Piezo', fr: 'Piézo' },
};

const look = (table: Readonly<Record<string, LocalText>>, value: string, locale: Locale): string =>
  table[value]?.[locale] ?? value;

const kilograms = (pounds: number): string => ((pounds * GRAMS_PER_POUND) / 1_000).toFixed(1).replace('.', ',');

/** A range of numbers with its unit: `7–8 lb`, `under 5 lb`, `40 lb and more`. */
function rangeLabel(
  ranges: readonly number[],
  value: string,
  unit: string,
  locale: Locale,
  write: (n: number) => string,
) {
  const { from, to } = rangeOf(ranges, Number(value));
  if (to === null) return locale === 'fr' ? `${write(from)}\u202f${unit} et plus` : `${write(from)} ${unit} and more`;
  if (from === 0) return locale === 'fr' ? `Moins de ${write(to)}\u202f${unit}` : `Under ${write(to)} ${unit}`;
  return `${write(from)}–${write(to)}${locale === 'fr' ? '\u202f' : ' '}${unit}`;
}

const countryNames = {
  en: new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }),
  fr: new Intl.DisplayNames('fr', { type: 'region', fallback: 'code' }),
};

function countryLabel(code: string, locale: Locale): string {
  return /^[a-z]{2}$/.test(code) ? (countryNames[locale].of(code.toUpperCase()) ?? code) : code;
}

/** `us-new-york` as New York, `fr` as France. */
function placeLabel(value: string, locale: Locale): string {
  const region = value
    .slice(3)
    .replaceAll('-', ' ')
    .replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return region || countryLabel(value, locale);
}

/** The name of a value of a group of traits. */
export function traitLabel(group: TraitGroup, value: string, locale: Locale): string {
  switch (group) {
    case 'hand':
      return locale === 'fr' ? 'Gaucher' : 'Left-handed';
    case 'weight':
      return locale === 'fr'
        ? rangeLabel(weightRanges, value, 'kg', locale, kilograms)
        : rangeLabel(weightRanges, value, 'lb', locale, String);
    case 'neck':
      return look(necks, value, locale);
    case 'nut':
      return rangeLabel(nutRanges, value, 'mm', locale, String);
    case 'pickups':
      return look(pickups, value, locale);
    case 'frets':
      return locale === 'fr' ? `${value} frettes` : `${value} frets`;
    case 'origin':
      return countryLabel(value, locale);
    case 'shipsFrom':
      return placeLabel(value, locale);
    case 'price':
      return locale === 'fr' ? 'Prix baissé' : 'Price drop';
  }
}
