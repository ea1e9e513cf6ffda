import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { AdminConsentsDocument, type AdminConsentsQuery } from '#mfe-admin/features/consents/consents.generated.ts';

const SIZE = 25;

/** Questions to consignors, the newest first: the page that `?after=` or `?before=` names. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<AdminConsentsQuery['consentRequests']> {
  const client = context.get(graphqlClientContext);
  const query = new URL(request.url).searchParams;
  const before = query.get('before');
  const page = before === null ? { first: SIZE, after: query.get('after') } : { last: SIZE, before };
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  return (await client.query(AdminConsentsDocument, page, options)).consentRequests;
}
