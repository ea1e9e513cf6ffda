import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { offerVariables, type OffersPage, toOffersPage } from '#mfe-account/features/offers/offer.model.ts';
import { AccountOffersSellingDocument } from '#mfe-account/features/offers/offers.generated.ts';

/**
 * A page of the offers on the viewer's listings: `?state=`, `?after=` or `?before=`, and the open one of `?offer=`. With
 * `?seller=all` on everybody's, which the API allows admins only.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<OffersPage> {
  const client = context.get(graphqlClientContext);
  const query = new URL(request.url).searchParams;
  const everySeller = query.get('seller') === 'all';
  const variables = { ...offerVariables(query), everySeller };
  const answer = await client.query(AccountOffersSellingDocument, variables, { signal: request.signal });
  return toOffersPage(answer, query, { side: 'selling', isEverySeller: everySeller });
}
