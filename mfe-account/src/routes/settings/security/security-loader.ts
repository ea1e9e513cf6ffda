import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  AccountSecurityDocument,
  type AccountSecurityQuery,
} from '#mfe-account/features/security/security.generated.ts';

/** How the viewer signs in, and where. */
export async function loader({
  request,
  context,
}: LoaderFunctionArgs): Promise<AccountSecurityQuery['accountSecurity']> {
  const client = context.get(graphqlClientContext);
  return (await client.query(AccountSecurityDocument, {}, { signal: request.signal })).accountSecurity;
}
