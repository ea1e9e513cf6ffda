import { formatMoney } from '@headstock/ui/format-money';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { refundedCents, type SellingRow } from './selling-order.model.ts';

/** What a sale brings: goods, shipping, less the shop's share, what was refunded, and the payout. Renders a `<dl>`. */
export function SellingMoney({ order }: { readonly order: SellingRow }): ReactNode {
  const intl = useIntl();
  const refunded = refundedCents(order);
  const isOwn = order.payoutState === 'NONE';
  const rows: readonly (readonly [key: string, cents: number])[] = [
    ...(refunded > 0 ? [['refunded', refunded] as const] : []),
    [refunded > 0 ? 'kept' : 'sale', order.sale.amountCents],
    ...(order.shipping.amountCents > 0 ? [['shipping', order.shipping.amountCents] as const] : []),
    ...(isOwn ? [] : [['commission', -order.commission.amountCents] as const]),
    ...(isOwn ? [] : [['payout', order.payout.amountCents] as const]),
  ];
  return (
    <dl>
      {rows.map(([key, cents]) => (
        <div key={key} data-key={key === 'payout' ? 'next' : key}>
          <dt>
            <FormattedMessage id={`selling.money.${key}`} />
          </dt>
          <dd className="hs-num">{formatMoney(cents, { ...intl, cents: 'always' })}</dd>
        </div>
      ))}
    </dl>
  );
}
