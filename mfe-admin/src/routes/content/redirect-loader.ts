import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import {
  AdminRedirectDocument,
  type RedirectFactsFragment,
} from '#mfe-admin/features/redirects/redirects.generated.ts';

/** One redirect; 404 for an unknown id. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<RedirectFactsFragment> {
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const client = context.get(graphqlClientContext);
  const { redirect } = await client.query(AdminRedirectDocument, { id: params['id'] ?? '' }, options);
  if (!redirect) throw data(null, { status: 404 });
  return redirect;
}
