import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { AdminDescriptionDocument } from '#mfe-admin/features/description/description.generated.ts';
import type { ListingDescription } from '#mfe-admin/features/description/use-description.ts';

/** The description of a listing with its facts, read anew each time; 404 for an unknown one. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<ListingDescription> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const variables = { id: params['id'] ?? '' };
  const { listingDescription } = await client.query(AdminDescriptionDocument, variables, options);
  if (!listingDescription) throw data(null, { status: 404 });
  return listingDescription;
}
