import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { oneOf, rangeOf } from '#mfe-account/features/list-page/list-address.model.ts';
import { type PurchasesPage, stages, toPurchasesPage } from '#mfe-account/features/purchases/purchase.model.ts';
import { AccountPurchasesDocument } from '#mfe-account/features/purchases/purchases.generated.ts';

/** What the page shows: its purchases, and what was asked for. */
export interface PurchasesView extends PurchasesPage {
  readonly state: (typeof stages)[number]['value'] | null;
  readonly search: string;
}

/** A page of the viewer's purchases: `?state=`, `?search=`, `?after=` or `?before=`. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<PurchasesView> {
  const client = context.get(graphqlClientContext);
  const query = new URL(request.url).searchParams;
  const values = stages.map(({ value }) => value);
  const state = oneOf(query.get('state'), values);
  const search = (query.get('search') ?? '').trim().slice(0, 100);
  const stage = stages.find(({ value }) => value === state)?.stage ?? null;
  const variables = { ...rangeOf(query), stage, search: search === '' ? null : search };
  const answer = await client.query(AccountPurchasesDocument, variables, { signal: request.signal });
  return { ...toPurchasesPage(answer), state, search };
}
