import type { ConditionGrade, OriginalityPart, OriginalityState } from '@headstock/contracts/listing-document';
import type { Backdrop } from '#api/platform/images/backdrop.ts';
import type { ColumnType } from 'kysely';
import type { CreatedAt, Defaulted, Json, Timestamp } from '#api/platform/db/columns.ts';
import type { LocalText } from '#api/platform/locale.ts';
import type { DirectoryState, NameMove, NameSnapshot } from './names/name-holders.ts';
import type { SynonymEntry } from './vocabulary/synonyms.ts';

export type Condition = ConditionGrade;

/** What is said of the parts of an instrument; parts of which nothing is said are left out. */
export type OriginalitySheet = Readonly<Partial<Record<OriginalityPart, OriginalityState>>>;
/** Which image shows each part, among those of the item. */
export type PartImages = Readonly<Partial<Record<OriginalityPart, string>>>;

/** `live` can be bought, `sold` keeps its page, `withdrawn` is off the shop. */
export type ListingStatus = 'live' | 'sold' | 'withdrawn';

export type BrandsTable = { id: string; name: string; slug: string; version: Defaulted<number> };

export type CategoriesTable = {
  id: string;
  slug: string;
  position: number;
  title: Json<LocalText>;
  description: Json<LocalText>;
  version: Defaulted<number>;
};

/** `slug` is unique inside its category only. */
export type TypesTable = {
  id: string;
  category_id: string;
  slug: string;
  position: number;
  title: Json<LocalText>;
  description: Json<LocalText>;
  version: Defaulted<number>;
};

export type ItemsTable = {
  id: string;
  /** In addresses; empty for a custom item. */
  slug: string;
  /** It was written into one order by staff: it is in no list and has no page. */
  is_custom: Defaulted<boolean>;
  sku: string;
  seller_account_id: string;
  brand_id: string;
  category_id: string;
  type_id: string;
  /** The product that this item is a size or colour of. */
  parent_item_id: string | null;
  /** Products with variants are bought through their variants only. */
  has_variants: Defaulted<boolean>;
  model: string;
  /** Equal for all items of one model and era. */
  model_key: string;
  year_from: number | null;
  year_to: number | null;
  year_is_circa: Defaulted<boolean>;
  finish_key: string;
  finish_family: string;
  backdrop: Backdrop;
  condition: Condition;
  handedness: string | null;
  weight_grams: number | null;
  serial: string | null;
  /** Part by part what is original. */
  originality: ColumnType<OriginalitySheet, string | undefined, string>;
  part_images: ColumnType<PartImages, string | undefined, string>;
  tags: string[];
  accepting_offers: boolean;
  /** Offers below this share of the price (percent) decline by themselves; null without offers. */
  offer_decline_threshold: number | null;
  requires_shipping: boolean;
  local_pickup_only: boolean;
  shipping_class: 'guitar' | 'amp' | 'small';
  /** With case and box. */
  shipping_weight_grams: number;
  reported_at: Timestamp | null;
  created_at: CreatedAt;
};

export type SpecRow = { key: string; value: string };
export type PlateFact = { key: string; value: string; detail: string | null };
export type ReportParagraph = { key: string; text: string };
export type VariantField = { name: string; value: string };

/** How much of the texts of a language is in the other one, because the seller wrote it in one alone. */
export type OtherLanguage = 'none' | 'part' | 'all';

/** What an item says in one language. */
export type ItemTextsTable = {
  item_id: string;
  locale: 'en' | 'fr';
  title: string;
  subtitle: string;
  description: string;
  finish: string;
  specs: Json<readonly SpecRow[]>;
  plate: Json<readonly PlateFact[]>;
  report: Json<readonly ReportParagraph[]>;
  variant: Json<readonly VariantField[]>;
  other_language: Defaulted<OtherLanguage>;
};

/** A text of a clip in both languages; empty where nobody wrote it. */
export type ClipText = { readonly en: string; readonly fr: string };

/** A sound or video of an item, in its place; the clip itself is of the media module. */
export type ItemClipsTable = {
  item_id: string;
  position: number;
  clip_id: string;
  title: Json<ClipText>;
  /** What is played, and through what. */
  description: Json<ClipText>;
  /** WebVTT; empty for none. */
  captions: Json<ClipText>;
  /** Stands for a video until it plays. */
  poster_image_id: string | null;
};

export type ItemImagesTable = {
  item_id: string;
  position: number;
  image_id: string;
  /** What it shows of this item, in each language; empty: what is said of the image everywhere. */
  alt: ColumnType<Partial<LocalText>, string | undefined, string>;
};

/**
 * An offer of an item at a price. What the listing page filters and sorts by is repeated here, so that it reads one
 * table. A sale is one guarded write: `UPDATE … SET stock_level = stock_level - n … WHERE status = 'live' AND stock_level >= n`.
 */
