import type { ItemClip } from './item-clips.ts';
import type { Locale } from '#api/platform/locale.ts';
import type {
  ItemsTable,
  ItemTextsTable,
  OriginalitySheet,
  PartImages,
  OtherLanguage,
  PlateFact,
  ReportParagraph,
  SpecRow,
  VariantField,
} from '#api/modules/catalog/tables.ts';

/** What an item says in one language. */
export type ItemCopy = Pick<ItemTextsTable, 'title' | 'subtitle' | 'description' | 'finish'> & {
  readonly specs: readonly SpecRow[];
  readonly plate: readonly PlateFact[];
  readonly report: readonly ReportParagraph[];
  /** How much of it is in the other language. */
  readonly otherLanguage: OtherLanguage;
};

/** A size or colour of a product, with its own stock. */
export type VariantToWrite = {
  /** Null for a new one. */
  readonly itemId: string | null;
  /** Null: made of the product's. */
  readonly sku: string | null;
  readonly askingCents: number;
  /** By how many pieces the stock grows; all of them for a new one. */
  readonly stockChange: number;
  readonly fields: Readonly<Record<Locale, readonly VariantField[]>>;
};

/** A picture of an item, and what it shows; empty in a language where nothing is said. */
export type ImageToWrite = { readonly id: string; readonly alt: Readonly<Record<Locale, string>> };

/** Everything of an item and its listing that a seller decides. */
export type ItemToWrite = Pick<
  ItemsTable,
  | 'accepting_offers'
  | 'condition'
  | 'finish_family'
  | 'handedness'
  | 'local_pickup_only'
  | 'model'
  | 'offer_decline_threshold'
  | 'requires_shipping'
  | 'serial'
  | 'shipping_class'
  | 'shipping_weight_grams'
  | 'weight_grams'
  | 'year_from'
  | 'year_to'
> & {
  readonly sellerAccountId: string;
  /** A name; one that the shop does not have yet is added. */
  readonly brand: string;
  readonly categorySlug: string;
  readonly typeSlug: string;
  readonly yearIsCirca: boolean;
  readonly originality: OriginalitySheet;
  /** Among `images`; null: they stay as they are. */
  readonly partImages: PartImages | null;
  readonly tags: readonly string[];
  /** Null: the shop makes one, or the item keeps its own. */
  readonly sku: string | null;
  readonly askingCents: number;
  /** By how many pieces the stock of an item without variants grows. */
  readonly stockChange: number;
  readonly copy: Readonly<Record<Locale, ItemCopy>>;
  /** In their order; null: the images stay as they are. */
  readonly images: readonly ImageToWrite[] | null;
  /** Sounds and videos, in their order; null: they stay as they are. */
  readonly clips: readonly ItemClip[] | null;
  readonly variants: readonly VariantToWrite[];
};
