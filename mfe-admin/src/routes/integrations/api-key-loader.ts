import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { ApiKeysOneDocument } from '#mfe-admin/features/api-keys/api-keys.generated.ts';
import type { ApiKeyDetails } from '#mfe-admin/features/api-keys/api-key-details.tsx';

/** One key. Throws a 404 response for an unknown one. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<ApiKeyDetails> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const { apiKey } = await client.query(ApiKeysOneDocument, { id: params['id'] ?? '' }, options);
  if (!apiKey) throw data(null, { status: 404 });
  return apiKey;
}
