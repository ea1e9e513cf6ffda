import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { fetchCheckout, type PreloadedCheckout } from '#mfe-cart-checkout/features/checkout/checkout-data.ts';

/** The viewer's own cart, who they are, and the stores that they can pick up from. */
export function loader({ context, request }: LoaderFunctionArgs): Promise<PreloadedCheckout> {
  return fetchCheckout(context.get(graphqlClientContext), request.signal);
}
