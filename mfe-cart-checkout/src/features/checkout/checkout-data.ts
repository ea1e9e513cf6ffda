import { preloadQuery, type GraphQLClient, type PreloadedQuery } from '@headstock/graphql-client';
import {
  GetAddressesDocument,
  type GetAddressesQuery,
  type GetAddressesQueryVariables,
} from '@headstock/commerce-client/address-documents';
import { addressPageSize } from '@headstock/commerce-client/use-address-pages';
import {
  CheckoutPageDocument,
  type CheckoutOrderPartsFragment,
  type CheckoutPageQuery,
  type CheckoutPageQueryVariables,
} from './checkout.generated.ts';

/** An order as the checkout needs it. */
export type CheckoutOrder = CheckoutOrderPartsFragment;
/** An address of the address book. */
export type SavedAddress = GetAddressesQuery['addresses']['edges'][number]['node'];

/** The checkout's queries as its loader returns them. */
export interface PreloadedCheckout {
  readonly page: PreloadedQuery<CheckoutPageQuery, CheckoutPageQueryVariables>;
  /** Null for a guest. */
  readonly addressBook: PreloadedQuery<GetAddressesQuery, GetAddressesQueryVariables> | null;
}

/** All that the checkout knows of the server. `addresses` is empty for a guest. */
export interface CheckoutData extends CheckoutPageQuery {
  /** The first page of the buyer's address book, with the default address and the one that the order goes to. */
  readonly addresses: readonly SavedAddress[];
  /** That page as it came, from which one goes on to the next; null for a guest. */
  readonly addressBook: GetAddressesQuery['addresses'] | null;
  /** Who buys: the signed-in account, or for an admin the owner of the draft order. Null for a guest. */
  readonly buyer: CheckoutPageQuery['viewer'];
  /** The account that an admin buys for; null where everybody buys for themselves. */
  readonly buyerId: string | null;
}

function ownerOf({ cart, viewer }: CheckoutPageQuery): CheckoutPageQuery['viewer'] {
  return viewer && (cart.orders.find(({ account }) => account && account.id !== viewer.id)?.account ?? null);
}

/** Puts the answers together. */
export function toCheckoutData(page: CheckoutPageQuery, addressBook: GetAddressesQuery | null): CheckoutData {
  const owner = ownerOf(page);
  const addresses = addressBook?.addresses.edges.map((edge) => edge.node) ?? [];
  return {
    ...page,
    addresses,
    addressBook: addressBook?.addresses ?? null,
    buyer: owner ?? page.viewer,
    buyerId: owner?.id ?? null,
  };
}

/** Loads the checkout as it stands; whatever shows it follows. Throws what the client throws. */
export async function fetchCheckout(client: GraphQLClient, signal?: AbortSignal): Promise<PreloadedCheckout> {
  const options = signal ? { signal } : {};
  const page = await preloadQuery(client, CheckoutPageDocument, {}, options);
  if (!page.data.viewer) return { page, addressBook: null };
  const accountId = ownerOf(page.data)?.id ?? null;
  const chosenId = page.data.cart.orders.find(({ shipment }) => shipment?.address)?.shipment?.address?.id ?? null;
  const variables = { first: addressPageSize, accountId, chosenId };
  return { page, addressBook: await preloadQuery(client, GetAddressesDocument, variables, options) };
}
