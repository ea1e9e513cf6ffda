import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { rangeOf } from '#mfe-account/features/list-page/list-address.model.ts';
import { type OfferListingsPage, toOfferListingsPage } from '#mfe-account/features/offer-rules/offer-listing.model.ts';
import { AccountOfferRulesDocument } from '#mfe-account/features/offer-rules/offer-rules.generated.ts';

/** A page of the viewer's listings that take offers; with `?seller=all` of everybody's, which the API allows admins only. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<OfferListingsPage> {
  const query = new URL(request.url).searchParams;
  const everySeller = query.get('seller') === 'all';
  const answer = await context
    .get(graphqlClientContext)
    .query(AccountOfferRulesDocument, { ...rangeOf(query), everySeller }, { signal: request.signal });
  return toOfferListingsPage(answer, everySeller);
}
