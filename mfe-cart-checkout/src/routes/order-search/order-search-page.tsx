import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { PageHead } from '@headstock/i18n/page-head';
import { down } from '@headstock/ui/breakpoints';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { FoundOrder } from '#mfe-cart-checkout/features/order-search/found-order.tsx';
import { SearchForm } from '#mfe-cart-checkout/features/order-search/order-search-form.tsx';
import type { loader } from './order-search-loader.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: 48px clamp(32px, 6vw, 96px);
  padding-block: clamp(28px, 4vw, 56px) 96px;
  & > header {
    display: grid;
    grid-column: 1 / -1;
    gap: 12px;
    & > .hs-lead {
      max-width: 34em;
    }
  }
  & > aside {
    align-self: start;
    padding: 28px;
    border-radius: var(--hs-r-control);
    background: var(--hs-sunken);
    & > h2 {
      margin-bottom: 12px;
    }
    & > p + p {
      margin-top: 16px;
    }
  }
  ${down('tabletMedium')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** `/orders/search`: finds an order by its number and the buyer's e-mail, and shows how far it has come. */
export function Component() {
  const view = useLoaderData<typeof loader>();
  const [beganWithForm] = useState(view.status === null);
  const intl = useIntl();
  const { phone } = storeProfile;
  return (
    <Root className="hs-wrap">
      <PageHead
        title={intl.formatMessage({ id: 'orderSearch.title' })}
        description={intl.formatMessage({ id: 'orderSearch.description' })}
        path="/orders/search"
      />
      <header>
        <h1 className="hs-title">
          <FormattedMessage id="orderSearch.title" />
        </h1>
        <p className="hs-lead">
          <FormattedMessage id="orderSearch.lead" />
        </p>
      </header>
      {view.status ? <FoundOrder status={view.status} takesFocus={beganWithForm} /> : <SearchForm view={view} />}
      <aside aria-labelledby="order-search-help">
        <h2 id="order-search-help" className="hs-3">
          <FormattedMessage id="orderSearch.help" />
        </h2>
        <p>
          <FormattedMessage id="orderSearch.helpText" values={{ phone: <a href={phone.href}>{phone.label}</a> }} />
        </p>
        <p>
          <Link to="/forms/contact?topic=order">
            <FormattedMessage id="orderSearch.contact" />
          </Link>
        </p>
      </aside>
    </Root>
  );
}
