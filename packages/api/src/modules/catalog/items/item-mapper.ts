import { yearLabel } from '@headstock/contracts/listing-title';
import type { Locale, LocalText } from '#api/platform/locale.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import type {
  Condition,
  ItemsTable,
  ListingStatus,
  OriginalitySheet,
  PartImages,
  OtherLanguage,
  VariantField,
} from '#api/modules/catalog/tables.ts';

export type ImageSource = {
  id: string;
  view: 'CARD' | 'FULL' | 'HANG' | 'HEAD' | 'BACK' | 'DETAIL' | 'PHOTO';
  /** Pixels of a photograph; a drawing's shape follows from its view. */
  width?: number | null;
  height?: number | null;
  /** What it shows of its item, in the language that was asked for. */
  alt?: string | null;
};
/** The picture for lists: the first where it is a photograph, else the drawing in the crop of cards, else the first. */
export const coverOf = (images: readonly ImageSource[]): ImageSource | undefined =>
  (images[0]?.view === 'PHOTO' ? undefined : images.find(({ view }) => view === 'CARD')) ?? images[0];

export type BrandSource = { id: string; name: string; slug: string };
export type CategorySource = { id: string; slug: string; title: string; description: string };
export type TypeSource = { id: string; categorySlug: string; slug: string; title: string; description: string };
export type PublicAccountSource = { id: string; username: string; displayName: string };

/** A listing as `Listing` of the schema, with what the cart needs. */
export type ListingSource = {
  id: string;
  status: ListingStatus;
  isAvailable: boolean;
  askingPrice: Money;
  priceBefore: Money | null;
  listedAt: Date;
  soldAt: Date | null;
  /** Pieces left, summed over variants. */
  stockLevel: number;
  item: ItemSource;
};

/** An item as `Item` of the schema. */
export type ItemSource = {
  id: string;
  slug: string;
  sku: string;
  modelKey: string;
  title: string;
  brand: BrandSource;
  model: string;
  yearLabel: string | null;
  year: number | null;
  subtitle: string;
  description: string;
  finish: string;
  finishFamily: string;
  backdrop: ItemsTable['backdrop'];
  condition: Condition;
  category: CategorySource;
  type: TypeSource;
  tags: string[];
  handedness: string | null;
  weightGrams: number | null;
  /** Admins only; null for everybody else. */
  serial: string | null;
  /** Part by part what is original; empty where nobody said. */
  originality: OriginalitySheet;
  partImages: PartImages;
  images: ImageSource[];
  parentItemId: string | null;
  parentItem: ItemSource | null;
  hasVariants: boolean;
  variant: { fields: readonly VariantField[] } | null;
  retail: { stockLevel: number | null };
  account: PublicAccountSource;
  listing: ListingSource | null;
  acceptingOffers: boolean;
  /** The seller and admins only; null for everybody else. */
  offerDeclineThreshold: number | null;
  reportedAt: Date | null;
  requiresShipping: boolean;
  localPickupOnly: boolean;
  shippingClass: ItemsTable['shipping_class'];
  shippingWeightGrams: number;
  /** Whether an offer can name a price for shipping. */
  shippingIsNegotiable: boolean;
  /** How much of its texts is in the other language, as the seller wrote it in one alone. */
  otherLanguage: OtherLanguage;
};

/** A row of the query in `item-facts.ts`. */
export type FactsRow = {
  id: string;
  slug: string;
  sku: string;
  model_key: string;
  model: string;
  year_from: number | null;
  year_to: number | null;
  year_is_circa: boolean;
  finish_family: string;
  backdrop: ItemsTable['backdrop'];
  condition: Condition;
  tags: string[];
  handedness: string | null;
  weight_grams: number | null;
  serial: string | null;
  originality: OriginalitySheet;
  part_images: PartImages;
  parent_item_id: string | null;
  has_variants: boolean;
  accepting_offers: boolean;
  offer_decline_threshold: number | null;
  reported_at: Date | null;
  requires_shipping: boolean;
  local_pickup_only: boolean;
  shipping_class: ItemsTable['shipping_class'];
  shipping_weight_grams: number;
  shipping_is_negotiable: boolean;
  other_language: OtherLanguage;
  title: string;
  subtitle: string;
  description: string;
  finish: string;
  variant: readonly VariantField[];
  brand_id: string;
  brand_name: string;
  brand_slug: string;
  category_id: string;
  category_slug: string;
  category_title: LocalText;
  category_description: LocalText;
  type_id: string;
  type_slug: string;
  type_title: LocalText;
  type_description: LocalText;
  account_id: string;
  username: string;
  display_name: string;
  images: ImageSource[];
};

