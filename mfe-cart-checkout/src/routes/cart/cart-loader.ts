import { queryPortContext } from '@headstock/graph';
import type { LoaderFunctionArgs } from 'react-router';
import { OwnCartDocument } from '#cart/features/cart/cart.generated.ts';
import type { PricedCart } from '#cart/features/cart/cart.model.ts';

/** The visitor's own cart: a dead or foreign id cannot be asked for, so it can never fail the page. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<PricedCart> {
  const port = context.get(queryPortContext);
  const { cart } = await port.query(OwnCartDocument, {}, { signal: request.signal });
  return cart;
}
