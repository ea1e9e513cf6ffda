import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { rangeOf } from '#mfe-account/features/list-page/list-address.model.ts';
import { type OfferListingsPage, toOfferListingsPage } from '#mfe-account/features/offer-rules/offer-listing.model.ts';
import { AccountOfferRulesDocument } from '#mfe-account/features/offer-rules/offer-rules.generated.ts';

/** A page of the viewer's listings that take offers: `?search=`, `?after=` or `?before=`; with `?seller=all` an admin's of all sellers. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<OfferListingsPage> {
  const query = new URL(request.url).searchParams;
  const search = (query.get('search') ?? '').trim().slice(0, 100);
  const isEverySeller = query.get('seller') === 'all';
  const variables = { ...rangeOf(query), search: search === '' ? null : search, everySeller: isEverySeller };
  const answer = await context
    .get(graphqlClientContext)
    .query(AccountOfferRulesDocument, variables, { signal: request.signal });
  return toOfferListingsPage(answer, { search, isEverySeller });
}
