import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { formatMoney } from '@headstock/ui/format-money';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { ListPage } from '#mfe-account/features/list-page/list-page.tsx';
import type { AccountConsentsQuery } from '#mfe-account/features/consents/consents.generated.ts';

const List = styled.ul`
  display: grid;
  gap: 12px;
  & > li {
    display: grid;
    gap: 4px;
    padding: 16px 18px;
    border: 1px solid var(--hs-line);
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
    overflow-wrap: anywhere;
  }
`;

/** `/profile/selling/consents`: what the shop asked about instruments that the viewer consigned, the newest first. */
export function Component(): ReactNode {
  const requests = useLoaderData<AccountConsentsQuery['viewerConsentRequests']>();
  const intl = useIntl();
  const formatDate = useShopDate();
  const money = (cents: number): string => formatMoney(cents, { ...intl, cents: 'always' });
  return (
    <ListPage>
      <PageHead title={intl.formatMessage({ id: 'profile.page.consents' })} path="/profile/selling/consents" />
      <header>
        <Heading level={1} step="1">
          <FormattedMessage id="profile.page.consents" />
        </Heading>
        <p className="hs-mute">
          <FormattedMessage id="profile.hint.consents" />
        </p>
      </header>
      {requests.length === 0 ? (
        <p className="hs-mute">
          <FormattedMessage id="consents.none" />
        </p>
      ) : (
        <List>
          {requests.map(({ id, kind, title, priceBefore, priceAfter, state, expiresAt, closedAt }) => (
            <li key={id}>
              <Link to={`/consents/${id}`}>{title}</Link>
              <span>
                <FormattedMessage
                  id={`consents.row.${kind}`}
                  values={{ before: money(priceBefore.amountCents), after: money(priceAfter.amountCents) }}
                />
              </span>
              <span className="hs-mute">
                <FormattedMessage
                  id={`consents.state.${state}`}
                  values={{ at: formatDate(state === 'OPEN' ? expiresAt : (closedAt ?? expiresAt), 'moment') }}
                />
              </span>
            </li>
          ))}
        </List>
      )}
    </ListPage>
  );
}
