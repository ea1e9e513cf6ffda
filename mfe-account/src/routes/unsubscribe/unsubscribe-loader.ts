import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  UnsubscribeStateDocument,
  type UnsubscribeStateQuery,
} from '#mfe-account/features/unsubscribe/unsubscribe.generated.ts';

/** What a link in a mail is about; null for a link that nobody was sent. Reading it changes nothing. */
export async function loader({
  params,
  request,
  context,
}: LoaderFunctionArgs): Promise<UnsubscribeStateQuery['unsubscription']> {
  const client = context.get(graphqlClientContext);
  const token = params['token'] ?? '';
  return (await client.query(UnsubscribeStateDocument, { token }, { signal: request.signal })).unsubscription;
}
