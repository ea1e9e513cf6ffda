import { CatalogHoldStatusDocument, type CatalogHoldStatusQuery } from './hold-status.generated.ts';

/** A listing's hold as this visitor sees it. */
export type HoldStatus = NonNullable<CatalogHoldStatusQuery['listingHold']>;

/** Whether there is anything to say about it. */
export const isHeld = ({ secondsLeft, isPaymentPending }: HoldStatus): boolean => secondsLeft > 0 || isPaymentPending;

/**
 * Asks whether a listing is on hold: the page is the same for everybody and cannot say it. In a plain request, so that nobody
 * loads a client for it. Null when there is no answer; never throws.
 */
export async function fetchHoldStatus(listingId: string): Promise<HoldStatus | null> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: CatalogHoldStatusDocument, variables: { listingId } }),
    });
    const { data }: { readonly data: CatalogHoldStatusQuery } = await response.json();
    return data.listingHold;
  } catch {
    return null;
  }
}
