import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { AdminAccountDetailsDocument } from '#mfe-admin/features/account/account.generated.ts';
import type { AccountDetails } from '#mfe-admin/features/account/account.model.ts';

/** Everything about a member; read anew each time. 404 for whoever is none. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<AccountDetails> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const { accountDetails } = await client.query(AdminAccountDetailsDocument, { id: params['id'] ?? '' }, options);
  if (!accountDetails) throw data(null, { status: 404 });
  return accountDetails;
}
