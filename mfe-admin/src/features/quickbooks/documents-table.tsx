import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { DocumentReason } from './document-reason.tsx';
import { DocumentState } from './document-state.tsx';
import type { DocumentRow } from './document-row.ts';
import { documentStates, quickbooksList } from './quickbooks-list.ts';

/** The table of documents. */
export const documentsTable = defineTable({
  list: quickbooksList,
  rowId: ({ id }: DocumentRow) => id,
  rowDrawer: ({ id }) => `/admin/quickbooks/documents/${id}`,
  searchLabel: 'quickbooks.search',
  filters: {
    state: {
      label: 'quickbooks.state',
      values: Object.fromEntries(documentStates.map((state) => [state, `quickbooks.state.${state}`])),
    },
    change: { label: 'quickbooks.byBookkeeper', values: { changed: 'quickbooks.byBookkeeper.changed' } },
  },
  columns: {
    document: {
      label: 'quickbooks.document',
      names: true,
      cell: ({ kind, number, entryId }) => (
        <>
          {kind ?? <FormattedMessage id="quickbooks.noDocument" />}
          <small>{number ?? entryId}</small>
        </>
      ),
    },
    day: { label: 'quickbooks.day', cell: ({ day }) => day },
    state: { label: 'quickbooks.state', cell: ({ state }) => <DocumentState state={state} /> },
    reason: { label: 'quickbooks.reason', cell: (row) => <DocumentReason row={row} /> },
    total: { label: 'quickbooks.total', align: 'end', cell: ({ total }) => <Amount money={total} exact /> },
    attempts: {
      label: 'quickbooks.attempts',
      align: 'end',
      cell: ({ attempts }) => <FormattedNumber value={attempts} />,
    },
  },
});
