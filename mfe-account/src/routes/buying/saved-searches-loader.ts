import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import type { SavedSearch } from '#mfe-account/features/saved-searches/saved-search.model.ts';
import { AccountSavedSearchesDocument } from '#mfe-account/features/saved-searches/saved-searches.generated.ts';

/** The viewer's saved searches, newest first. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<readonly SavedSearch[]> {
  const client = context.get(graphqlClientContext);
  return (await client.query(AccountSavedSearchesDocument, {}, { signal: request.signal })).savedSearches;
}
