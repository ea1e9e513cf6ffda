import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { WhyAmount } from '#mfe-admin/features/journal/why-amount.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { settlementsList } from './settlements-list.ts';
import type { AdminSettlementsQuery } from './settlements.generated.ts';

/** A payout of a payment provider. */
export type SettlementRow = AdminSettlementsQuery['providerSettlements']['edges'][number]['node'];

/** A day of the calendar, as `2026-11-26`, in words. */
export function CalendarDay({ day }: { readonly day: string }): ReactNode {
  return useShopDate()(`${day}T12:00:00Z`);
}

/** The days of a payout. */
export function SettlementDays({ from, to }: Pick<SettlementRow, 'from' | 'to'>): ReactNode {
  return from === to ? (
    <CalendarDay day={from} />
  ) : (
    <FormattedMessage
      id="settlements.fromTo"
      values={{ from: <CalendarDay key="from" day={from} />, to: <CalendarDay key="to" day={to} /> }}
    />
  );
}

/** What waits for somebody, and whether the money arrived. */
export function SettlementState({
  openDifferences,
  arrivedOn,
}: Pick<SettlementRow, 'openDifferences' | 'arrivedOn'>): ReactNode {
  return (
    <>
      {openDifferences > 0 && (
        <>
          <Badge tone="bad">
            <FormattedMessage id="settlements.differences" values={{ count: openDifferences }} />
          </Badge>{' '}
        </>
      )}
      <Badge tone={arrivedOn ? 'good' : 'warn'}>
        <FormattedMessage id={arrivedOn ? 'settlements.arrived' : 'settlements.transit'} />
      </Badge>
    </>
  );
}

/** The table of payouts. */
export const settlementsTable = defineTable({
  list: settlementsList,
  rowId: ({ id }: SettlementRow) => id,
  rowDrawer: ({ id }) => `/admin/settlements/${id}`,
  filters: {
    state: { label: 'settlements.state', values: { OPEN: 'settlements.open', TRANSIT: 'settlements.transit' } },
  },
  columns: {
    payout: {
      label: 'settlements.payout',
      names: true,
      cell: ({ reference, fileName, rowCount }) => (
        <>
          {reference.startsWith('file:') ? fileName : reference}
          <small>
            <FormattedMessage id="settlements.rowCount" values={{ count: rowCount }} />
          </small>
        </>
      ),
    },
    provider: {
      label: 'settlements.provider',
      cell: ({ provider }) => <FormattedMessage id={`settlements.provider.${provider}`} />,
    },
    days: { label: 'settlements.days', cell: (row) => <SettlementDays from={row.from} to={row.to} /> },
    gross: {
      label: 'settlements.gross',
      align: 'end',
      cell: ({ id, gross }) => <WhyAmount money={gross} document={id} exact />,
    },
    fees: {
      label: 'settlements.fees',
      align: 'end',
      cell: ({ id, fees }) => <WhyAmount money={fees} document={id} exact />,
    },
    net: {
      label: 'settlements.net',
      align: 'end',
      cell: ({ id, net }) => <WhyAmount money={net} document={id} exact />,
    },
    state: { label: 'settlements.state', cell: (row) => <SettlementState {...row} /> },
  },
});
