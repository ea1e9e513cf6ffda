import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { BatchesOneDocument } from '#mfe-admin/features/batches/batches.generated.ts';
import type { LoadedBatch } from '#mfe-admin/features/batches/batch-review.tsx';

/** A bulk edit with its first rows. Throws a 404 response for an unknown one. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<LoadedBatch> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const { batch } = await client.query(BatchesOneDocument, { id: params['id'] ?? '' }, options);
  if (!batch) throw data(null, { status: 404 });
  return batch;
}
