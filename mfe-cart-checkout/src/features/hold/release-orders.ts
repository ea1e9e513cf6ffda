import { ACTING_HEADER } from '@headstock/contracts/acting';
import { actingSinceLoad } from '@headstock/graphql-client/acting-since-load';
import { csrfToken } from '@headstock/graphql-client/csrf-token';
import { CheckoutReleaseHoldText } from './release-hold.generated.ts';

/** Tells the server that this page is left, in a request that outlives the page. Nobody waits for what comes of it. */
export function releaseOrders(orderIds: readonly string[], tab: string): void {
  const body = JSON.stringify({ query: CheckoutReleaseHoldText, variables: { orderIds, tab } });
  const headers = { 'content-type': 'application/json', 'csrf-token': csrfToken(), [ACTING_HEADER]: actingSinceLoad() };
  // A hold that is not let go of ends by itself.
  fetch('/graphql', { method: 'POST', credentials: 'same-origin', keepalive: true, headers, body }).catch(
    () => undefined,
  );
}
