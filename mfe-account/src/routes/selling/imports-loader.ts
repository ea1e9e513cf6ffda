import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import type { ListedImport } from '#mfe-account/features/listing-imports/listing-import.model.ts';
import { AccountListingImportsDocument } from '#mfe-account/features/listing-imports/listing-imports.generated.ts';

/** The viewer's imports, newest first. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<readonly ListedImport[]> {
  const client = context.get(graphqlClientContext);
  const { listingImports } = await client.query(AccountListingImportsDocument, {}, { signal: request.signal });
  return listingImports;
}