export type ListingsTable = {
  id: string;
  item_id: string;
  seller_account_id: string;
  asking_cents: number;
  status: ListingStatus;
  /** 1 for one of a kind. */
  stock_level: number;
  listed_at: Timestamp;
  sold_at: Timestamp | null;
  /** Whether it is in lists and search. False for variants, which are reached through their product. */
  is_published: boolean;
  brand_id: string;
  category_id: string;
  type_id: string;
  decade: number | null;
  year: number | null;
  condition: Condition;
  finish_family: string;
  tags: string[];
  /** What it is filtered by beside its columns, such as `neck:soft-v`; `itemTraits` gives them. A trigger keeps `price:drop`. */
  traits: Defaulted<string[]>;
  /** The price before it was lowered; null when it was not. A trigger keeps it. */
  dropped_from_cents: Defaulted<number | null>;
  /** Search document of both languages; written by `searchDocument`. */
  search: string;
};

/** How many listings have a facet value under up to two filters; an empty filter is none. */
export type ListingCountsTable = {
  status: ListingStatus;
  first_filter: string;
  second_filter: string;
  facet: string;
  value: string;
  count: number;
};

/** A change of a listing that a job adds to `listing_counts`. Triggers write it. */
export type ListingCountDeltasTable = { delta: number } & Pick<
  ListingsTable,
  | 'status'
  | 'asking_cents'
  | 'brand_id'
  | 'category_id'
  | 'type_id'
  | 'decade'
  | 'condition'
  | 'finish_family'
  | 'seller_account_id'
  | 'tags'
  | 'traits'
>;

/** A word of the listings, and an upper bound of how many have it. */
export type SearchVocabularyTable = { word: string; listing_count: number; changed_at: CreatedAt };

/** What staff saved of the search's synonyms; the newest holds. */
export type SearchSynonymRevisionsTable = {
  version: number;
  entries: Json<readonly SynonymEntry[]>;
  author_account_id: string | null;
  created_at: CreatedAt;
};

/** Listings whose words a job has yet to add to `search_vocabulary`. Triggers write it. */
export type SearchVocabularyQueueTable = { listing_id: string };

/** A change of a listing that other modules have yet to be told of. Triggers write it. */
export type ListingChangesTable = { listing_id: string; item_id: string; is_new: boolean; changed_at: CreatedAt };

export type PastSalesTable = {
  id: string;
  model_key: string;
  year: number | null;
  condition: Condition;
  /** As the seller told it; empty where nobody said. */
  originality: ColumnType<OriginalitySheet, string | undefined, never>;
  amount_cents: number;
  sold_at: Timestamp;
};

/** Until when the law keeps a listing from being sold. */
export type LegalHoldsTable = {
  listing_id: string;
  serial_key: string;
  until: Timestamp;
  released_at: Defaulted<Date | null>;
  created_at: CreatedAt;
};

/** What a brand, a model or a type was called before. */
export type FormerNamesTable = {
  kind: 'BRAND' | 'MODEL' | 'TYPE';
  /** The brand of a model, the category of a type; empty for brands. */
  scope_id: string;
  /** In addresses; of a model its name in lower case. */
  slug: string;
  name: string;
  /** The id of a brand or a type; the name of a model. */
  target: string;
  created_at: CreatedAt;
};

/** A change of names by staff, with what is needed to undo it. */
export type NameChangesTable = {
  id: string;
  kind: string;
  from_name: string;
  to_name: string;
  move: Json<NameMove>;
  directory: Json<DirectoryState>;
  snapshots: Json<Readonly<Record<string, NameSnapshot>>>;
  counts: Json<Readonly<Record<string, number>>>;
  account_id: string | null;
  created_at: CreatedAt;
  undone_at: Defaulted<Date | null>;
};

/** Grows with every change of names; one row. */
export type NamesRevisionTable = { is_only: Defaulted<boolean>; version: number; changed_at: CreatedAt };

export type CatalogTables = {
  former_names: FormerNamesTable;
  name_changes: NameChangesTable;
  names_revision: NamesRevisionTable;
  legal_holds: LegalHoldsTable;
  brands: BrandsTable;
  categories: CategoriesTable;
  types: TypesTable;
  items: ItemsTable;
  item_texts: ItemTextsTable;
  item_clips: ItemClipsTable;
  item_images: ItemImagesTable;
  listings: ListingsTable;
  listing_counts: ListingCountsTable;
  listing_count_deltas: ListingCountDeltasTable;
  search_synonym_revisions: SearchSynonymRevisionsTable;
  search_vocabulary: SearchVocabularyTable;
  search_vocabulary_queue: SearchVocabularyQueueTable;
  listing_changes: ListingChangesTable;
  past_sales: PastSalesTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends CatalogTables {}
}
