import styled from '@emotion/styled';
import { Badge } from '@headstock/ui/badge';
import { down } from '@headstock/ui/breakpoints';
import { EmptyState } from '@headstock/ui/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { Waiting } from '#mfe-admin/features/waiting/waiting.tsx';
import { toneOf } from './next-action.model.ts';
import type { OrderNextAction } from './order-queue.generated.ts';
import { buyerOf, itemsOf, type QueuedOrder } from './queued-order.model.ts';

/** A column of the board: what is to be done, for how many orders, and those that wait longest. */
export interface BoardColumn {
  readonly nextAction: OrderNextAction;
  readonly count: number;
  readonly oldestSince: string;
  readonly orders: readonly QueuedOrder[];
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(270px, 1fr));
  align-items: start;
  gap: 20px 16px;
  ${down('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
  & > section {
    display: grid;
    gap: 10px;
    padding: 14px;
    border-radius: var(--hs-r-card);
    background: var(--hs-sunken);
    & > header {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 4px 10px;
    }
    & h2 {
      font: 600 1rem / 1.3 var(--hs-sans);
      letter-spacing: 0;
    }
    & > ul {
      display: grid;
      gap: 8px;
    }
  }
  & li > a {
    display: grid;
    gap: 2px;
    padding: 10px 12px;
    border-radius: var(--hs-r-control);
    background: var(--hs-page);
    text-decoration: none;
    font-size: var(--hs-t-small);
    line-height: 1.4;
    &:hover strong {
      text-decoration: underline;
    }
    & > span {
      display: flex;
      justify-content: space-between;
      gap: 10px;
    }
  }
`;

function OrderCard({ row, now }: { readonly row: QueuedOrder; readonly now: number }): ReactNode {
  const { title, more } = itemsOf(row);
  return (
    <Link to={`/orders/${row.id}`}>
      <strong>{title}</strong>
      {more > 0 && <FormattedMessage id="orders.more" values={{ count: more }} />}
      <span>
        <span className="hs-num">{row.order.number}</span>
        <Amount money={row.order.total} />
      </span>
      <span className="hs-mute">
        <span>{buyerOf(row)}</span>
        <Waiting iso={row.since} now={now} />
      </span>
    </Link>
  );
}

/** Placed orders by what is to be done next, those that wait longest first. Renders a `<div>`. */
export function OrderBoard({
  columns,
  now,
}: {
  readonly columns: readonly BoardColumn[];
  readonly now: number;
}): ReactNode {
  if (columns.length === 0)
    return (
      <EmptyState title={<FormattedMessage id="orders.nothingOpen" />}>
        <FormattedMessage id="orders.nothingOpenHint" />
      </EmptyState>
    );
  return (
    <Root>
      {columns.map(({ nextAction, count, oldestSince, orders }) => (
        <section key={nextAction} aria-labelledby={`board-${nextAction}`}>
          <header>
            <h2 id={`board-${nextAction}`}>
              <FormattedMessage id={`orders.next.${nextAction}`} />
            </h2>
            <Badge tone={toneOf(nextAction)}>
              <FormattedMessage id="orders.count" values={{ count }} />
            </Badge>
          </header>
          <p className="hs-mute">
            <FormattedMessage id="orders.oldest" values={{ moment: <Waiting iso={oldestSince} now={now} /> }} />
          </p>
          <ul>
            {orders.map((row) => (
              <li key={row.id}>
                <OrderCard row={row} now={now} />
              </li>
            ))}
          </ul>
          <Link to={`/admin/orders?next=${nextAction}`}>
            <FormattedMessage id="orders.all" values={{ count }} />
          </Link>
        </section>
      ))}
    </Root>
  );
}
