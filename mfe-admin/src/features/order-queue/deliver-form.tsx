import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListSelection } from '#mfe-admin/features/list-page/list-selection.tsx';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminOrdersDeliverDocument } from './order-queue.generated.ts';
import { type Outcome, OutcomeList } from './outcome-list.tsx';
import { buyerOf, itemsOf, type QueuedOrder } from './queued-order.model.ts';

const Root = styled.div`
  display: grid;
  gap: 18px;
  & > ul {
    display: grid;
    gap: 8px;
  }
  & small {
    display: block;
  }
`;

/** Marks every chosen order as delivered or picked up, after a look at which they are. Renders a `<div>`. */
export function DeliverForm({ orders }: { readonly orders: readonly QueuedOrder[] }): ReactNode {
  const client = useGraphQLClient();
  const { done } = useDrawer();
  const { clear } = useListSelection();
  const { isBusy, refusal, run } = useStaffAction();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const open = orders.filter(({ id }) => !outcomes.some(({ orderId, success }) => success && orderId === id));
  async function deliver(): Promise<void> {
    const ids = open.map(({ id }) => id);
    const answer = await run(
      async () => (await client.mutate(AdminOrdersDeliverDocument, { ids }, { quiet: true })).ordersDeliver,
    );
    if (!answer) return;
    setOutcomes([...outcomes.filter(({ success }) => success), ...answer.outcomes]);
    if (!answer.success) return;
    clear();
    done();
  }
  return (
    <Root>
      <p>
        <FormattedMessage id="orders.deliverText" />
      </p>
      <OutcomeList outcomes={outcomes} nameOf={(id) => orders.find((row) => row.id === id)?.order.number ?? id} />
      {refusal && outcomes.length === 0 && (
        <Notice tone="bad" live>
          {refusal.message}
        </Notice>
      )}
      <ul>
        {open.map((row) => (
          <li key={row.id}>
            <strong className="hs-num">{row.order.number}</strong> {itemsOf(row).title}
            <small className="hs-mute">{buyerOf(row)}</small>
          </li>
        ))}
      </ul>
      <Button busy={isBusy} disabled={open.length === 0} onClick={() => void deliver()}>
        <FormattedMessage id="orders.deliverCount" values={{ count: open.length }} />
      </Button>
    </Root>
  );
}
