import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { AccountConsentDocument, type AccountConsentQuery } from '#mfe-account/features/consents/consents.generated.ts';

/** The question of a mailed link, or of the viewer's own; null for everybody else. Reading it answers nothing. */
export async function loader({
  params,
  request,
  context,
}: LoaderFunctionArgs): Promise<AccountConsentQuery['consentRequest']> {
  const client = context.get(graphqlClientContext);
  const key = new URL(request.url).searchParams.get('key');
  const options = { signal: request.signal, cache: false } as const;
  return (await client.query(AccountConsentDocument, { id: params['id'] ?? '', key }, options)).consentRequest;
}
