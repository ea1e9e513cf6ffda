import { useShopDate } from '@headstock/i18n/use-shop-date';
import styled from '@emotion/styled';
import type { WidgetProps } from '@headstock/contracts/remotes';
import { Button } from '@headstock/ui/button';
import { Loading } from '@headstock/ui/loading';
import { formatMoney } from '@headstock/ui/format-money';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { BellListQuery } from './bell.generated.ts';
import { useBellList } from './use-bell-list.ts';

const Root = styled.nav`
  display: grid;
  gap: 16px;
  align-content: start;
  max-height: min(70vh, 560px);
  overflow-y: auto;
  & h2 {
    font: 600 var(--hs-t-small) / 1.2 var(--hs-sans);
    letter-spacing: 0;
    color: var(--hs-ink-3);
  }
  & ul > li > a {
    display: grid;
    gap: 2px;
    padding-block: 10px;
    border-bottom: 1px solid var(--hs-line);
    text-decoration: none;
    overflow-wrap: anywhere;
    &:hover {
      color: var(--hs-plush);
    }
    &[data-new] {
      font-weight: 600;
    }
    & > small {
      font-weight: 400;
      color: var(--hs-ink-3);
    }
  }
`;

interface EntriesProps {
  readonly title: string;
  readonly children: readonly ReactNode[];
}

function Entries({ title, children }: EntriesProps): ReactNode {
  if (children.length === 0) return null;
  return (
    <section>
      <h2>
        <FormattedMessage id={title} />
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

function Lists({ list, onClose }: { readonly list: BellListQuery } & WidgetProps): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  const { ordersCompleted: orders, threads, notifications } = list;
  const isEmpty = [orders, threads, notifications].every(({ edges }) => edges.length === 0);
  if (isEmpty)
    return (
      <p>
        <FormattedMessage id="bell.empty" />
      </p>
    );
  return (
    <>
      <Entries title="bell.orders">
        {orders.edges.map(({ node: { id, number, amountRemaining } }) => (
          <li key={id}>
            <Link to={`/orders/${id}`} onClick={onClose}>
              <FormattedMessage id="bell.order" values={{ number: number ?? '' }} />
              <small>
                <FormattedMessage
                  id="bell.remaining"
                  values={{ amount: formatMoney(amountRemaining.amountCents, intl) }}
                />
              </small>
            </Link>
          </li>
        ))}
      </Entries>
      <Entries title="bell.threads">
        {threads.edges.map(({ node: { id, unreadCount, subject, counterpart } }) => (
          <li key={id}>
            <Link to={`/profile/messages/${id}`} onClick={onClose} data-new="">
              <FormattedMessage id="bell.thread" values={{ name: counterpart.displayName, count: unreadCount }} />
              <small>{subject.title}</small>
            </Link>
          </li>
        ))}
      </Entries>
      <Entries title="bell.latest">
        {notifications.edges.map(({ node: { id, title, path, createdAt, seenAt } }) => (
          <li key={id}>
            <Link to={path} onClick={onClose} data-new={seenAt === null ? '' : undefined}>
              {title}
              <small>
                <time dateTime={createdAt}>{formatDate(createdAt, 'minute')}</time>
              </small>
            </Link>
          </li>
        ))}
      </Entries>
    </>
  );
}

/** What the bell opens: orders that are paid in part, unread messages, and what happened lately. Renders a `<nav>` without a surface. */
export function BellListPanel({ onClose }: WidgetProps): ReactNode {
  const { formatMessage } = useIntl();
  const { bell, reload } = useBellList();
  return (
    <Root aria-label={formatMessage({ id: 'bell.label' })}>
      {bell.kind === 'loading' && <Loading label={formatMessage({ id: 'bell.loading' })} />}
      {bell.kind === 'failed' && (
        <>
          <p role="alert">
            <FormattedMessage id="bell.failed" />
          </p>
          <Button size="small" variant="outline" onClick={reload}>
            <FormattedMessage id="bell.retry" />
          </Button>
        </>
      )}
      {bell.kind === 'loaded' && <Lists list={bell.list} onClose={onClose} />}
      <Button as={Link} to="/profile/messages" variant="outline" size="small" wide onClick={onClose}>
        <FormattedMessage id="bell.allMessages" />
      </Button>
    </Root>
  );
}
