import { Badge } from '@headstock/ui/badge';
import { FormattedMessage } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import type { PayoutRunFactsFragment, PayoutRunState } from './payout-runs.generated.ts';
import { payoutRunsList } from './payout-runs-list.ts';

/** A run of payouts in the list. */
export type PayoutRunRow = PayoutRunFactsFragment;

/** How a state looks. */
export const toneOf: Readonly<Record<PayoutRunState, 'plain' | 'good' | 'warn' | 'plush'>> = {
  PREPARED: 'warn',
  APPROVED: 'plush',
  PAID: 'plush',
  CONFIRMED: 'good',
  CANCELLED: 'plain',
};

/** The table of runs. */
export const payoutRunsTable = defineTable({
  list: payoutRunsList,
  rowId: ({ id }: PayoutRunRow) => id,
  rowDrawer: ({ id }) => `/admin/payouts/${id}`,
  filters: {},
  columns: {
    prepared: { label: 'payouts.prepared', names: true, cell: ({ steps }) => <Day iso={steps[0]?.at ?? ''} /> },
    state: {
      label: 'payouts.state',
      cell: ({ state }) => (
        <Badge tone={toneOf[state]}>
          <FormattedMessage id={`payouts.state.${state}`} />
        </Badge>
      ),
    },
    by: { label: 'payouts.by', cell: ({ steps }) => steps[0]?.by },
    sellers: { label: 'payouts.sellers', align: 'end', cell: ({ sellerCount }) => sellerCount },
    total: { label: 'payouts.total', align: 'end', cell: ({ total }) => <Amount money={total} exact /> },
    paid: { label: 'payouts.paid', align: 'end', cell: ({ paid }) => <Amount money={paid} exact /> },
    reference: { label: 'payouts.reference', cell: ({ bankReference }) => bankReference },
  },
});
