import { orderNumber } from '@headstock/contracts/order-number';
import { Badge } from '@headstock/ui/badge';
import { FormattedMessage } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import { DraftClock } from './draft-clock.tsx';
import type { DraftOrderRowFragment, DraftOrderState } from './draft-orders.generated.ts';
import { draftsList } from './drafts-list.ts';

const tones: Readonly<Record<DraftOrderState, 'plain' | 'good' | 'warn' | 'plush'>> = {
  OPEN: 'plush',
  SENT: 'warn',
  AT_COUNTER: 'warn',
  CLAIMED: 'warn',
  EXPIRED: 'plain',
  PLACED: 'good',
};

/** How a draft stands. Renders a `<span>`. */
export const DraftState = ({ state }: { readonly state: DraftOrderState }) => (
  <Badge tone={tones[state]}>
    <FormattedMessage id={`drafts.state.${state}`} />
  </Badge>
);

/** The table of draft orders. */
export const draftsTable = defineTable({
  list: draftsList,
  rowId: ({ id }: DraftOrderRowFragment) => id,
  rowLink: ({ id }) => `/admin/orders/drafts/${id}`,
  searchLabel: 'drafts.search',
  filters: {
    state: {
      label: 'drafts.state',
      values: {
        OPEN: 'drafts.state.OPEN',
        SENT: 'drafts.state.SENT',
        AT_COUNTER: 'drafts.state.AT_COUNTER',
        CLAIMED: 'drafts.state.CLAIMED',
        EXPIRED: 'drafts.state.EXPIRED',
        PLACED: 'drafts.state.PLACED',
      },
    },
  },
  columns: {
    reference: {
      label: 'drafts.reference',
      names: true,
      cell: ({ order }) => order.number ?? orderNumber(order.reference),
    },
    state: { label: 'drafts.state', cell: ({ state }) => <DraftState state={state} /> },
    customer: {
      label: 'drafts.customer',
      cell: ({ hasCustomer, order }) => {
        const person = order.contact ?? order.account;
        if (!hasCustomer || !person) return '–';
        return (
          <>
            {person.displayName}
            {person.email && <small>{person.email}</small>}
          </>
        );
      },
    },
    items: {
      label: 'drafts.items',
      cell: ({ order }) => order.lineItems.map(({ listing }) => listing.item.title).join(', '),
    },
    total: { label: 'drafts.total', align: 'end', cell: ({ order }) => <Amount money={order.total} /> },
    held: {
      label: 'drafts.held',
      cell: ({ state, expiresAt }) => (state === 'OPEN' || state === 'SENT' ? <DraftClock until={expiresAt} /> : '–'),
    },
    author: { label: 'drafts.author', cell: ({ author }) => author },
    begun: { label: 'drafts.begun', align: 'end', cell: ({ createdAt }) => <Day iso={createdAt} /> },
  },
});
