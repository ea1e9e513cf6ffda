import { entryKinds, ledgerAccounts } from '@headstock/contracts/ledger';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import type { AdminJournalQuery } from './journal.generated.ts';
import { journalList } from './journal-list.ts';

/** An entry of the journal. */
export type JournalRow = AdminJournalQuery['journal']['edges'][number]['node'];

/** The document that an entry was made from, in a few words. Renders text. */
export function SourceName({ entry }: { readonly entry: Pick<JournalRow, 'source' | 'orderNumber'> }): ReactNode {
  const { source, orderNumber } = entry;
  return (
    <>
      <FormattedMessage id={`journal.source.${source.kind}`} />
      {source.kind !== 'ORDER' && source.detail && ` · ${source.detail}`}
      {orderNumber && <small>{orderNumber}</small>}
    </>
  );
}

const namesOf = ({ lines }: JournalRow, side: 'debit' | 'credit'): string =>
  lines.flatMap((line) => (line[side] ? line.account.name : [])).join(', ');

/** The table of the journal. */
export const journalTable = defineTable({
  list: journalList,
  rowId: ({ id }: JournalRow) => id,
  rowDrawer: ({ id }) => `/admin/journal/${id}`,
  searchLabel: 'journal.search',
  filters: {
    account: {
      label: 'journal.account',
      values: Object.fromEntries(ledgerAccounts.map((code) => [code, `journal.account.${code}`])),
    },
    kind: {
      label: 'journal.kind',
      values: Object.fromEntries(entryKinds.map((kind) => [kind, `journal.kind.${kind}`])),
    },
    day: { label: 'journal.day' },
  },
  columns: {
    kind: { label: 'journal.kind', names: true, cell: ({ kind }) => <FormattedMessage id={`journal.kind.${kind}`} /> },
    when: { label: 'journal.when', cell: ({ at }) => <Moment iso={at} /> },
    document: { label: 'journal.document', cell: (entry) => <SourceName entry={entry} /> },
    lines: {
      label: 'journal.lines',
      cell: (entry) => (
        <>
          {namesOf(entry, 'debit')}
          <small>→ {namesOf(entry, 'credit')}</small>
        </>
      ),
    },
    amount: { label: 'journal.amount', align: 'end', cell: ({ amount }) => <Amount money={amount} exact /> },
  },
});
