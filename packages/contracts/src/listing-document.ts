import * as z from 'zod/mini';
import { photographShots } from './photographs.ts';

/** Grades of wear, best first; what each means stands in the catalogue's texts. */
export const conditions = ['NEW', 'MINT', 'EXCELLENT', 'VERY_GOOD', 'GOOD', 'FAIR', 'PROJECT'] as const;
export type ConditionGrade = (typeof conditions)[number];

/** Families of finishes, by which lists are filtered. */
export const finishFamilies = [
  'sunburst',
  'natural',
  'blonde',
  'brown',
  'black',
  'white',
  'grey',
  'silver',
  'gold',
  'red',
  'cherry',
  'pink',
  'blue',
  'green',
] as const;

/** Rows of the specification that a seller fills; brand, year, finish and handedness have fields of their own. */
export const specKeys = [
  'body',
  'neck',
  'pickups',
  'bridge',
  'tuners',
  'case',
  'power',
  'valves',
  'speaker',
  'circuit',
  'material',
  'contents',
] as const;
export type SpecKey = (typeof specKeys)[number];

/** Topics of the condition report. */
export const reportTopics = ['finish', 'parts', 'neck', 'sound', 'cabinet', 'electronics', 'speaker'] as const;
export type ReportTopic = (typeof reportTopics)[number];

/** The parts of the originality sheet, and what can be said of each. */
export const originalityParts = [
  'finish',
  'pickups',
  'wiring',
  'tuners',
  'bridge',
  'nut',
  'frets',
  'neckJoint',
  'case',
] as const;
export type OriginalityPart = (typeof originalityParts)[number];
export const originalityStates = ['original', 'periodCorrect', 'replaced', 'repaired', 'unknown'] as const;
export type OriginalityState = (typeof originalityStates)[number];

/** What is measured: grams, millimetres, percent, a count. */
export const measureKeys = [
  'weightGrams',
  'scaleMm',
  'nutMm',
  'neckFirstMm',
  'neckTwelfthMm',
  'fretCount',
  'fretLifePercent',
] as const;
export type MeasureKey = (typeof measureKeys)[number];
export const measureLimits: Readonly<Record<MeasureKey, readonly [least: number, most: number]>> = {
  weightGrams: [1, 100_000],
  scaleMm: [200, 1_200],
  nutMm: [15, 80],
  neckFirstMm: [10, 45],
  neckTwelfthMm: [10, 45],
  fretCount: [1, 36],
  fretLifePercent: [0, 100],
};

/** Characters, pieces and cents that a listing takes at most. */
export const listingLimits = {
  name: 80,
  model: 120,
  title: 140,
  subtitle: 160,
  spec: 300,
  report: 1_500,
  description: 10_000,
  serial: 60,
  sku: 60,
  photographs: 30,
  instrumentPhotographs: 6,
  options: 2,
  variants: 60,
  stock: 9_999,
  priceCents: 2_000_000_000,
  shippingGrams: 300_000,
  /** Bytes of the whole document as JSON. */
  bytes: 120_000,
} as const;

const text = (most: number) => z.string().check(z.maxLength(most));
const localText = (most: number) => z.object({ en: text(most), fr: text(most) });
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const year = z.nullable(whole(0, 9_999));
const cents = z.nullable(whole(0, listingLimits.priceCents));

/** A table of optional entries: keys of a list, values of a schema. */
function table<Key extends string, Value extends z.ZodMiniType>(keys: readonly Key[], value: Value) {
  return z.partialRecord(z.enum(keys), value);
}

const variant = z.object({
  /** Tells variants apart while they have no row yet; of the browser's making. */
  key: text(40),
  /** Its item once it was published. */
  itemId: z.nullable(text(13)),
  /** One for each option. */
  values: z.array(localText(listingLimits.name)).check(z.maxLength(listingLimits.options)),
  sku: text(listingLimits.sku),
  /** Null: the price of the listing. */
  priceCents: cents,
  stock: whole(0, listingLimits.stock),
});

