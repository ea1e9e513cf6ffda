import type { ListingDocument, MeasureKey } from '@headstock/contracts/listing-document';
import type { Locale } from '#api/platform/locale.ts';
import type { PlateFact } from '#api/modules/catalog/index.ts';

type Measures = ListingDocument['measures'];

const MM_PER_INCH = 25.4;
const GRAMS_PER_OUNCE = 28.3495;
const SIXTEENTHS = [
  '',
  '¹⁄₁₆',
  '⅛',
  '³⁄₁₆',
  '¼',
  '⁵⁄₁₆',
  '⅜',
  '⁷⁄₁₆',
  '½',
  '⁹⁄₁₆',
  '⅝',
  '¹¹⁄₁₆',
  '¾',
  '¹³⁄₁₆',
  '⅞',
  '¹⁵⁄₁₆',
];

const decimal = (value: number, digits: number, locale: Locale): string =>
  locale === 'fr' ? value.toFixed(digits).replace('.', ',') : value.toFixed(digits);
/** A number and its unit, which French sets apart by a narrow space. */
const withUnit = (text: string, unit: string, locale: Locale): string =>
  `${text}${locale === 'fr' ? '\u202f' : ' '}${unit}`;

const millimetres = (mm: number, locale: Locale): string =>
  withUnit(decimal(mm, mm % 1 === 0 ? 0 : 1, locale), 'mm', locale);

function inches(mm: number): string {
  const sixteenths = Math.round((mm / MM_PER_INCH) * 16);
  const whole = Math.floor(sixteenths / 16);
  const part = SIXTEENTHS[sixteenths % 16] ?? '';
  return `${[whole > 0 || part === '' ? String(whole) : '', part].filter(Boolean).join(' ')}″`;
}

function pounds(grams: number): string {
  const ounces = Math.round(grams / GRAMS_PER_OUNCE);
  return ounces < 16 ? `${ounces} oz` : `${Math.floor(ounces / 16)} lb ${ounces % 16} oz`;
}

const kilos = (grams: number, locale: Locale): string =>
  grams < 1_000 ? withUnit(String(grams), 'g', locale) : withUnit(decimal(grams / 1_000, 2, locale), 'kg', locale);

/** A length in the units of a language, the other units as its detail. */
const length = (mm: number, locale: Locale): Omit<PlateFact, 'key'> =>
  locale === 'fr'
    ? { value: millimetres(mm, 'fr'), detail: inches(mm) }
    : { value: inches(mm), detail: millimetres(mm, 'en') };

const frets = { en: 'frets', fr: 'frettes' } as const;
const left = { en: 'of their height left', fr: 'de leur hauteur restante' } as const;
const depth = {
  en: 'deep at the first and twelfth fret',
  fr: 'd’épaisseur à la première et à la douzième frette',
} as const;

type Entry = readonly [
  key: string,
  of: readonly MeasureKey[],
  make: (measures: Measures, locale: Locale) => Omit<PlateFact, 'key'> | null,
];

const entries: readonly Entry[] = [
  [
    'weight',
    ['weightGrams'],
    ({ weightGrams: grams }, locale) =>
      grams === undefined
        ? null
        : locale === 'fr'
          ? { value: kilos(grams, 'fr'), detail: pounds(grams) }
          : { value: pounds(grams), detail: kilos(grams, 'en') },
  ],
  [
    'neck',
    ['neckFirstMm', 'neckTwelfthMm'],
    ({ neckFirstMm: first, neckTwelfthMm: twelfth }, locale) =>
      first === undefined || twelfth === undefined
        ? null
        : { value: `${decimal(first, 1, locale)}–${millimetres(twelfth, locale)}`, detail: depth[locale] },
  ],
  ['nut', ['nutMm'], ({ nutMm }, locale) => (nutMm === undefined ? null : length(nutMm, locale))],
  [
    'scale',
    ['scaleMm', 'fretCount'],
    ({ scaleMm, fretCount }, locale) => {
      if (scaleMm === undefined) return null;
      const { value, detail } = length(scaleMm, locale);
      return { value, detail: fretCount === undefined ? detail : `${detail}, ${fretCount} ${frets[locale]}` };
    },
  ],
  [
    'frets',
    ['fretLifePercent'],
    ({ fretLifePercent: percent }, locale) =>
      percent === undefined
        ? null
        : { value: locale === 'fr' ? `${percent}\u202f%` : `${percent}%`, detail: left[locale] },
  ],
];

/**
 * The measurements of an item in one language. Rows that the shop wrote stay as they are, as long as their numbers are those of
 * `before`; what is not measured in numbers always stays.
 */
export function plateOf(
  measures: Measures,
  locale: Locale,
  kept: { readonly rows: readonly PlateFact[]; readonly before: Measures } = { rows: [], before: {} },
): PlateFact[] {
  const known = entries.flatMap(([key, of, make]): PlateFact[] => {
    const row = kept.rows.find((candidate) => candidate.key === key);
    if (row && of.every((measure) => measures[measure] === kept.before[measure])) return [row];
    const made = make(measures, locale);
    return made ? [{ key, ...made }] : [];
  });
  return [...known, ...kept.rows.filter(({ key }) => !entries.some(([own]) => own === key))];
}

const numberIn = (text: string | undefined, pattern: RegExp): number | undefined => {
  const found = pattern.exec(text ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
};

/** The numbers in English measurements that were written by hand; what cannot be read is left out. */
export function measuresOf(rows: readonly PlateFact[], weightGrams: number | null): Measures {
  const textOf = (key: string): string | undefined => {
    const row = rows.find((candidate) => candidate.key === key);
    return row && `${row.value} ${row.detail ?? ''}`;
  };
  const found: Readonly<Record<MeasureKey, number | undefined>> = {
    weightGrams: weightGrams ?? undefined,
    scaleMm: numberIn(textOf('scale'), /([\d.]+) mm/),
    nutMm: numberIn(textOf('nut'), /([\d.]+) mm/),
    neckFirstMm: numberIn(textOf('neck'), /\(([\d.]+) and/),
    neckTwelfthMm: numberIn(textOf('neck'), /and ([\d.]+) mm/),
    fretCount: numberIn(textOf('scale'), /(\d+) frets/),
    fretLifePercent: numberIn(textOf('frets'), /([\d.]+)%/),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
