import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { OrderPageDocument } from '#mfe-cart-checkout/features/order/order.generated.ts';
import type { ShownOrder } from '#mfe-cart-checkout/features/order/shown-order.ts';

/** The order for whoever may see it: by session, or by the key in the address. All others get the same 404 as for no order. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<ShownOrder> {
  const client = context.get(graphqlClientContext);
  const key = new URL(request.url).searchParams.get('key');
  const { order } = await client.query(OrderPageDocument, { id: params['id'] ?? '', key }, { signal: request.signal });
  if (!order) throw data(null, { status: 404 });
  return order;
}
