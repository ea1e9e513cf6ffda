import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { AdminBrandDocument, type AdminBrandQuery } from '#mfe-admin/features/names/names.generated.ts';

/** A maker with its models. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<AdminBrandQuery> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  return client.query(AdminBrandDocument, { id: params['id'] ?? '' }, options);
}
