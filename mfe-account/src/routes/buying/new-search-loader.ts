import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { readFilter, type SearchFilter } from '#mfe-account/features/saved-searches/saved-search.model.ts';
import {
  AccountSavedSearchDraftDocument,
  type AccountSavedSearchDraftQuery,
} from '#mfe-account/features/saved-searches/saved-searches.generated.ts';

/** A search that may be saved. */
export interface NewSearchView {
  readonly filter: SearchFilter;
  readonly draft: AccountSavedSearchDraftQuery['savedSearchDraft'];
}

/** What saving `?filter=` would mean. Reading it saves nothing. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<NewSearchView> {
  const filter = readFilter(new URL(request.url).searchParams.get('filter'));
  const { savedSearchDraft: draft } = await context
    .get(graphqlClientContext)
    .query(AccountSavedSearchDraftDocument, { filter }, { signal: request.signal });
  return { filter, draft };
}
