import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import {
  type DraftOrderWholeFragment,
  DraftOrdersOneDocument,
} from '#mfe-admin/features/draft-orders/draft-orders.generated.ts';

/** One draft order; 404 for an unknown id. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<DraftOrderWholeFragment> {
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const client = context.get(graphqlClientContext);
  const { draftOrder } = await client.query(DraftOrdersOneDocument, { id: params['id'] ?? '' }, options);
  if (!draftOrder) throw data(null, { status: 404 });
  return draftOrder;
}
