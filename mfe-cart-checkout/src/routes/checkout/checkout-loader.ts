import { queryPortContext, type QueryPort } from '@headstock/graph';
import type { LoaderFunctionArgs } from 'react-router';
import {
  AddressBookDocument,
  CheckoutDocument,
  type AddressBookQuery,
  type CheckoutOrderPartsFragment,
  type CheckoutQuery,
} from '#cart/features/checkout/checkout.generated.ts';

/** An order as the checkout needs it. */
export type CheckoutOrder = CheckoutOrderPartsFragment;
/** An address of the address book. */
export type BookAddress = AddressBookQuery['addresses']['edges'][number]['node'];

/** All that the checkout knows of the server. `addresses` is empty for a guest. */
export interface CheckoutData extends CheckoutQuery {
  readonly addresses: readonly BookAddress[];
}

/** Asks for the checkout as it stands. */
export async function askCheckout(port: QueryPort, signal?: AbortSignal): Promise<CheckoutData> {
  const options = signal ? { signal } : {};
  const checkout = await port.query(CheckoutDocument, {}, options);
  if (!checkout.viewer) return { ...checkout, addresses: [] };
  const { addresses } = await port.query(AddressBookDocument, {}, options);
  return { ...checkout, addresses: addresses.edges.map((edge) => edge.node) };
}

/** The visitor's own cart, who he is, and where he can fetch things. */
export function loader({ context, request }: LoaderFunctionArgs): Promise<CheckoutData> {
  return askCheckout(context.get(queryPortContext), request.signal);
}
