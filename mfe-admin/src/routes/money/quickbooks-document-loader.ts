import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import type { WholeDocument } from '#mfe-admin/features/quickbooks/document-row.ts';
import { AdminQuickBooksOneDocument } from '#mfe-admin/features/quickbooks/quickbooks.generated.ts';

/** One document; null for an unknown id. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<WholeDocument | null> {
  const options = { signal: request.signal, quiet: true };
  const client = context.get(graphqlClientContext);
  const variables = { id: params['id'] ?? '' };
  const { quickbooksDocuments } = await client.query(AdminQuickBooksOneDocument, variables, options);
  return quickbooksDocuments.edges[0]?.node ?? null;
}
