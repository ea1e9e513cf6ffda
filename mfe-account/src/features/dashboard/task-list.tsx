import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { formatMoney } from '@headstock/ui/format-money';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Task, Tasks } from './task.model.ts';

const Root = styled.ul`
  display: grid;
  border-block: 1px solid var(--hs-line);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 20px;
    padding-block: 14px;
    & + li {
      border-top: 1px solid var(--hs-line);
    }
    & > div {
      display: grid;
      gap: 2px;
      overflow-wrap: anywhere;
    }
    & strong {
      font-weight: 600;
    }
    & p {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 4px 10px;
      color: var(--hs-ink-3);
      font-size: var(--hs-t-small);
    }
  }
`;

function Row({ id, kind, subject, about, cents, dueAt, isOverdue, path }: Task): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  const amount = cents === null ? '' : formatMoney(cents, intl);
  return (
    <li>
      <div>
        <strong id={id}>
          <FormattedMessage id={`dashboard.task.${kind}`} values={{ subject, about, amount }} />
        </strong>
        {(dueAt !== null || isOverdue) && (
          <p>
            {isOverdue && (
              <Badge tone="bad">
                <FormattedMessage id="dashboard.overdue" />
              </Badge>
            )}
            {dueAt !== null && (
              <time dateTime={dueAt}>
                <FormattedMessage
                  id={isOverdue && kind === 'ship' ? 'dashboard.wasDue' : 'dashboard.due'}
                  values={{ moment: formatDate(dueAt, 'moment') }}
                />
              </time>
            )}
          </p>
        )}
      </div>
      <Button as={Link} to={path} size="small" variant="outline" aria-describedby={id}>
        <FormattedMessage id={`dashboard.do.${kind}`} />
      </Button>
    </li>
  );
}

/** What waits for the person, with a button each. Renders a `<ul>`, and links to what is not listed. */
export function TaskList({ tasks, more }: Tasks): ReactNode {
  if (tasks.length === 0)
    return (
      <p className="hs-mute">
        <FormattedMessage id="dashboard.nothing" />
      </p>
    );
  return (
    <>
      <Root>
        {tasks.map((task) => (
          <Row key={task.id} {...task} />
        ))}
      </Root>
      {more.map(({ path, page, count }) => (
        <Link key={path} to={path}>
          <FormattedMessage id={`dashboard.more.${page}`} values={{ count }} />
        </Link>
      ))}
    </>
  );
}
