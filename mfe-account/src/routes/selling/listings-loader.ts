import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { oneOf, rangeOf } from '#mfe-account/features/list-page/list-address.model.ts';
import { type ListingsPage, listingStates, toListingsPage } from '#mfe-account/features/listings/listing-row.model.ts';
import { ListingsPageDocument } from '#mfe-account/features/listings/listings.generated.ts';

const PAGE_SIZE = 25;

/** What the page shows: its listings, and what was asked for. */
export interface ListingsView extends ListingsPage {
  readonly state: (typeof listingStates)[number]['value'] | null;
  readonly search: string;
  readonly everySeller: boolean;
  /** When it was loaded, as ISO text: the days of a listing are counted from it, on the server and in the browser. */
  readonly now: string;
}

/** A page of one's listings: `?state=`, `?search=`, `?after=` or `?before=`; with `?seller=all` an admin's of all sellers. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ListingsView> {
  const client = context.get(graphqlClientContext);
  const query = new URL(request.url).searchParams;
  const state = oneOf(
    query.get('state'),
    listingStates.map(({ value }) => value),
  );
  const search = (query.get('search') ?? '').trim().slice(0, 100);
  const everySeller = query.get('seller') === 'all';
  const { after, before, backwards } = rangeOf(query);
  const variables = {
    after,
    before,
    ...(backwards ? { last: PAGE_SIZE } : { first: PAGE_SIZE }),
    state: listingStates.find(({ value }) => value === state)?.state ?? null,
    search: search === '' ? null : search,
    everySeller,
  };
  const answer = await client.query(ListingsPageDocument, variables, { signal: request.signal });
  return { ...toListingsPage(answer), state, search, everySeller, now: new Date().toISOString() };
}
