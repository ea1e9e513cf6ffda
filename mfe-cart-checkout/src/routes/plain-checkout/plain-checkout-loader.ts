import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  readPlainCheckout,
  type PlainCheckoutData,
} from '#mfe-cart-checkout/features/plain-checkout/plain-checkout-data.ts';

/** The viewer's own cart, what the forms have settled of it, and what the step asks for. */
export function loader({ context, request }: LoaderFunctionArgs): Promise<PlainCheckoutData> {
  return readPlainCheckout(context.get(graphqlClientContext), new URL(request.url).searchParams);
}
