import type { InstrumentSpec, Backdrop, View } from '../drawings/types.ts';
import type { CategorySlug, TypeSlug } from './shop/taxonomy.ts';

/** One text in both languages of the shop. */
export interface Text {
  readonly en: string;
  readonly fr: string;
}

export const conditions = ['MINT', 'EXCELLENT', 'VERY_GOOD', 'GOOD', 'FAIR', 'PROJECT', 'NEW'] as const;
export type Condition = (typeof conditions)[number];

/** How sure the year is. `none` is for goods without a year. */
export type Dating =
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'circa'; readonly year: number }
  | { readonly kind: 'none' };

/** Facet of colours: many makers' names, few families. */
export const finishFamilies = [
  'sunburst',
  'cherry',
  'red',
  'black',
  'natural',
  'gold',
  'blue',
  'green',
  'white',
  'blonde',
  'brown',
  'silver',
  'grey',
  'pink',
] as const;
export type FinishFamily = (typeof finishFamilies)[number];

export interface ItemFinish {
  /** Stable key, such as `olympic-white`. */
  readonly key: string;
  readonly label: Text;
  readonly family: FinishFamily;
}

export const itemTags = [
  'all-original',
  'refinished',
  'left-handed',
  'player-grade',
  'celebrity-owned',
  'new-arrival',
  'staff-pick',
  'one-owner',
  'refretted',
  'neck-reset',
  'headstock-repair',
  'collector-grade',
  'twelve-string',
  'tenor',
  'custom-colour',
  'new',
] as const;
export type ItemTag = (typeof itemTags)[number];

/** A paragraph of the condition report, with its run-in heading. */
export interface ReportParagraph {
  readonly topic: 'finish' | 'parts' | 'neck' | 'sound' | 'cabinet' | 'electronics' | 'speaker';
  readonly title: Text;
  readonly text: Text;
}

export const specKeys = [
  'model',
  'year',
  'body',
  'finish',
  'neck',
  'pickups',
  'bridge',
  'tuners',
  'origin',
  'handedness',
  'power',
  'valves',
  'speaker',
  'circuit',
  'material',
  'contents',
  'case',
] as const;
export type SpecKey = (typeof specKeys)[number];

/** One row of the specification table. */
export interface SpecRow {
  readonly key: SpecKey;
  readonly label: Text;
  readonly value: Text;
}

export type PlateKey =
  | 'weight'
  | 'neck'
  | 'nut'
  | 'scale'
  | 'frets'
  | 'case'
  | 'power'
  | 'speaker'
  | 'valves'
  | 'size'
  | 'cover';

/** One measured fact of the steel plate: the reading large, its other unit or remark small. */
export interface PlateFact {
  readonly key: PlateKey;
  readonly label: Text;
  readonly value: Text;
  readonly detail: Text;
}

/** What the bench measured, as numbers; null where the thing has no such measure. */
export interface Measures {
  readonly scaleMm: number | null;
  readonly nutMm: number | null;
  /** Depth of the neck at the first and at the twelfth fret (seventh on ukuleles). */
  readonly neckDepthMm: readonly [number, number] | null;
  readonly fretCount: number | null;
  /** Percent of the original fret height that is left. */
  readonly fretLifePercent: number | null;
  /** String height at the twelfth fret, bass side. */
  readonly actionMm: number | null;
}

/** How an image is filed: a crop that lists use, or any other look at the thing. */
export type ImageKind = Exclude<View, 'left' | 'right'> | 'detail';

export interface DemoImage {
  readonly view: ImageKind;
  /** What is drawn and stored, once for all images that are a part of it. */
  readonly drawing: InstrumentSpec;
  /** The part of the drawing that the image shows; all of it without one. */
  readonly frame?: string;
  /** What the picture shows, for people who do not see it. */
  readonly alt: Text;
}

export interface VariantField {
  readonly name: Text;
  readonly value: Text;
}

/** A child item of merch or accessories: one size, colour or gauge, with its own stock. */
export interface DemoVariant {
  readonly sku: string;
  readonly slug: string;
  readonly fields: readonly VariantField[];
  readonly stockLevel: number;
  readonly askingPriceCents: number;
  readonly images: readonly DemoImage[];
}

/** A past sale of the same model. */
export interface SoldComparable {
  readonly year: number;
  readonly condition: Condition;
  readonly amountCents: number;
  readonly soldAt: string;
}

export type ItemState =
  | { readonly kind: 'live' }
  | { readonly kind: 'sold'; readonly soldAt: string; readonly soldPriceCents: number };

export type SellerKey = 'house' | 'pro' | 'private';

export interface ShippingFacts {
  readonly class: 'guitar' | 'amp' | 'small';
  /** With case and box. */
  readonly weightGrams: number;
  readonly requiresShipping: boolean;
  readonly localPickupOnly: boolean;
}

/** One thing of the demo shop with its listing. */
export interface DemoItem {
  readonly sku: string;
  /** Unique and url-safe. */
  readonly slug: string;
  /** Key of the model table, equal for all items of one model and era. */
  readonly modelKey: string;
  readonly brand: string;
  readonly model: string;
  readonly dating: Dating;
  /** Brand and model without the year. */
  readonly name: Text;
  /** With the year where it is known: “1962 Fender Stratocaster”, « Fender Stratocaster 1962 ». */
  readonly title: Text;
  readonly subtitle: Text;
  readonly description: Text;
  readonly finish: ItemFinish;
  readonly backdrop: Backdrop;
  readonly condition: Condition;
  readonly category: CategorySlug;
  readonly type: TypeSlug;
  readonly tags: readonly ItemTag[];
  readonly handedness: 'right' | 'left' | null;
  readonly weightGrams: number;
  /** For admins only; null for goods without one. */
  readonly serial: string | null;
  readonly report: readonly ReportParagraph[];
  readonly specs: readonly SpecRow[];
  /** Empty for goods that nobody measures. */
  readonly plate: readonly PlateFact[];
  readonly measures: Measures | null;
  readonly listedAt: string;
  readonly askingPriceCents: number;
  readonly acceptingOffers: boolean;
  /** Offers this many percent or more below the asking price decline by themselves; null without offers. */
  readonly offerDeclineThreshold: number | null;
  readonly seller: SellerKey;
  readonly state: ItemState;
  readonly images: readonly DemoImage[];
  /** 1 for one of a kind; with variants the sum of theirs. */
  readonly stockLevel: number;
  readonly variants: readonly DemoVariant[];
  readonly shipping: ShippingFacts;
  readonly comparables: readonly SoldComparable[];
}
