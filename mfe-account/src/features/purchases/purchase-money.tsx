import { formatMoney } from '@headstock/ui/format-money';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Purchase } from './purchase.model.ts';

/** What a purchase comes to, what is left to pay, the next instalment, and what goes back. Renders a `<dl>`. */
export function PurchaseMoney({ totalCents, openCents, next, refund }: Purchase): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  const rows = [
    ['total', totalCents, null],
    ...(openCents > 0 ? ([['left', openCents, null]] as const) : []),
    ...(next ? ([['next', next.cents, next.dueAt]] as const) : []),
    ...(refund ? ([[refund.hasArrived ? 'refunded' : 'refunding', refund.cents, null]] as const) : []),
  ] as const;
  return (
    <dl>
      {rows.map(([key, cents, dueAt]) => (
        <div key={key} data-key={key}>
          <dt>
            <FormattedMessage
              id={`lists.purchase.${key}`}
              values={{ day: dueAt === null ? '' : formatDate(dueAt, 'day') }}
            />
          </dt>
          <dd className="hs-num">{formatMoney(cents, { ...intl, cents: 'always' })}</dd>
        </div>
      ))}
    </dl>
  );
}