/** A row of the query in `listing-rows.ts`. */
export type ListingRow = {
  id: string;
  item_id: string;
  status: ListingStatus;
  asking_cents: number;
  listed_at: Date;
  sold_at: Date | null;
  dropped_from_cents: number | null;
  stock_level: number;
  /** The stock of the item's variants together; null for an item without any. */
  variant_stock: number | null;
};

/** What is written of an item, as long as nobody changes it: everything but its listing, its stock and its parent. */
export type ItemFacts = Omit<ItemSource, 'listing' | 'parentItem' | 'retail'>;

/** Maps a row to what is written of its item. */
export function toFacts(row: FactsRow, locale: Locale): ItemFacts {
  return {
    id: row.id,
    slug: row.slug,
    sku: row.sku,
    modelKey: row.model_key,
    title: row.title,
    brand: { id: row.brand_id, name: row.brand_name, slug: row.brand_slug },
    model: row.model,
    yearLabel: yearLabel(row.year_from, row.year_to, row.year_is_circa, locale),
    year: row.year_from,
    subtitle: row.subtitle,
    description: row.description,
    finish: row.finish,
    finishFamily: row.finish_family,
    backdrop: row.backdrop,
    condition: row.condition,
    category: {
      id: row.category_id,
      slug: row.category_slug,
      title: row.category_title[locale],
      description: row.category_description[locale],
    },
    type: {
      id: row.type_id,
      categorySlug: row.category_slug,
      slug: row.type_slug,
      title: row.type_title[locale],
      description: row.type_description[locale],
    },
    tags: row.tags,
    handedness: row.handedness,
    weightGrams: row.weight_grams,
    serial: row.serial,
    originality: row.originality,
    partImages: row.part_images,
    images: row.images,
    parentItemId: row.parent_item_id,
    hasVariants: row.has_variants,
    variant: row.variant.length > 0 ? { fields: row.variant } : null,
    account: { id: row.account_id, username: row.username, displayName: row.display_name },
    acceptingOffers: row.accepting_offers,
    offerDeclineThreshold: row.offer_decline_threshold,
    reportedAt: row.reported_at,
    requiresShipping: row.requires_shipping,
    localPickupOnly: row.local_pickup_only,
    shippingClass: row.shipping_class,
    shippingWeightGrams: row.shipping_weight_grams,
    shippingIsNegotiable: row.shipping_is_negotiable,
    otherLanguage: row.other_language,
  };
}

function toListing(row: ListingRow, stockLevel: number, item: ItemSource): ListingSource {
  const { id, status, dropped_from_cents: droppedFrom } = row;
  return {
    id,
    status,
    isAvailable: status === 'live' && stockLevel > 0,
    askingPrice: toMoney(row.asking_cents),
    priceBefore: droppedFrom === null ? null : toMoney(droppedFrom),
    listedAt: row.listed_at,
    soldAt: row.sold_at,
    stockLevel,
    item,
  };
}

/** An item with one of its listings; the caller sets `parentItem`. Without a listing it has no stock of its own. */
export function toItem(facts: ItemFacts, row: ListingRow | undefined, variantStock: number | null): ItemSource {
  const stockLevel = facts.hasVariants ? (variantStock ?? 0) : (row?.stock_level ?? null);
  const item: ItemSource = { ...facts, parentItem: null, retail: { stockLevel }, listing: null };
  if (row) item.listing = toListing(row, stockLevel ?? 0, item);
  return item;
}
