import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import type { SellerDue } from '#mfe-admin/features/payout-runs/due-payouts.tsx';
import { AdminDuePayoutsDocument } from '#mfe-admin/features/payout-runs/payout-runs.generated.ts';

/** What the shop owes sellers now. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<readonly SellerDue[]> {
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const client = context.get(graphqlClientContext);
  const { duePayouts } = await client.query(AdminDuePayoutsDocument, {}, options);
  return duePayouts;
}
