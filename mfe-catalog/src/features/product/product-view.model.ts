import { nameOf, toneOf } from '@headstock/commerce-client/item';
import { cardOf, type CardView } from '#mfe-catalog/features/item-card/card.model.ts';
import type { BackdropTone } from '@headstock/ui/backdrop-tone';
import type { StoreView } from '#mfe-catalog/features/pick-up/pick-up.model.ts';
import type { CatalogProductQuery, Condition, ImageView } from './product.generated.ts';

type Item = NonNullable<CatalogProductQuery['item']>;

/** Something that can be added to the cart: the item itself or one of its variants. */
export interface PurchaseOption {
  /** Id of the item or variant. */
  readonly id: string;
  /** “Large · Black”; empty for items without variants. */
  readonly label: string;
  readonly sku: string;
  readonly listingId: string;
  readonly cents: number;
  /** 0 when it cannot be bought. */
  readonly stock: number;
  /** Null unless it is sold. */
  readonly soldAt: string | null;
  /** A payment for the last piece is under way: it cannot be bought, and is not sold yet. */
  readonly isPaymentPending: boolean;
  /** Its seller agreed on an offer that has yet to be paid. */
  readonly isPendingSale: boolean;
  /** Which of the product's galleries shows it. */
  readonly gallery: number;
}

/** A picture of the gallery; front and detail exist only for items without a neck. */
export interface GalleryPicture {
  readonly id: string;
  readonly view: Exclude<ImageView, 'HANG'> | 'FRONT';
  /** What it shows, where somebody said it. */
  readonly alt?: string;
  /** Pixels of a photograph. */
  readonly size?: readonly [width: number, height: number];
}

/** A past sale of the same model: price, date, and the item's year. */
export type PastSaleView = readonly [cents: number, soldAt: string, year: string | null];

/** The data of the product page. */
export interface ProductView {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** Without the year. */
  readonly name: string;
  readonly year: string | null;
  /** First year of the decade, for links to its neighbours. */
  readonly decade: number | null;
  readonly sku: string;
  /** Empty for what has none. */
  readonly finish: string;
  readonly subtitle: string;
  readonly description: string;
  readonly backdrop: BackdropTone;
  readonly condition: Condition;
  readonly isMerch: boolean;
  readonly brand: { readonly name: string; readonly slug: string };
  readonly category: { readonly slug: string; readonly title: string };
  readonly type: { readonly slug: string; readonly title: string };
  readonly seller: {
    readonly name: string;
    readonly username: string;
    readonly avatarUrl: string | null;
    readonly house: boolean;
    /** What buyers gave on average; null without any. */
    readonly rating: number | null;
    readonly ratings: number;
  };
  /** The seller accepts offers, and there is exactly one item to make an offer for. */
  readonly acceptsOffers: boolean;
  readonly requiresShipping: boolean;
  readonly localPickupOnly: boolean;
  /** Cents that ground shipping within the shop's country costs, least and most; null where nothing is shipped. */
  readonly domesticShipping: readonly [least: number, most: number] | null;
  /** An offer can name a price for shipping. */
  readonly shippingIsNegotiable: boolean;
  /** How much of its texts is in the other language. */
  readonly otherLanguage: Item['otherLanguage'];
  /** The item's own pictures first, then those of variants that look different. */
  readonly galleries: readonly (readonly GalleryPicture[])[];
  /** Sounds and videos of it; most items have none. */
  readonly clips: Item['clips'];
  /** One for most items, one per variant for others; none when the item was never listed. */
  readonly options: readonly PurchaseOption[];
  /** When it was listed, in UTC. */
  readonly listedAt: string | null;
  readonly reportedAt: string | null;
  readonly report: Item['report'];
  /** Part by part what is original; empty where nobody said. */
  readonly originality: Item['originality'];
  readonly specs: Item['specs'];
  readonly measurements: Item['measurements'];
  readonly sales: readonly PastSaleView[];
  readonly similar: readonly CardView[];
  readonly stores: readonly StoreView[];
}

const houseUsername = 'headstock';
const galleryOrder = ['FULL', 'CARD', 'HEAD', 'BACK', 'DETAIL'] as const;
/** Names of the views for items without a neck. */
const withoutNeck = { FULL: 'FULL', CARD: 'FRONT', HEAD: 'DETAIL', BACK: 'BACK', DETAIL: 'DETAIL' } as const;

/** Photographs in the order of their seller, before drawings, which have an order of their own. */
function photographsOf(images: Item['images']): GalleryPicture[] {
  return images.flatMap(({ id, view, alt, width, height }): GalleryPicture[] => {
    if (view !== 'PHOTO') return [];
    return [{ id, view, ...(alt && { alt }), ...(width && height ? { size: [width, height] } : {}) }];
  });
}

