import { CatalogHoldDocument, type CatalogHoldQuery } from './look.generated.ts';

/** A listing's hold as this visitor sees it. */
export type SeenHold = NonNullable<CatalogHoldQuery['listingHold']>;

/** Whether there is anything to say about it. */
export const isHeld = ({ secondsLeft, beingPaid }: SeenHold): boolean => secondsLeft > 0 || beingPaid;

/**
 * Asks whether a listing is on hold: the page is the same for everybody and cannot say it. In a plain request, so that nobody
 * loads a client for it. Null when there is no answer; never throws.
 */
export async function lookAtHold(listingId: string): Promise<SeenHold | null> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: CatalogHoldDocument, variables: { listingId } }),
    });
    const { data }: { readonly data: CatalogHoldQuery } = await response.json();
    return data.listingHold;
  } catch {
    return null;
  }
}
