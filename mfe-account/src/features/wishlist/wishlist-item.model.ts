import { hasPhotograph, itemPath, nameOf, toneOf } from '@headstock/commerce-client/item';
import { pictureOf } from '@headstock/commerce-client/item-picture';
import type { BackdropTone } from '@headstock/ui/backdrop-tone';
import type { AccountWishlistQuery, WishlistItemFactsFragment } from './wishlist.generated.ts';

type Item = WishlistItemFactsFragment;

/** Whether and how an item can be bought; `choose`: a size has to be chosen first. */
export type WishlistItemState = 'available' | 'choose' | 'sold' | 'soldOut' | 'unavailable';

/** What the page shows of an item. Serialised into the HTML of the page. */
export interface WishlistItem {
  readonly id: string;
  readonly path: string;
  /** With its year. */
  readonly title: string;
  /** Without it. */
  readonly name: string;
  readonly year: string | null;
  readonly meta: string;
  readonly backdrop: BackdropTone;
  readonly picture: string;
  /** What its photograph shows; without a word about it, the name with the year. */
  readonly alt: string;
  /** It is a photograph, with a ground of its own. */
  readonly isPhoto: boolean;
  /** Null for merch, which has no condition. */
  readonly condition: Item['condition'] | null;
  readonly state: WishlistItemState;
  readonly listingId: string | null;
  /** Asking price; null without a listing. */
  readonly cents: number | null;
  /** How much the price fell since the item was saved; otherwise 0. */
  readonly savedCents: number;
  readonly soldAt: string | null;
  /** Kept for somebody who has yet to pay, or being paid. */
  readonly isPending: boolean;
  /** Until when the viewer's own accepted offer keeps it; null without one. */
  readonly yoursUntil: string | null;
}

/** The link by which others see a list. */
export type WishlistShare = NonNullable<AccountWishlistQuery['wishlistShare']>;

/** A page of the list, with the cursors of its neighbours. */
export interface WishlistPage {
  readonly items: readonly WishlistItem[];
  /** The link by which others see the list; null while it is shared with nobody. */
  readonly share: WishlistShare | null;
  readonly totalCount: number;
  /** Cursor of the page of older items; null on the last page. */
  readonly older: string | null;
  /** Cursor of the page of newer items; null on the first page. */
  readonly newer: string | null;
}

function stateOf({ listing, hasVariants, category }: Item): WishlistItemState {
  if (!listing) return 'unavailable';
  if (listing.isAvailable) return hasVariants ? 'choose' : 'available';
  if (listing.isPaymentPending) return 'unavailable';
  if (listing.soldAt === null) return 'unavailable';
  return category.slug === 'merch' ? 'soldOut' : 'sold';
}

/** What a page shows of an item, which cost so much when it was put on the list; null where that is nobody else’s business. */
export function toWishlistItem(item: Item, centsWhenAdded: number | null): WishlistItem {
  const state = stateOf(item);
  const cents = item.listing?.askingPrice.amountCents ?? null;
  const onSale = state === 'available' || state === 'choose';
  const before = onSale && centsWhenAdded !== null && cents !== null ? centsWhenAdded - cents : 0;
  return {
    id: item.id,
    path: itemPath(item),
    title: item.title,
    name: nameOf(item.title, item.yearLabel),
    year: item.yearLabel,
    meta: item.subtitle,
    backdrop: toneOf(item.backdrop),
    picture: pictureOf(item) ?? '',
    alt: item.coverAlt ?? item.title,
    isPhoto: hasPhotograph(item.images.length > 0 ? item.images : (item.parentItem?.images ?? [])),
    condition: item.category.slug === 'merch' ? null : item.condition,
    state,
    listingId: item.listing?.id ?? null,
    cents,
    savedCents: Math.max(0, before),
    soldAt: item.listing?.soldAt ?? null,
    isPending: item.listing !== null && (item.listing.isPendingSale || item.listing.isPaymentPending),
    yoursUntil: item.listing?.viewerOfferUntil ?? null,
  };
}

export function toWishlistPage({ wishlist, wishlistShare }: AccountWishlistQuery): WishlistPage {
  const { edges, pageInfo, totalCount } = wishlist;
  return {
    items: edges.map(({ node }) => toWishlistItem(node.item, node.priceWhenAdded?.amountCents ?? null)),
    share: wishlistShare,
    totalCount,
    older: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    newer: pageInfo.hasPreviousPage ? pageInfo.startCursor : null,
  };
}
