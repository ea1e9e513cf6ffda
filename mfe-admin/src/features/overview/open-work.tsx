import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useAdminSections } from '#mfe-admin/features/admin-nav/sections-context.ts';
import type { OverviewAllQuery } from './overview.generated.ts';

type Work = OverviewAllQuery['shopOverview']['openWork'];

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 170px), 1fr));
  gap: 12px;
  & a {
    display: grid;
    gap: 4px;
    height: 100%;
    padding: 16px 18px;
    border: 1px solid var(--hs-line);
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
    text-decoration: none;
    &:hover {
      border-color: var(--hs-line-strong);
    }
    & > b {
      font: 400 2.25rem/1 var(--hs-serif);
    }
    & > span {
      font-size: var(--hs-t-small);
      color: var(--hs-ink-2);
    }
  }
`;

/** The lists on which work is done until a section of the back office has its own. */
const lists: Readonly<Record<Work[number]['kind'], string>> = {
  TO_SHIP: '/profile/selling/orders?state=to-ship',
  RETURNS: '/profile/selling/orders',
  OFFERS: '/profile/selling/offers?state=received',
  FORMS: '/admin/content/forms?state=NEW',
  APPRAISALS: '/admin/appraisals?state=NEW',
  CONSENTS: '/admin/consents',
  TWO_STEP_RESETS: '/admin/accounts?kind=TWO_STEP_RESET',
  MAILS: '/admin/mails?state=RETRYING&state=DEAD',
  WEBHOOKS: '/admin/integrations/deliveries?state=FAILED',
  SETTLEMENTS: '/admin/settlements?state=OPEN',
};

/** What waits for somebody, each kind a link to its list. Renders a `<ul>`. */
export function OpenWork({ work }: { readonly work: Work }): ReactNode {
  const { formatMessage } = useIntl();
  const sections = useAdminSections();
  const listOf = (kind: Work[number]['kind']): string =>
    sections.flatMap((section) => section.work?.[kind] ?? [])[0] ?? lists[kind];
  return (
    <Root aria-label={formatMessage({ id: 'overview.work' })}>
      {work.map(({ kind, count }) => (
        <li key={kind}>
          <Link to={listOf(kind)}>
            <b className="hs-num">
              <FormattedNumber value={count} />
            </b>
            <span>
              <FormattedMessage id={`overview.work.${kind}`} values={{ count }} />
            </span>
          </Link>
        </li>
      ))}
    </Root>
  );
}
