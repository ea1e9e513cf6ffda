import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { AdminListingDocument, type AdminListingQuery } from '#mfe-admin/features/inventory/inventory.generated.ts';

/** A listing and its history; 404 for an unknown one. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<AdminListingQuery> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true };
  const answer = await client.query(AdminListingDocument, { id: params['id'] ?? '' }, options);
  if (!answer.listingEditor) throw data(null, { status: 404 });
  return answer;
}
