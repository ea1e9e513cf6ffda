import { EmptyState } from '@headstock/ui/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { Fact, Facts } from '#mfe-admin/features/money-form/facts.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { ChangeForm } from '#mfe-admin/features/stored-value/change-form.tsx';
import { EarlierTransactions } from '#mfe-admin/features/stored-value/earlier-transactions.tsx';
import { StoredValueState } from '#mfe-admin/features/stored-value/stored-value-table.tsx';
import type { StoreCreditPageData } from './store-credit-loader.ts';

const parent = '/admin/store-credits';

/** `/admin/store-credits/:id`: the ledger of a code or of credits, and changes of it. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const account = useLoaderData<StoreCreditPageData>();
  if (!account)
    return (
      <RouteDrawer title={formatMessage({ id: 'storeCredits.unknown' })} parent={parent}>
        <EmptyState title={<FormattedMessage id="storeCredits.unknown" />} />
      </RouteDrawer>
    );
  return (
    <RouteDrawer title={account.holder?.displayName ?? account.code ?? ''} parent={parent} width="wide">
      <div className="hs-stack">
        <Facts>
          <Fact name={<FormattedMessage id="storeCredits.kind" />}>
            <FormattedMessage id={`storeCredits.kind.${account.kind}`} />
          </Fact>
          <Fact name={<FormattedMessage id="storeCredits.balance" />}>
            <Amount money={account.balance} exact /> <StoredValueState state={account.state} />
          </Fact>
          <Fact name={<FormattedMessage id="storeCredits.issued" />}>
            <Amount money={account.issued} exact />
          </Fact>
          <Fact name={<FormattedMessage id="storeCredits.expires" />}>
            {account.expiresAt && <Moment iso={account.expiresAt} />}
          </Fact>
          <Fact name={<FormattedMessage id="storeCredits.author" />}>{account.issuedBy}</Fact>
        </Facts>
        <ChangeForm
          id={account.id}
          isExpired={account.state === 'EXPIRED'}
          balanceCents={account.balance.amountCents}
        />
        <EarlierTransactions key={account.transactions.edges[0]?.node.id} account={account} />
      </div>
    </RouteDrawer>
  );
}
