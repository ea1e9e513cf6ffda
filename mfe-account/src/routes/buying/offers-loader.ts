import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { offerVariables, type OffersPage, toOffersPage } from '#mfe-account/features/offers/offer.model.ts';
import { AccountOffersBuyingDocument } from '#mfe-account/features/offers/offers.generated.ts';

/** A page of the offers that the viewer made: `?state=`, `?after=` or `?before=`, and the open one of `?offer=`. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<OffersPage> {
  const client = context.get(graphqlClientContext);
  const query = new URL(request.url).searchParams;
  const variables = offerVariables(query);
  const answer = await client.query(AccountOffersBuyingDocument, variables, { signal: request.signal });
  return toOffersPage(answer, query, { side: 'buying' });
}
