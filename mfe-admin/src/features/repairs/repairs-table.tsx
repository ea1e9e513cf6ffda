import { Badge } from '@headstock/ui/badge';
import { FormattedMessage } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { toneOf } from './repair-states.ts';
import type { RepairFactsFragment } from './repairs.generated.ts';
import { repairsList } from './repairs-list.ts';

/** A repair in the list. */
export type RepairRow = RepairFactsFragment;

/** The messages of the states. */
export const stateLabels = {
  RECEIVED: 'repairs.state.RECEIVED',
  ESTIMATED: 'repairs.state.ESTIMATED',
  APPROVED: 'repairs.state.APPROVED',
  IN_WORK: 'repairs.state.IN_WORK',
  READY: 'repairs.state.READY',
  COLLECTED: 'repairs.state.COLLECTED',
  CANCELLED: 'repairs.state.CANCELLED',
} as const;

/** The table of repairs. */
export const repairsTable = defineTable({
  list: repairsList,
  rowId: ({ id }: RepairRow) => id,
  rowDrawer: ({ id }) => `/admin/repairs/${id}`,
  searchLabel: 'repairs.search',
  filters: {
    state: { label: 'repairs.state', values: stateLabels },
    open: { label: 'repairs.open', values: { yes: 'repairs.openOnly' } },
  },
  columns: {
    reference: { label: 'repairs.reference', names: true, cell: ({ reference }) => reference },
    state: {
      label: 'repairs.state',
      cell: ({ state }) => (
        <Badge tone={toneOf[state]}>
          <FormattedMessage id={stateLabels[state]} />
        </Badge>
      ),
    },
    instrument: { label: 'repairs.instrument', cell: ({ brand, model }) => `${brand} ${model}` },
    serial: { label: 'repairs.serial', cell: ({ serial }) => serial },
    customer: { label: 'repairs.customer', cell: ({ contactName }) => contactName },
    due: {
      label: 'repairs.due',
      align: 'end',
      cell: ({ dueOn }) => dueOn && <Day iso={`${dueOn}T12:00:00Z`} />,
    },
    estimate: {
      label: 'repairs.estimate',
      align: 'end',
      cell: ({ estimate }) => estimate && <Amount money={estimate} />,
    },
    received: { label: 'repairs.received', align: 'end', cell: ({ createdAt }) => <Day iso={createdAt} /> },
  },
});
