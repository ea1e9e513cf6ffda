import type { GraphQLClient } from '@headstock/graphql-client';
import {
  CheckoutAddressBookDocument,
  CheckoutPageDocument,
  type CheckoutAddressBookQuery,
  type CheckoutOrderPartsFragment,
  type CheckoutPageQuery,
} from './checkout.generated.ts';

/** An order as the checkout needs it. */
export type CheckoutOrder = CheckoutOrderPartsFragment;
/** An address of the address book. */
export type SavedAddress = CheckoutAddressBookQuery['addresses']['edges'][number]['node'];

/** All that the checkout knows of the server. `addresses` is empty for a guest. */
export interface CheckoutData extends CheckoutPageQuery {
  /** The address book of whoever buys. */
  readonly addresses: readonly SavedAddress[];
  /** Who buys: whoever is signed in, or for an admin the owner of what he puts together. Null for a guest. */
  readonly buyer: CheckoutPageQuery['viewer'];
  /** The account that an admin buys for; null where everybody buys for himself. */
  readonly buyerId: string | null;
}

/** Asks for the checkout as it stands. */
export async function fetchCheckout(client: GraphQLClient, signal?: AbortSignal): Promise<CheckoutData> {
  const options = signal ? { signal } : {};
  const checkout = await client.query(CheckoutPageDocument, {}, options);
  const { viewer } = checkout;
  if (!viewer) return { ...checkout, addresses: [], buyer: null, buyerId: null };
  const other = checkout.cart.orders.find(({ account }) => account && account.id !== viewer.id)?.account ?? null;
  const buyerId = other?.id ?? null;
  const { addresses } = await client.query(CheckoutAddressBookDocument, { accountId: buyerId }, options);
  return { ...checkout, addresses: addresses.edges.map((edge) => edge.node), buyer: other ?? viewer, buyerId };
}
