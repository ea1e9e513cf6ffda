import { type Neighbours, neighboursOf } from '#mfe-account/features/list-page/list-address.model.ts';
import type { AccountOfferRulesQuery, OfferListingFactsFragment } from './offer-rules.generated.ts';

/** A listing that takes offers, with what its seller has set. */
export type OfferListing = OfferListingFactsFragment;

/** A page of them. */
export interface OfferListingsPage extends Neighbours {
  readonly listings: readonly OfferListing[];
  /** How many there are on all pages. */
  readonly totalCount: number;
  /** What was searched for; empty for nothing. */
  readonly search: string;
  /** An admin looks at everybody's. */
  readonly isEverySeller: boolean;
}

/** The answer of the API as its page shows it, with what was asked for. */
export function toOfferListingsPage(
  answer: AccountOfferRulesQuery,
  asked: Pick<OfferListingsPage, 'search' | 'isEverySeller'>,
): OfferListingsPage {
  const page = answer.backwards ?? answer.onwards;
  return {
    listings: page?.edges.map(({ node }) => node) ?? [],
    totalCount: page?.totalCount ?? 0,
    ...asked,
    ...neighboursOf(page?.pageInfo),
  };
}

/** A whole percentage as it was typed; null for anything else. */
export function readPercent(text: string): number | null {
  const bare = text.replaceAll(/[\s\u00A0\u202F%]/gu, '');
  return /^\d{1,3}$/.test(bare) ? Number(bare) : null;
}

/** A share of a price in whole dollars, as the shop rounds it: the price at most. */
export const shareOfPrice = (cents: number, percent: number): number =>
  Math.min(cents, Math.round((cents * percent) / 10_000) * 100);
