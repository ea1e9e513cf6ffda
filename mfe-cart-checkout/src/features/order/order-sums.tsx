import styled from '@emotion/styled';
import { paymentLabelId, paymentLabels } from '@headstock/contracts/payments';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SumList, type SumRow } from '#mfe-cart-checkout/features/cart/sum-list.tsx';
import { SummaryBox } from '#mfe-cart-checkout/features/cart/summary-box.tsx';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { isWebAddress } from '#mfe-cart-checkout/features/payment/payment.model.ts';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { JournalAmount } from './journal-amount.tsx';
import { OrderLayaway } from './order-layaway.tsx';
import { OrderMargin } from './order-margin.tsx';
import type { ShownOrder } from './shown-order.ts';

const Root = styled(SummaryBox)`
  & > h2:not(:first-of-type),
  & > section > h2 {
    margin-top: 28px;
  }
  & .next {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  @media print {
    padding: 0;
    border: 0;
  }
`;

/** What the order costs, how it was paid and what was given back. Renders an `<aside>`. */
export function OrderSums({ order }: { readonly order: ShownOrder }) {
  const rows = useRows(order);
  const payments = usePayments(order);
  const refunds = useRefunds(order);
  return (
    <Root aria-labelledby="order-sums">
      <h2 id="order-sums">
        <FormattedMessage id="cart.summary" />
      </h2>
      <SumList rows={rows} />
      {order.taxExemptReason && (
        <p className="hs-small hs-mute">
          <FormattedMessage id="order.taxExempt" values={{ reason: order.taxExemptReason }} />
        </p>
      )}
      <h2>
        <FormattedMessage id="order.payments" />
      </h2>
      {payments.length > 0 ? (
        <>
          <SumList rows={payments} />
          {order.capturedPayments.map(({ id, payment }) => (
            <NextAction key={id} payment={payment} />
          ))}
        </>
      ) : (
        <p className="hs-mute">
          <FormattedMessage id="order.noPayments" />
        </p>
      )}
      {order.layaway && <OrderLayaway layaway={order.layaway} />}
      {refunds.length > 0 && (
        <>
          <h2>
            <FormattedMessage id="order.refunds" />
          </h2>
          <SumList rows={refunds} />
        </>
      )}
      {order.margin && <OrderMargin order={order} margin={order.margin} />}
    </Root>
  );
}

/** An amount of a document; for staff who may read the books it opens into the journal. */
const explained = ({ margin }: ShownOrder, document: string, text: string): ReactNode =>
  margin ? <JournalAmount document={document} text={text} /> : text;

function useRows(order: ShownOrder): SumRow[] {
  const money = useMoney(order.subTotal.currency.iso);
  const row = (key: string, label: SumRow['label'], cents: number): SumRow => ({
    key,
    label,
    value: money(cents, 'always'),
  });
  const text = (id: string) => <FormattedMessage id={id} />;
  const { discountTotal, extraFee, extraFeeDescription, amountRemaining } = order;
  return [
    row('subTotal', text('cart.subTotal'), order.subTotal.amountCents),
    ...(discountTotal.amountCents > 0 ? [row('discount', text('cart.discount'), -discountTotal.amountCents)] : []),
    row('shipping', order.shippingMethod?.name ?? text('cart.shipping'), order.shippingCost.amountCents),
    row('tax', text('cart.tax'), order.tax.amountCents),
    ...(extraFee.amountCents === 0 ? [] : [row('fee', extraFeeDescription ?? text('cart.fee'), extraFee.amountCents)]),
    { ...row('total', text('cart.total'), order.total.amountCents), total: true },
    ...(amountRemaining.amountCents > 0
      ? [row('remaining', text('order.remaining'), amountRemaining.amountCents)]
      : []),
  ];
}

function usePayments(order: ShownOrder): SumRow[] {
  const money = useMoney(order.subTotal.currency.iso);
  const intl = useIntl();
  const labels = paymentLabels[intl.locale === 'fr' ? 'fr' : 'en'];
  const date = useShopDate();
  return order.capturedPayments.map(({ id, isTrade, amount, payment, reversal }) => {
    const isGone = reversal !== null && reversal.state !== 'DISPUTE_WON';
    const status = isGone ? null : intl.formatMessage({ id: `order.status.${payment.status}` });
    const taken = reversal && intl.formatMessage({ id: `order.reversal.${reversal.state}` });
    const until = reversal?.respondBy && date(reversal.respondBy, 'day');
    const answer = until && intl.formatMessage({ id: 'order.reversalAnswer' }, { date: until });
    const at = reversal?.at ?? payment.capturedAt ?? (payment.__typename === 'PaymentAch' ? payment.submittedAt : null);
    const when = at && date(at, 'day');
    return {
      key: id,
      label: labels[paymentLabelId(payment, isTrade)],
      note: [detailOf(payment), status, taken, when, answer].filter(Boolean).join(' · '),
      value: explained(order, payment.id, money(amount.amountCents, 'always')),
    };
  });
}

/** What a bank still wants of the buyer before it pays. */
function NextAction({ payment }: { readonly payment: ShownPayment }) {
  const url = payment.__typename === 'PaymentAch' ? payment.nextAction?.url : null;
  if (!url || !isWebAddress(url)) return null;
  return (
    <p data-print="hide">
      <a className="next" href={url}>
        <FormattedMessage id="order.confirmAmounts" />
      </a>
    </p>
  );
}

type ShownPayment = ShownOrder['capturedPayments'][number]['payment'];

/** What tells a payment from others of its kind. */
function detailOf(payment: ShownPayment): string | null {
  if (payment.__typename === 'PaymentCard') return payment.last4 && `•••• ${payment.last4}`;
  if (payment.__typename === 'PaymentPrepaidCode') return payment.code;
  return payment.__typename === 'PaymentManual' ? payment.manualType : null;
}

function useRefunds(order: ShownOrder): SumRow[] {
  const intl = useIntl();
  const money = useMoney(order.subTotal.currency.iso);
  const date = useShopDate();
  return order.refunds.map((refund) => ({
    key: refund.id,
    label: (
      <FormattedMessage
        id={refund.status === 'SUCCEEDED' ? 'order.refundedOn' : 'order.refundOf'}
        values={{ date: date(refund.createdAt, 'day') }}
      />
    ),
    note: [
      refund.reason,
      refund.isVoid && intl.formatMessage({ id: 'order.refundVoid' }),
      refund.status === 'FAILED' && intl.formatMessage({ id: 'order.refundFailed' }),
      (refund.status === 'REQUESTED' || refund.status === 'PENDING') &&
        intl.formatMessage({ id: 'order.refundPending' }),
    ]
      .filter(Boolean)
      .join(' · '),
    value: explained(order, refund.id, money(-refund.refundedAmount.amountCents, 'always')),
  }));
}
