import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { PageHead } from '@headstock/i18n/page-head';
import { down } from '@headstock/ui/breakpoints';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { problemsOf, type SearchProblem } from '#mfe-cart-checkout/features/order-search/find-order.ts';
import { SearchForm } from '#mfe-cart-checkout/features/order-search/order-search-form.tsx';

export interface SearchView {
  /** What a page without scripts came back with. */
  readonly problems: readonly SearchProblem[];
  readonly number: string;
}

/** What the address says: after a search without scripts its problems, and the number as it was typed. */
export function loader({ request }: LoaderFunctionArgs): SearchView {
  const search = new URL(request.url).searchParams;
  return { problems: problemsOf(search.getAll('problem')), number: (search.get('number') ?? '').slice(0, 40) };
}

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

/** `/orders/search`: finds an order by its number and the buyer's e-mail. */
export function Component() {
  const view = useLoaderData<typeof loader>();
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
      <SearchForm view={view} />
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
