import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { ListPage, Rows } from '#mfe-account/features/list-page/list-page.tsx';
import { ListTools } from '#mfe-account/features/list-page/list-tools.tsx';
import { PageLinks } from '#mfe-account/features/list-page/page-links.tsx';
import { SellerFilter } from '#mfe-account/features/list-page/seller-filter.tsx';
import { SellingOrderCard } from '#mfe-account/features/selling/selling-order-card.tsx';
import { sellingStages } from '#mfe-account/features/selling/selling-order.model.ts';
import type { SellingOrdersView } from './orders-loader.ts';

/** `/profile/selling/orders`: what to ship, what has arrived, and where the money is. */
export function Component(): ReactNode {
  const view = useLoaderData<SellingOrdersView>();
  const { formatMessage } = useIntl();
  const total = sellingStages.reduce((sum, { count }) => sum + view.counts[count], 0);
  const filters = [
    { value: null, label: <FormattedMessage id="selling.state.all" />, count: total },
    ...sellingStages.map(({ value, stage, count }) => ({
      value,
      label: <FormattedMessage id={`selling.stage.${stage}`} />,
      count: view.counts[count],
    })),
  ];
  return (
    <ListPage>
      <PageHead title={formatMessage({ id: 'profile.page.orders' })} path="/profile/selling/orders" />
      <Heading level={1} step="1">
        <FormattedMessage id="profile.page.orders" />
      </Heading>
      <SellerFilter everySeller={view.everySeller} />
      <ListTools
        filters={filters}
        current={view.state}
        searchLabel={<FormattedMessage id="selling.search" />}
        search={view.search}
        keeps={['seller']}
        found={<FormattedMessage id="selling.found" values={{ count: view.totalCount, search: view.search }} />}
        isEmpty={total === 0}
      />
      {view.orders.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id={total === 0 ? 'selling.none' : 'selling.notFound'} />}
          actions={
            <Button as={Link} to={total === 0 ? '/profile/selling' : '/profile/selling/orders'}>
              <FormattedMessage id={total === 0 ? 'profile.page.selling' : 'selling.all'} />
            </Button>
          }
        />
      ) : (
        <Rows>
          {view.orders.map((row) => (
            <SellingOrderCard key={row.id} row={row} withSeller={view.everySeller} />
          ))}
        </Rows>
      )}
      <PageLinks newer={view.newer} older={view.older} />
    </ListPage>
  );
}
