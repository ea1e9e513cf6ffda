import { FormattedMessage } from 'react-intl';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import { ListingState } from '#mfe-admin/features/inventory/listing-state.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { HoldClock } from './hold-clock.tsx';
import type { AdminIntakeRowFragment } from './intake.generated.ts';
import { intakesList } from './intakes-list.ts';

/** One intake of the list. */
export type IntakeRow = AdminIntakeRowFragment;

/** The table of what came in. */
export const intakesTable = defineTable({
  list: intakesList,
  rowId: ({ id }: IntakeRow) => id,
  rowDrawer: ({ id }) => `/admin/intake/${id}`,
  searchLabel: 'intake.search',
  filters: {
    deal: {
      label: 'intake.field.deal',
      values: {
        CONSIGNMENT: 'intake.deal.CONSIGNMENT',
        PURCHASE: 'intake.deal.PURCHASE',
        TRADE: 'intake.deal.TRADE',
      },
    },
    hold: { label: 'intake.column.hold', values: { on: 'intake.onHold' } },
  },
  columns: {
    instrument: {
      label: 'intake.column.instrument',
      names: true,
      cell: ({ brand, model }) => `${brand} ${model}`.trim(),
    },
    serial: { label: 'intake.column.serial', cell: ({ serial }) => serial || '–' },
    deal: { label: 'intake.column.deal', cell: ({ deal }) => <FormattedMessage id={`intake.deal.${deal}`} /> },
    person: { label: 'intake.column.person', cell: ({ personName }) => personName },
    hold: {
      label: 'intake.column.hold',
      cell: ({ holdUntil, isOnHold }) => <HoldClock until={holdUntil} isOnHold={isOnHold} />,
    },
    state: {
      label: 'intake.column.state',
      cell: ({ listing }) => (listing ? <ListingState state={listing.state} /> : '–'),
    },
    place: { label: 'intake.column.place', cell: ({ place }) => place },
    received: { label: 'intake.column.received', align: 'end', cell: ({ receivedAt }) => <Day iso={receivedAt} /> },
    by: { label: 'intake.column.by', cell: ({ receivedBy }) => receivedBy },
  },
});
