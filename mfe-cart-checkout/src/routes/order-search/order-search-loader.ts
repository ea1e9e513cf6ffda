import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { problemsOf, type SearchView } from '#mfe-cart-checkout/features/order-search/find-order.ts';
import { OrderStatusDocument } from '#mfe-cart-checkout/features/order-search/order-search.generated.ts';

/** The query of the URL: `found` after a search that found its order; after one without scripts, its problems and the number as it was typed. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<SearchView> {
  const search = new URL(request.url).searchParams;
  const key = search.get('found');
  const status = key
    ? (await context.get(graphqlClientContext).query(OrderStatusDocument, { key }, { signal: request.signal }))
        .orderStatus
    : null;
  return {
    problems: problemsOf(search.getAll('problem')),
    number: (search.get('number') ?? '').slice(0, 40),
    status,
    isExpired: key !== null && status === null,
  };
}
