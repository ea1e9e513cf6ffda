import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { fetchCheckout, type CheckoutData } from '#mfe-cart-checkout/features/checkout/checkout-data.ts';

/** The viewer's own cart, who they are, and the stores that they can pick up from. */
export function loader({ context, request }: LoaderFunctionArgs): Promise<CheckoutData> {
  return fetchCheckout(context.get(graphqlClientContext), request.signal);
}
