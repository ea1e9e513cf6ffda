import { Badge } from '@headstock/ui/badge';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import type { BatchesListQuery } from './batches.generated.ts';
import { batchesList } from './batches-list.ts';

/** One bulk edit of the list. */
export type BatchListRow = BatchesListQuery['batches']['edges'][number]['node'];

/** The table of bulk edits. */
export const batchesTable = defineTable({
  list: batchesList,
  rowId: ({ id }: BatchListRow) => id,
  rowDrawer: ({ id }) => `${batchesList.path}/${id}`,
  filters: {},
  columns: {
    title: { label: 'batches.kind', names: true, cell: ({ title }) => title },
    applied: {
      label: 'batches.applied',
      cell: ({ appliedAt, createdAt }) => <Moment iso={appliedAt ?? createdAt} />,
    },
    author: { label: 'batches.author', cell: ({ author }) => author },
    rows: {
      label: 'batches.rows',
      align: 'end',
      cell: ({ counts }) => <FormattedNumber value={counts.applied + counts.undone} />,
    },
    state: {
      label: 'batches.state',
      cell: ({ state }) => (
        <Badge tone={state === 'APPLIED' ? 'good' : 'plain'}>
          <FormattedMessage id={`batches.state.${state}`} />
        </Badge>
      ),
    },
  },
});
