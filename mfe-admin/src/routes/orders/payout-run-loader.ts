import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import {
  AdminPayoutRunDocument,
  type PayoutRunWholeFragment,
} from '#mfe-admin/features/payout-runs/payout-runs.generated.ts';

/** One run; 404 for an unknown id. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<PayoutRunWholeFragment> {
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const client = context.get(graphqlClientContext);
  const { payoutRun } = await client.query(AdminPayoutRunDocument, { id: params['id'] ?? '' }, options);
  if (!payoutRun) throw data(null, { status: 404 });
  return payoutRun;
}
