import { Badge } from '@headstock/ui/badge';
import { FormattedMessage } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { WhyAmount } from '#mfe-admin/features/journal/why-amount.tsx';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { Waiting } from '#mfe-admin/features/waiting/waiting.tsx';
import { toneOf } from './next-action.model.ts';
import { ordersList } from './orders-list.ts';
import { buyerOf, itemsOf, type ListedOrder } from './queued-order.model.ts';

const actionLabels = {
  ANSWER_DISPUTE: 'orders.next.ANSWER_DISPUTE',
  ANSWER_RETURN: 'orders.next.ANSWER_RETURN',
  CHECK_REFUND: 'orders.next.CHECK_REFUND',
  COLLECT: 'orders.next.COLLECT',
  SHIP: 'orders.next.SHIP',
  HAND_OVER: 'orders.next.HAND_OVER',
  CONFIRM_DELIVERY: 'orders.next.CONFIRM_DELIVERY',
  PAY_OUT: 'orders.next.PAY_OUT',
  NONE: 'orders.next.NONE',
} as const;

/** The table of placed orders. */
export const ordersTable = defineTable({
  list: ordersList,
  rowId: ({ id }: ListedOrder) => id,
  rowLink: ({ id }) => `/orders/${id}`,
  searchLabel: 'orders.search',
  bulkActions: [
    { label: 'orders.bulk.ship', to: 'ship' },
    { label: 'orders.bulk.deliver', to: 'deliver' },
    { label: 'orders.bulk.print', to: 'print' },
  ],
  filters: { next: { label: 'orders.next', values: actionLabels }, placed: { label: 'orders.placed' } },
  columns: {
    number: {
      label: 'orders.number',
      names: true,
      cell: ({ order }) => <span style={{ whiteSpace: 'nowrap' }}>{order.number}</span>,
    },
    next: {
      label: 'orders.next',
      cell: ({ nextAction }) => (
        <Badge tone={toneOf(nextAction)}>
          <FormattedMessage id={actionLabels[nextAction]} />
        </Badge>
      ),
    },
    since: { label: 'orders.since', cell: ({ since, now }) => <Waiting iso={since} now={now} /> },
    buyer: {
      label: 'orders.buyer',
      cell: (row) => (
        <>
          {buyerOf(row)}
          {row.order.contact?.email && <small>{row.order.contact.email}</small>}
        </>
      ),
    },
    items: {
      label: 'orders.items',
      cell: (row) => {
        const { title, more } = itemsOf(row);
        return (
          <>
            {title}
            {more > 0 && (
              <small>
                <FormattedMessage id="orders.more" values={{ count: more }} />
              </small>
            )}
          </>
        );
      },
    },
    seller: { label: 'orders.seller', cell: ({ order }) => order.seller.displayName },
    goods: { label: 'orders.goods', align: 'end', cell: ({ goods }) => <Amount money={goods} exact /> },
    total: {
      label: 'orders.total',
      align: 'end',
      cell: ({ order }) => (
        <>
          <WhyAmount money={order.total} document={order.id} />
          {order.amountRemaining.amountCents > 0 && (
            <small>
              <FormattedMessage id="orders.open" values={{ amount: <Amount money={order.amountRemaining} /> }} />
            </small>
          )}
        </>
      ),
    },
    margin: {
      label: 'orders.margin',
      align: 'end',
      cell: ({ order: { id, margin } }) =>
        margin ? (
          margin.margin ? (
            <WhyAmount money={margin.margin} document={id} exact />
          ) : (
            <span className="hs-mute">
              <FormattedMessage id="orders.costUnknown" />
            </span>
          )
        ) : (
          '–'
        ),
    },
    due: { label: 'orders.due', align: 'end', cell: ({ dueAt }) => (dueAt ? <Day iso={dueAt} /> : '–') },
  },
});
