import { type ListingDocument, listingLimits, measureKeys, measureLimits } from './listing-document.ts';
import { inEither } from './listing-title.ts';
import { readVtt } from './web-vtt.ts';

/** What is wrong with a field, as messages name it. */
export const problemCodes = [
  'missing',
  'year',
  'years',
  'range',
  'photographs',
  'photograph',
  'photographSize',
  'threshold',
  'stock',
  'variantValue',
  'variantTwice',
  'skuTwice',
  'originality',
  'short',
  'captions',
] as const;
export type ListingProblemCode = (typeof problemCodes)[number];

/** A field that keeps a listing from its next step: its path in the document, and why. */
export interface ListingProblem {
  readonly path: string;
  readonly code: ListingProblemCode;
}

/** How much must be known: `facts` to propose an instrument to the shop, `all` to publish. */
export type Completeness = 'facts' | 'all';

/** A description is worth reading from here on. */
const SHORTEST_DESCRIPTION = 40;
const EARLIEST_YEAR = 1700;

type Given = readonly [path: string, code: ListingProblemCode, isWrong: boolean];

function facts(document: ListingDocument, now: Date): Given[] {
  const { kind, yearFrom, yearTo } = document;
  const latest = now.getUTCFullYear() + 1;
  const isYear = (year: number | null): boolean => year === null || (year >= EARLIEST_YEAR && year <= latest);
  return [
    ['brand', 'missing', document.brand.trim() === ''],
    ['model', 'missing', document.model.trim() === ''],
    ['category', 'missing', document.category === ''],
    ['type', 'missing', document.category !== '' && document.type === ''],
    ['yearFrom', 'missing', kind === 'instrument' && yearFrom === null],
    ['yearFrom', 'year', !isYear(yearFrom)],
    ['yearTo', 'year', !isYear(yearTo)],
    ['yearTo', 'years', yearTo !== null && (yearFrom === null || yearTo < yearFrom)],
    ['condition', 'missing', document.condition === null],
    ['priceCents', 'missing', !document.priceCents],
  ];
}

function variantProblems({ options, variants }: ListingDocument): Given[] {
  const skus = variants.map(({ sku }) => sku.trim().toLowerCase());
  const names = variants.map(({ values }) => values.map((value) => inEither(value, 'en').toLowerCase()).join('/'));
  return variants.flatMap(({ values }, index): Given[] => [
    [
      `variants.${index}.values`,
      'variantValue',
      options.some((_option, at) => !values[at] || inEither(values[at], 'en') === ''),
    ],
    [`variants.${index}.values`, 'variantTwice', names.indexOf(names[index] ?? '') < index],
    [`variants.${index}.sku`, 'skuTwice', skus[index] !== '' && skus.indexOf(skus[index] ?? '') < index],
  ]);
}

function rest(document: ListingDocument, isAdopted: boolean): Given[] {
  const isInstrument = document.kind === 'instrument';
  const least = isInstrument ? listingLimits.instrumentPhotographs : 1;
  const kept = isAdopted && document.photographs.length === 0;
  const pieces = document.variants.reduce((sum, { stock }) => sum + stock, 0);
  const description = inEither(document.description, 'en');
  return [
    ['finish', 'missing', isInstrument && inEither(document.finish, 'en') === ''],
    ['finishFamily', 'missing', isInstrument && document.finishFamily === null],
    ['originality', 'originality', isInstrument && Object.keys(document.originality).length === 0 && !isAdopted],
    ...measureKeys.map((key): Given => {
      const value = document.measures[key];
      const [from, to] = measureLimits[key];
      return [`measures.${key}`, 'range', value !== undefined && (value < from || value > to)];
    }),
    ['description', 'missing', description === ''],
    ['description', 'short', description !== '' && description.length < SHORTEST_DESCRIPTION],
    ['photographs', isInstrument ? 'photographs' : 'photograph', !kept && document.photographs.length < least],
    ...document.clips.flatMap(({ captions }, index) =>
      (['en', 'fr'] as const).map((locale): Given => {
        const text = captions[locale];
        return [`clips.${index}.captions.${locale}`, 'captions', text.trim() !== '' && !readVtt(text).ok];
      }),
    ),
    ['declineBelowPercent', 'threshold', document.acceptingOffers && document.declineBelowPercent === 100],
    ['shippingGrams', 'missing', !document.localPickupOnly && !document.shippingGrams],
    ['stock', 'stock', document.variants.length === 0 && document.stock < 1],
    ['variants', 'stock', document.variants.length > 0 && pieces < 1],
    ['options', 'missing', document.variants.length > 0 && document.options.length === 0],
    ...document.options.map((option, index): Given => [
      `options.${index}`,
      'missing',
      document.variants.length > 0 && inEither(option, 'en') === '',
    ]),
    ...variantProblems(document),
  ];
}

/**
 * What keeps a listing from its next step, in the order of the editor; empty when nothing does. `isAdopted`: it was in
 * the shop before anybody edited it, so its pictures stay while it has no photographs of its own. Server and editor ask the same.
 */
export function listingProblems(
  document: ListingDocument,
  completeness: Completeness,
  { now, isAdopted = false }: { readonly now: Date; readonly isAdopted?: boolean },
): ListingProblem[] {
  const given = [...facts(document, now), ...(completeness === 'all' ? rest(document, isAdopted) : [])];
  return given.filter(([, , isWrong]) => isWrong).map(([path, code]) => ({ path, code }));
}
