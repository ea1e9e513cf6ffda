import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { journalList } from '#mfe-admin/features/journal/journal-list.ts';
import type { JournalRow } from '#mfe-admin/features/journal/journal-table.tsx';
import {
  AdminJournalDocument,
  AdminJournalSumsDocument,
  type AdminJournalSumsQuery,
} from '#mfe-admin/features/journal/journal.generated.ts';
import { daysOf, type ListState, readListAddress } from '#mfe-admin/features/list-page/list-address.model.ts';
import { type ListData, listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';

function filterOf(state: ListState) {
  const { from, to } = daysOf(state, 'day');
  const isReversed = from !== null && to !== null && from > to;
  return {
    accounts: state.filters['account'] ?? null,
    kinds: state.filters['kind'] ?? null,
    // Days that are typed in the wrong order mean the same.
    from: isReversed ? to : from,
    to: isReversed ? from : to,
    document: state.search || null,
  };
}

const list = listLoader(journalList, async ({ client, state, page, options }) => {
  const variables = { first: journalList.pageSize, after: page.after, filter: filterOf(state) };
  const { journal } = await client.query(AdminJournalDocument, variables, options);
  return rowsOf(journal);
});

/** Data of the page: a page of the journal, and the sums of all its pages. */
export interface JournalPageData extends ListData<JournalRow> {
  readonly sums: AdminJournalSumsQuery['journalSums'];
}

/** The journal, filtered as the address says. */
export async function loader(args: LoaderFunctionArgs): Promise<JournalPageData> {
  const client = args.context.get(graphqlClientContext);
  const { state } = readListAddress(journalList, new URL(args.request.url).searchParams);
  const options = { signal: args.request.signal, quiet: true };
  const [page, { journalSums: sums }] = await Promise.all([
    list(args),
    client.query(AdminJournalSumsDocument, { filter: filterOf(state) }, options),
  ]);
  return { ...page, sums };
}
