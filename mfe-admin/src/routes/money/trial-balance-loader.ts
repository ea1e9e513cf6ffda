import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { journalList } from '#mfe-admin/features/journal/journal-list.ts';
import {
  AdminTrialBalanceDocument,
  type AdminTrialBalanceQuery,
} from '#mfe-admin/features/journal/journal.generated.ts';
import { daysOf, readListAddress } from '#mfe-admin/features/list-page/list-address.model.ts';

/** The trial balance of the days that the journal is filtered by. */
export type TrialBalanceData = AdminTrialBalanceQuery['trialBalance'];

/** A trial balance. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<TrialBalanceData> {
  const { state } = readListAddress(journalList, new URL(request.url).searchParams);
  const { from, to } = daysOf(state, 'day');
  const days = from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
  const options = { signal: request.signal, quiet: true };
  const client = context.get(graphqlClientContext);
  return (await client.query(AdminTrialBalanceDocument, days, options)).trialBalance;
}
