import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { ListPage, Rows } from '#mfe-account/features/list-page/list-page.tsx';
import { ListTools } from '#mfe-account/features/list-page/list-tools.tsx';
import { PageLinks } from '#mfe-account/features/list-page/page-links.tsx';
import { ClaimNotice } from '#mfe-account/features/purchases/claim-notice.tsx';
import { PurchaseCard } from '#mfe-account/features/purchases/purchase-card.tsx';
import { PurchasesEmpty } from '#mfe-account/features/purchases/purchases-empty.tsx';
import { stages } from '#mfe-account/features/purchases/purchase.model.ts';
import type { PurchasesView } from './purchases-loader.ts';

/** `/profile/buying/purchases`: every order of the account, where it is, and what is left to pay. */
export function Component(): ReactNode {
  const view = useLoaderData<PurchasesView>();
  const { formatMessage } = useIntl();
  const total = Object.values(view.counts).reduce((sum, count) => sum + count, 0);
  const filters = [
    { value: null, label: <FormattedMessage id="buying.purchases.state.all" />, count: total },
    ...stages.map(({ value, stage }) => ({
      value,
      label: <FormattedMessage id={`buying.purchases.state.${value}`} />,
      count: view.counts[stage],
    })),
  ];
  return (
    <ListPage>
      <PageHead title={formatMessage({ id: 'profile.page.purchases' })} path="/profile/buying/purchases" />
      <Heading level={1} step="1">
        <FormattedMessage id="profile.page.purchases" />
      </Heading>
      <ClaimNotice count={view.claimable} />
      <ListTools
        filters={filters}
        current={view.state}
        searchLabel={<FormattedMessage id="buying.purchases.search" />}
        search={view.search}
        found={
          <FormattedMessage id="buying.purchases.found" values={{ count: view.totalCount, search: view.search }} />
        }
        isEmpty={total === 0}
      />
      {view.purchases.length === 0 ? (
        <PurchasesEmpty none={total === 0} />
      ) : (
        <Rows>
          {view.purchases.map((purchase) => (
            <PurchaseCard key={purchase.id} purchase={purchase} />
          ))}
        </Rows>
      )}
      <PageLinks newer={view.newer} older={view.older} />
    </ListPage>
  );
}
