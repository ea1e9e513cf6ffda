import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SumList } from '#mfe-cart-checkout/features/cart/sum-list.tsx';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { JournalAmount } from './journal-amount.tsx';
import type { ShownOrder } from './shown-order.ts';

/** Props of the margin. */
export interface OrderMarginProps {
  readonly order: ShownOrder;
  readonly margin: NonNullable<ShownOrder['margin']>;
}

/** What the order brought the shop, for staff who may read the books; never printed. Renders a `<section>`. */
export function OrderMargin({ order, margin }: OrderMarginProps): ReactNode {
  const money = useMoney(order.subTotal.currency.iso);
  const { income, cost, pieces, costedPieces } = margin;
  const unknown = pieces - costedPieces;
  const row = (key: 'income' | 'cost' | 'margin', cents: number | null) => ({
    key,
    label: <FormattedMessage id={`order.${key}`} />,
    value:
      cents === null ? (
        <FormattedMessage id={`order.unknown.${key}`} />
      ) : (
        <JournalAmount document={order.id} text={money(cents, 'always')} />
      ),
    total: key === 'margin',
  });
  return (
    <section data-print="hide" aria-labelledby="order-margin">
      <h2 id="order-margin">
        <FormattedMessage id="order.marginTitle" />
      </h2>
      <SumList
        small
        rows={[
          row('income', income.amountCents),
          row('cost', cost && 0 - cost.amountCents),
          row('margin', margin.margin?.amountCents ?? null),
        ]}
      />
      {unknown > 0 && (
        <p className="hs-small hs-mute">
          <FormattedMessage id="order.costUnknown" values={{ count: unknown }} />
        </p>
      )}
    </section>
  );
}
