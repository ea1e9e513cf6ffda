import { CatalogHoldStatusText, type CatalogHoldStatusQuery } from './hold-status.generated.ts';

/** The hold on a listing from the visitor's point of view. */
export type HoldStatus = NonNullable<CatalogHoldStatusQuery['listingHold']>;

/** Whether the listing is on hold, by a shopper or by law, or being paid for. */
export const isHeld = ({ legalHoldUntil, secondsLeft, isPaymentPending, viewerOfferUntil }: HoldStatus): boolean =>
  legalHoldUntil !== null || secondsLeft > 0 || isPaymentPending || viewerOfferUntil !== null;

/**
 * Fetches whether a listing is on hold, which the cached page cannot know. A plain request, so that no page
 * loads the GraphQL client for it. Null when there is no answer; never throws.
 */
export async function fetchHoldStatus(listingId: string): Promise<HoldStatus | null> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: CatalogHoldStatusText, variables: { listingId } }),
    });
    const { data }: { readonly data: CatalogHoldStatusQuery } = await response.json();
    return data.listingHold;
  } catch {
    return null;
  }
}
