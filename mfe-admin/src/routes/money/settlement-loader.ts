import { storeProfile } from '@headstock/contracts/store-profile';
import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  AdminSettlementDocument,
  type AdminSettlementQuery,
} from '#mfe-admin/features/settlements/settlements.generated.ts';

/** A payout with its rows, null for an unknown id, and today in the shop's time zone. */
export interface SettlementPageData {
  readonly settlement: AdminSettlementQuery['providerSettlement'];
  readonly today: string;
}

/** One payout of a payment provider. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<SettlementPageData> {
  const options = { signal: request.signal, quiet: true };
  const client = context.get(graphqlClientContext);
  const { providerSettlement: settlement } = await client.query(
    AdminSettlementDocument,
    { id: params['id'] ?? '' },
    options,
  );
  const today = new Intl.DateTimeFormat('en-CA', {
    timeZone: storeProfile.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date());
  return { settlement, today };
}
