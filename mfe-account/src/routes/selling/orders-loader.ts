import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { oneOf, rangeOf } from '#mfe-account/features/list-page/list-address.model.ts';
import {
  type SellingOrdersPage,
  sellingStages,
  toSellingOrdersPage,
} from '#mfe-account/features/selling/selling-order.model.ts';
import { AccountSellingOrdersDocument } from '#mfe-account/features/selling/selling-orders.generated.ts';

/** What the page shows: its orders, and what was asked for. */
export interface SellingOrdersView extends SellingOrdersPage {
  readonly state: (typeof sellingStages)[number]['value'] | null;
  readonly search: string;
  readonly everySeller: boolean;
}

/** A page of sold orders: `?state=`, `?search=`, `?after=` or `?before=`; with `?seller=all` an admin's of all sellers. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<SellingOrdersView> {
  const client = context.get(graphqlClientContext);
  const query = new URL(request.url).searchParams;
  const state = oneOf(
    query.get('state'),
    sellingStages.map(({ value }) => value),
  );
  const search = (query.get('search') ?? '').trim().slice(0, 100);
  const everySeller = query.get('seller') === 'all';
  const stage = sellingStages.find(({ value }) => value === state)?.stage ?? null;
  const variables = { ...rangeOf(query), stage, search: search === '' ? null : search, everySeller };
  const answer = await client.query(AccountSellingOrdersDocument, variables, { signal: request.signal });
  return { ...toSellingOrdersPage(answer), state, search, everySeller };
}
