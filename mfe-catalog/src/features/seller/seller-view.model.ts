import { cardOf, type CardView } from '#mfe-catalog/features/item-card/card.model.ts';
import type { CatalogSellerQuery } from './seller.generated.ts';

/** A seller as everybody may see them. */
export interface SellerProfile {
  readonly username: string;
  readonly displayName: string;
  readonly bio: string | null;
  /** ISO 8601, UTC. */
  readonly memberSince: string;
  readonly isProfessional: boolean;
  readonly salesCount: number;
}

/** What a seller's page shows. */
export interface SellerView {
  readonly seller: SellerProfile;
  /** Listings that can be bought now. */
  readonly total: number;
  /** There may be more: a large shop does not count every one. */
  readonly orMore: boolean;
  readonly page: number;
  readonly pageCount: number;
  readonly cards: readonly CardView[];
}

/** The view of an answer; null without such a seller, and for a page past the last. */
export function sellerViewOf({ seller, listings }: CatalogSellerQuery, page: number): SellerView | null {
  if (!seller || listings.page !== page) return null;
  const { username, displayName, bio, memberSince, isProfessional, salesCount } = seller;
  return {
    seller: { username, displayName, bio, memberSince, isProfessional, salesCount },
    total: listings.totalCount,
    orMore: listings.totalCountIsLowerBound,
    page,
    pageCount: listings.pageCount,
    cards: listings.nodes.flatMap((listing) => cardOf(listing.item, listing) ?? []),
  };
}
