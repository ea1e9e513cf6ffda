import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import {
  AdminAppraisalDocument,
  type AppraisalWholeFragment,
} from '#mfe-admin/features/appraisals/appraisals.generated.ts';
import {
  canValue,
  conditions,
  readValuationAddress,
  type ValuationAddress,
  yearOf,
} from '#mfe-admin/features/valuation/valuation-address.model.ts';
import type { Valuation } from '#mfe-admin/features/valuation/valuation-result.tsx';
import { ValuationOfInstrumentDocument } from '#mfe-admin/features/valuation/valuation.generated.ts';

/** An appraisal, and what the instrument would fetch by others; `valuation` is null where there is nothing to compare. */
export interface AppraisalData {
  readonly appraisal: AppraisalWholeFragment;
  /** What is valued: as the form says, or as staff corrected it in the address. */
  readonly address: ValuationAddress;
  readonly valuation: Valuation | null;
}

function addressOf(url: string, { brand, model, year, condition }: AppraisalWholeFragment): ValuationAddress {
  const query = new URL(url).searchParams;
  if (query.has('brand')) return readValuationAddress(query);
  const known = conditions.find((each) => each === condition) ?? null;
  return { brand, model, year: year === null ? '' : String(year), condition: known };
}

/** One appraisal with its comparables, read anew each time; 404 for an unknown id. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<AppraisalData> {
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const client = context.get(graphqlClientContext);
  const { appraisal } = await client.query(AdminAppraisalDocument, { id: params['id'] ?? '' }, options);
  if (!appraisal) throw data(null, { status: 404 });
  const address = addressOf(request.url, appraisal);
  if (!canValue(address)) return { appraisal, address, valuation: null };
  const { brand, model, condition } = address;
  const instrument = { brand, model, condition, year: yearOf(address) ?? null };
  const { instrumentValuation } = await client.query(ValuationOfInstrumentDocument, instrument, options);
  return { appraisal, address, valuation: instrumentValuation };
}
