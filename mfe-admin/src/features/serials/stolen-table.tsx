import { Badge } from '@headstock/ui/badge';
import { FormattedMessage } from 'react-intl';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import type { AdminStolenSerialFragment } from './serials.generated.ts';
import { stolenList } from './stolen-list.ts';

/** One entry of the watch list. */
export type StolenRow = AdminStolenSerialFragment;

/** The table of the watch list. */
export const stolenTable = defineTable({
  list: stolenList,
  rowId: ({ id }: StolenRow) => id,
  rowDrawer: ({ id }) => `/admin/stolen/${id}`,
  searchLabel: 'serials.search',
  filters: {},
  columns: {
    instrument: {
      label: 'serials.column.instrument',
      names: true,
      cell: ({ brand, model }) => `${brand} ${model}`.trim(),
    },
    serial: { label: 'serials.column.serial', cell: ({ serial }) => serial },
    note: { label: 'serials.column.note', cell: ({ note }) => note },
    state: {
      label: 'serials.column.state',
      cell: ({ closedAt, closeReason }) => (
        <>
          <Badge tone={closedAt ? 'plain' : 'bad'}>
            <FormattedMessage id={closedAt ? 'serials.closed' : 'serials.open'} />
          </Badge>
          {closeReason && <small>{closeReason}</small>}
        </>
      ),
    },
    added: { label: 'serials.column.added', align: 'end', cell: ({ createdAt }) => <Day iso={createdAt} /> },
  },
});
