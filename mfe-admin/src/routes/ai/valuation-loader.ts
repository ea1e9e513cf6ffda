import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  canValue,
  readValuationAddress,
  type ValuationAddress,
  yearOf,
} from '#mfe-admin/features/valuation/valuation-address.model.ts';
import type { Valuation } from '#mfe-admin/features/valuation/valuation-result.tsx';
import { ValuationOfInstrumentDocument } from '#mfe-admin/features/valuation/valuation.generated.ts';

/** What the page shows: `valuation` is undefined while nothing was asked, null where there is nothing to compare. */
export interface ValuationData {
  readonly address: ValuationAddress;
  readonly valuation: Valuation | null | undefined;
}

/** Values the instrument of the address, if there is one. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ValuationData> {
  const address = readValuationAddress(new URL(request.url).searchParams);
  if (!canValue(address)) return { address, valuation: undefined };
  const { brand, model, condition } = address;
  const variables = { brand, model, condition, year: yearOf(address) ?? null };
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const { instrumentValuation } = await client.query(ValuationOfInstrumentDocument, variables, options);
  return { address, valuation: instrumentValuation };
}
