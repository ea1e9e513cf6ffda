import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { Fact, Facts } from '#mfe-admin/features/money-form/facts.tsx';
import type { AdminOrderSumsQuery } from './order-queue.generated.ts';

/** What the orders of some days come to, on all pages of the list. Renders a `<section>`. */
export function OrderSums({ sums }: { readonly sums: AdminOrderSumsQuery['staffOrderSums'] }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <section aria-label={formatMessage({ id: 'orders.sums' })}>
      <Facts>
        <Fact name={<FormattedMessage id="orders.title" />}>{formatNumber(sums.orders)}</Fact>
        <Fact name={<FormattedMessage id="orders.goods" />}>
          <Amount money={sums.goods} exact />
        </Fact>
      </Facts>
    </section>
  );
}
