import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  AccountConsentsDocument,
  type AccountConsentsQuery,
} from '#mfe-account/features/consents/consents.generated.ts';

/** What the viewer was asked about instruments that they consigned. */
export async function loader({
  request,
  context,
}: LoaderFunctionArgs): Promise<AccountConsentsQuery['viewerConsentRequests']> {
  const client = context.get(graphqlClientContext);
  return (await client.query(AccountConsentsDocument, {}, { signal: request.signal, cache: false }))
    .viewerConsentRequests;
}
