import { pictureOf } from '@headstock/contracts/cart-state';
import { nameOf } from '@headstock/contracts/item-name';
import type { BackdropTone } from '@headstock/ui/backdrop-tone';
import type { ConditionRatingValue } from '@headstock/ui/condition-rating-value';
import type { AccountWishlistQuery } from './wishlist.generated.ts';

type Node = AccountWishlistQuery['wishlist']['edges'][number]['node'];
type Item = Node['item'];

/** How a thing on the list can be had. */
export type WishState = 'available' | 'choose' | 'sold' | 'soldOut' | 'away';

/** What the list shows of a thing; it travels in the HTML of the page. */
export interface Wish {
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
  /** Null for merch, which has no grade. */
  readonly condition: Item['condition'] | null;
  readonly state: WishState;
  readonly listingId: string | null;
  /** What it costs; null where nothing offers it. */
  readonly cents: number | null;
  /** How much less than when it was saved; 0 for all others. */
  readonly savedCents: number;
  readonly soldAt: string | null;
}

/** A page of the list with the ways to its neighbours. */
export interface WishlistView {
  readonly wishes: readonly Wish[];
  readonly totalCount: number;
  /** Cursor of the page of older things; null on the last. */
  readonly older: string | null;
  /** Cursor of the page of newer things; null on the first. */
  readonly newer: string | null;
}

const backdrops: Readonly<Record<Item['backdrop'], BackdropTone>> = {
  SURF: 'surf',
  SHELL: 'shell',
  SONIC: 'sonic',
  BUTTER: 'butter',
  FOG: 'fog',
};

const strings: Readonly<Record<Item['condition'], ConditionRatingValue>> = {
  NEW: 0,
  PROJECT: 1,
  FAIR: 2,
  GOOD: 3,
  VERY_GOOD: 4,
  EXCELLENT: 5,
  MINT: 6,
};

/** Strings of a grade: Project 1 to Mint 6, none for New. */
export const ratingOf = (condition: Item['condition']): ConditionRatingValue => strings[condition];

function stateOf({ listing, hasVariants, category }: Item): WishState {
  if (!listing) return 'away';
  if (listing.isAvailable) return hasVariants ? 'choose' : 'available';
  if (listing.soldAt === null) return 'away';
  return category.slug === 'merch' ? 'soldOut' : 'sold';
}

function wishOf({ item, priceWhenAdded }: Node): Wish {
  const state = stateOf(item);
  const cents = item.listing?.askingPrice.amountCents ?? null;
  const onSale = state === 'available' || state === 'choose';
  const before = onSale && priceWhenAdded && cents !== null ? priceWhenAdded.amountCents - cents : 0;
  return {
    id: item.id,
    path: `/shop/${item.slug}/${item.id}`,
    title: item.title,
    name: nameOf(item.title, item.yearLabel),
    year: item.yearLabel,
    meta: item.subtitle,
    backdrop: backdrops[item.backdrop],
    picture: pictureOf(item) ?? '',
    condition: item.category.slug === 'merch' ? null : item.condition,
    state,
    listingId: item.listing?.id ?? null,
    cents,
    savedCents: Math.max(0, before),
    soldAt: item.listing?.soldAt ?? null,
  };
}

/** The page as it is shown. */
export function wishlistViewOf({ wishlist }: AccountWishlistQuery): WishlistView {
  const { edges, pageInfo, totalCount } = wishlist;
  return {
    wishes: edges.map(({ node }) => wishOf(node)),
    totalCount,
    older: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    newer: pageInfo.hasPreviousPage ? pageInfo.startCursor : null,
  };
}