function galleryOf(images: Item['images']): GalleryPicture[] {
  const hasNeck = images.some(({ view }) => view === 'FULL');
  const ordered = galleryOrder.flatMap((view) =>
    images
      .filter((image) => image.view === view)
      .map(({ id, alt }): GalleryPicture => ({ id, ...(alt && { alt }), view: hasNeck ? view : withoutNeck[view] })),
  );
  const all = [...photographsOf(images), ...ordered];
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
}

function stockOf(listing: { readonly isAvailable: boolean }, stockLevel: number | null): number {
  return listing.isAvailable ? Math.max(0, stockLevel ?? 0) : 0;
}

/** The index of a gallery among the known ones, 0 without pictures; an unknown gallery is appended. */
function placeOf(galleries: GalleryPicture[][], gallery: GalleryPicture[]): number {
  const first = gallery[0];
  if (!first) return 0;
  const place = galleries.findIndex((known) => known[0]?.id === first.id);
  return place >= 0 ? place : galleries.push(gallery) - 1;
}

function optionsOf(item: Item, galleries: GalleryPicture[][]): PurchaseOption[] {
  const own = item.listing;
  if (item.variants.length === 0) {
    if (!own) return [];
    const stock = stockOf(own, item.retail.stockLevel);
    const { id: listingId, askingPrice, soldAt, isPaymentPending, isPendingSale } = own;
    return [
      {
        id: item.id,
        label: '',
        sku: item.sku,
        listingId,
        cents: askingPrice.amountCents,
        stock,
        soldAt: isPaymentPending ? null : soldAt,
        isPaymentPending,
        isPendingSale,
        gallery: 0,
      },
    ];
  }
  return item.variants.flatMap(({ id, sku, variant, retail, images, listing }): PurchaseOption[] =>
    listing
      ? [
          {
            id,
            label: (variant?.fields ?? []).map(({ value }) => value).join(' · '),
            sku,
            listingId: listing.id,
            cents: listing.askingPrice.amountCents,
            stock: stockOf(listing, retail.stockLevel),
            soldAt: listing.soldAt,
            isPaymentPending: false,
            isPendingSale: false,
            gallery: placeOf(galleries, galleryOf(images)),
          },
        ]
      : [],
  );
}

type ProductSurroundings = Pick<CatalogProductQuery, 'similarItems' | 'addressStores'>;

/** The data of the product page, from an item, its similar items and the pick-up stores. */
export function productViewOf(item: Item, { similarItems, addressStores }: ProductSurroundings): ProductView {
  const isMerch = item.category.slug === 'merch';
  const galleries = [galleryOf(item.images)];
  const options = optionsOf(item, galleries);
  return {
    id: item.id,
    slug: item.slug,
    title: item.title,
    name: nameOf(item.title, item.yearLabel),
    year: item.yearLabel,
    decade: item.year === null ? null : Math.floor(item.year / 10) * 10,
    sku: item.sku,
    finish: item.finish,
    subtitle: item.subtitle,
    description: item.description,
    backdrop: toneOf(item.backdrop),
    condition: item.condition,
    isMerch,
    brand: item.brand,
    category: item.category,
    type: item.type,
    seller: {
      name: item.account.displayName,
      username: item.account.username,
      avatarUrl: item.account.avatarUrl,
      house: item.account.username === houseUsername,
      rating: item.sellerFeedback.average,
      ratings: item.sellerFeedback.count,
    },
    acceptsOffers: item.acceptingOffers && options.length === 1 && options[0]?.stock === 1,
    requiresShipping: item.requiresShipping,
    localPickupOnly: item.localPickupOnly,
    domesticShipping: item.domesticShipping
      ? [item.domesticShipping.least.amountCents, item.domesticShipping.most.amountCents]
      : null,
    shippingIsNegotiable: item.shippingIsNegotiable,
    otherLanguage: item.otherLanguage,
    galleries,
    clips: item.clips,
    options,
    listedAt: item.listing?.listedAt ?? null,
    reportedAt: item.reportedAt,
    report: item.report,
    originality: item.originality,
    specs: item.specs,
    measurements: item.measurements,
    sales: item.pastSales.map(({ year, price, soldAt }) => [price.amountCents, soldAt, year] as const),
    similar: similarItems.flatMap(({ listing, ...other }) => cardOf(other, listing) ?? []),
    stores: addressStores.map(({ id, line1, city, region, postalCode }) => ({
      id,
      line: line1,
      city,
      region: region?.iso ?? region?.name ?? '',
      postalCode: postalCode ?? '',
    })),
  };
}

/** The option that is selected at first: the requested one, else the first that can be bought, else the first. */
export function defaultOption(offers: readonly PurchaseOption[], wanted: string | null): PurchaseOption | undefined {
  return offers.find(({ id }) => id === wanted) ?? offers.find(({ stock }) => stock > 0) ?? offers[0];
}
