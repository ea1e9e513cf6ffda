import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { AccountRepliesDocument, type AccountRepliesQuery } from '#mfe-account/features/replies/replies.generated.ts';

/** The viewer's saved replies, and what is answered while they are away. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<AccountRepliesQuery> {
  const client = context.get(graphqlClientContext);
  return client.query(AccountRepliesDocument, {}, { signal: request.signal, cache: false });
}
