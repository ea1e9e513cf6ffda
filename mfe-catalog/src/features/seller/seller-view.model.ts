import { cardOf, type CardView } from '#mfe-catalog/features/item-card/card.model.ts';
import type { CatalogSellerQuery, SellerFeedbackPageFragment } from './seller.generated.ts';

/** A seller as everybody may see them. */
export interface SellerProfile {
  readonly username: string;
  readonly displayName: string;
  readonly bio: string | null;
  /** ISO 8601, UTC. */
  readonly memberSince: string;
  readonly isProfessional: boolean;
  readonly salesCount: number;
  readonly avatarUrl: string | null;
  readonly bannerUrl: string | null;
  /** How soon half of the questions are answered; null where too few were asked. */
  readonly answerMinutes: number | null;
  /** The last day, as `2026-11-23`, on which they are away; null for who is here. */
  readonly awayUntil: string | null;
  readonly feedback: SellerFeedback;
}

/** An answer time as people say it: minutes below an hour, hours below two days, else days; never below one. */
export function toAnswerTime(minutes: number): { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } {
  if (minutes < 60) return { unit: 'minutes', count: Math.max(1, minutes) };
  if (minutes < 48 * 60) return { unit: 'hours', count: Math.round(minutes / 60) };
  return { unit: 'days', count: Math.round(minutes / (24 * 60)) };
}

/** A page of what buyers say of a seller, and all of it in numbers. */
export interface SellerFeedback extends Pick<Seller, 'feedbackSummary'> {
  readonly entries: readonly SellerFeedbackEntry[];
  /** Cursors of the neighbouring pages; null where there is none. */
  readonly newer: string | null;
  readonly older: string | null;
}

type Seller = NonNullable<CatalogSellerQuery['seller']>;
export type SellerFeedbackEntry = SellerFeedbackPageFragment['edges'][number]['node'];

function feedbackOf({ feedbackSummary, onwards, backwards }: Seller): SellerFeedback {
  const page = backwards ?? onwards;
  return {
    feedbackSummary,
    entries: page?.edges.map(({ node }) => node) ?? [],
    newer: page?.pageInfo.hasPreviousPage ? page.pageInfo.startCursor : null,
    older: page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null,
  };
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
  const { avatarUrl, bannerUrl, answerMinutes, awayUntil } = seller;
  return {
    seller: {
      username,
      displayName,
      bio,
      memberSince,
      isProfessional,
      salesCount,
      avatarUrl,
      bannerUrl,
      answerMinutes,
      awayUntil,
      feedback: feedbackOf(seller),
    },
    total: listings.totalCount,
    orMore: listings.totalCountIsLowerBound,
    page,
    pageCount: listings.pageCount,
    cards: listings.nodes.flatMap((listing) => cardOf(listing.item, listing) ?? []),
  };
}
