import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { refuse } from '#mfe-admin/features/list-page/list-loader.ts';
import type { DocumentRow } from '#mfe-admin/features/quickbooks/document-row.ts';
import { AdminQuickBooksDocumentsDocument } from '#mfe-admin/features/quickbooks/quickbooks.generated.ts';

/** One document; null for an unknown id. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<DocumentRow | null> {
  const options = { signal: request.signal, quiet: true };
  const filter = { states: [], changed: false, search: params['id'] ?? '' };
  const client = context.get(graphqlClientContext);
  const variables = { first: 1, after: null, filter };
  const { quickbooksDocuments } = await client
    .query(AdminQuickBooksDocumentsDocument, variables, options)
    .catch(refuse);
  return quickbooksDocuments.edges[0]?.node ?? null;
}
