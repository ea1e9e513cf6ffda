import { clipLimits } from './clips.ts';
import type { PhotographShot } from './photographs.ts';

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
  'origin',
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
  /** Of what a photograph shows, as much as Shopify takes. */
  alt: 512,
  instrumentPhotographs: 6,
  clips: clipLimits.count,
  options: 2,
  variants: 60,
  stock: 9_999,
  priceCents: 2_000_000_000,
  shippingGrams: 300_000,
  /** Bytes of the whole document as JSON. */
  bytes: 180_000,
} as const;

/** A text in each language. */
export interface ListingText {
  readonly en: string;
  readonly fr: string;
}

/** A size or colour of goods, with its own number, price and pieces. */
export interface ListingVariant {
  /** Tells variants apart while they have no row yet; of the browser's making. */
  readonly key: string;
  /** Its item once it was published. */
  readonly itemId: string | null;
  /** One for each option. */
  readonly values: readonly ListingText[];
  readonly sku: string;
  /** Null: the price of the listing. */
  readonly priceCents: number | null;
  readonly stock: number;
}

/** A photograph of a listing; `imageId` shows it as it is turned and cropped. */
export interface ListingPhotograph {
  readonly id: string;
  readonly imageId: string;
  readonly shot: PhotographShot | null;
  /** What it shows, for whoever does not see it; where both are empty, the shop says what is known of it. */
  readonly alt: ListingText;
}

/** A sound or video of a listing, with what is said of it. */
export interface ListingClip {
  readonly id: string;
  /** Its file, as `clipPath` serves it: `{20 hexadecimal digits}.{format}`. */
  readonly file: string;
  readonly seconds: number;
  /** Empty: called by its kind. */
  readonly title: ListingText;
  /** What is played, and through what. */
  readonly description: ListingText;
  /** WebVTT; empty for none. */
  readonly captions: ListingText;
  /** A photograph that stands for a video until it plays; null for none. */
  readonly poster: { readonly id: string; readonly imageId: string } | null;
}

/**
 * Everything that a seller says of what they sell, as it is written: it may have gaps. `listingProblems` says what is missing
 * before it can be published. Money in cents, lengths in millimetres, weights in grams.
 */
export interface ListingDocument {
  readonly kind: 'instrument' | 'goods';
  readonly brand: string;
  readonly model: string;
  /** Slugs; empty until they are chosen. */
  readonly category: string;
  readonly type: string;
  readonly yearFrom: number | null;
  readonly yearTo: number | null;
  readonly yearIsCirca: boolean;
  readonly finish: ListingText;
  readonly finishFamily: (typeof finishFamilies)[number] | null;
  readonly handedness: 'right' | 'left' | null;
  /** Seen by the seller and the shop alone. */
  readonly serial: string;
  readonly specs: Readonly<Partial<Record<SpecKey, ListingText>>>;
  readonly condition: ConditionGrade | null;
  readonly report: Readonly<Partial<Record<ReportTopic, ListingText>>>;
  readonly originality: Readonly<Partial<Record<OriginalityPart, OriginalityState>>>;
  /** Ids of the photographs, among those of the listing, that show the parts of the originality sheet. */
  readonly partPhotographs: Readonly<Partial<Record<OriginalityPart, string>>>;
  readonly measures: Readonly<Partial<Record<MeasureKey, number>>>;
  /** Empty: made of year, brand and model. */
  readonly title: ListingText;
  readonly subtitle: ListingText;
  readonly description: ListingText;
  /** In the order in which they are shown; the first is the card's. */
  readonly photographs: readonly ListingPhotograph[];
  /** Sounds and videos, in the order in which they are offered. */
  readonly clips: readonly ListingClip[];
  readonly priceCents: number | null;
  readonly acceptingOffers: boolean;
  /** Offers below this share of the price, in percent, are declined at once; null: none. */
  readonly declineBelowPercent: number | null;
  readonly shippingClass: 'guitar' | 'amp' | 'small';
  /** With case and box. */
  readonly shippingGrams: number | null;
  readonly localPickupOnly: boolean;
  /** The seller's own number; empty: the shop makes one. */
  readonly sku: string;
  /** Pieces, of goods without variants; one for an instrument. */
  readonly stock: number;
  /** What the variants differ in: size, colour. */
  readonly options: readonly ListingText[];
  readonly variants: readonly ListingVariant[];
}

/** A text that nobody has written yet. */
export const noListingText: ListingText = { en: '', fr: '' };

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
  finish: noListingText,
  finishFamily: null,
  handedness: null,
  serial: '',
  specs: {},
  condition: kind === 'goods' ? 'NEW' : null,
  report: {},
  originality: {},
  partPhotographs: {},
  measures: {},
  title: noListingText,
  subtitle: noListingText,
  description: noListingText,
  photographs: [],
  clips: [],
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