/**
 * Everything that a seller says of what they sell, as it is written: it may have gaps. `listingProblems` says what is missing
 * before it can be published. Money in cents, lengths in millimetres, weights in grams.
 */
export const listingDocumentSchema = z.object({
  kind: z.enum(['instrument', 'goods']),
  brand: text(listingLimits.name),
  model: text(listingLimits.model),
  /** Slugs; empty until they are chosen. */
  category: text(60),
  type: text(60),
  yearFrom: year,
  yearTo: year,
  yearIsCirca: z.boolean(),
  finish: localText(listingLimits.name),
  finishFamily: z.nullable(z.enum(finishFamilies)),
  handedness: z.nullable(z.enum(['right', 'left'])),
  /** Seen by the seller and the shop alone. */
  serial: text(listingLimits.serial),
  specs: table(specKeys, localText(listingLimits.spec)),
  condition: z.nullable(z.enum(conditions)),
  report: table(reportTopics, localText(listingLimits.report)),
  originality: table(originalityParts, z.enum(originalityStates)),
  measures: table(measureKeys, z.number().check(z.gte(0), z.lte(1_000_000))),
  /** Empty: made of year, brand and model. */
  title: localText(listingLimits.title),
  subtitle: localText(listingLimits.subtitle),
  description: localText(listingLimits.description),
  /** In the order in which they are shown; the first is the card's. `imageId` shows it as it is turned and cropped. */
  photographs: z
    .array(z.object({ id: text(40), imageId: text(40), shot: z.nullable(z.enum(photographShots)) }))
    .check(z.maxLength(listingLimits.photographs)),
  priceCents: cents,
  acceptingOffers: z.boolean(),
  /** Offers below this share of the price, in percent, are declined at once; null: none. */
  declineBelowPercent: z.nullable(whole(0, 100)),
  shippingClass: z.enum(['guitar', 'amp', 'small']),
  /** With case and box. */
  shippingGrams: z.nullable(whole(0, listingLimits.shippingGrams)),
  localPickupOnly: z.boolean(),
  /** The seller's own number; empty: the shop makes one. */
  sku: text(listingLimits.sku),
  /** Pieces, of goods without variants; one for an instrument. */
  stock: whole(0, listingLimits.stock),
  /** What the variants differ in: size, colour. */
  options: z.array(localText(listingLimits.name)).check(z.maxLength(listingLimits.options)),
  variants: z.array(variant).check(z.maxLength(listingLimits.variants)),
});
export type ListingDocument = z.infer<typeof listingDocumentSchema>;
export type ListingVariant = ListingDocument['variants'][number];

const nothing = { en: '', fr: '' } as const;

/** A listing about which nothing has been said. */
export const emptyListing = (kind: ListingDocument['kind']): ListingDocument => ({
  kind,
  brand: '',
  model: '',
  category: '',
  type: '',
  yearFrom: null,
  yearTo: null,
  yearIsCirca: false,
  finish: nothing,
  finishFamily: null,
  handedness: null,
  serial: '',
  specs: {},
  condition: kind === 'goods' ? 'NEW' : null,
  report: {},
  originality: {},
  measures: {},
  title: nothing,
  subtitle: nothing,
  description: nothing,
  photographs: [],
  priceCents: null,
  acceptingOffers: kind === 'instrument',
  declineBelowPercent: null,
  shippingClass: kind === 'goods' ? 'small' : 'guitar',
  shippingGrams: null,
  localPickupOnly: false,
  sku: '',
  stock: 1,
  options: [],
  variants: [],
});

/** What was read of a document: the document, or the first place that is wrong, such as `title.en`. */
export type ReadListing =
  | { readonly ok: true; readonly document: ListingDocument }
  | { readonly ok: false; readonly path: string };

/** Reads a document from outside: a request's text, a row, the browser's own copy. Unknown keys are left out. */
export function readListing(json: string): ReadListing {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return { ok: false, path: '' };
  }
  const result = listingDocumentSchema.safeParse(given);
  if (result.success) return { ok: true, document: result.data };
  return { ok: false, path: result.error.issues[0]?.path.join('.') ?? '' };
}
