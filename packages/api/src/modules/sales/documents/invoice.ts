import { paymentLabelId, paymentLabels } from '@headstock/contracts/payments';
import { lineItemAmount } from '#api/modules/sales/orders/pricing.model.ts';
import { cell, type DocumentSum } from '#api/platform/pdf/printed-document.ts';
import type { DocumentBody, DocumentOrder, DocumentFormat } from './document-order.ts';

function sums({ row, price, payments }: DocumentOrder, openCents: number, format: DocumentFormat): DocumentSum[] {
  const { copy, money, day, locale } = format;
  const sum = (label: string, cents: number, isTotal = false): DocumentSum => ({ label, value: money(cents), isTotal });
  return [
    sum(copy.subTotal, price.subTotalCents),
    ...(price.discountCents > 0 ? [sum(copy.discount, -price.discountCents)] : []),
    sum(copy.shipping, price.shippingCents),
    ...(price.extraFeeCents > 0 ? [sum(copy.fee, price.extraFeeCents)] : []),
    sum(copy.tax, price.taxCents),
    sum(copy.total, price.totalCents, true),
    ...payments
      .filter(({ capturedAmount }) => capturedAmount.amountCents > 0)
      .map(({ payment, isTrade, capturedAmount }) => {
        const label = paymentLabels[locale][paymentLabelId(payment, isTrade)];
        const at = payment.capturedAt && day(payment.capturedAt);
        return sum([label, at].filter(Boolean).join(', '), capturedAmount.amountCents);
      }),
    ...(row.refunded_cents > 0 ? [sum(copy.refunded, -row.refunded_cents)] : []),
    ...(openCents > 0 ? [sum(copy.due, openCents, true)] : []),
  ];
}

/** What was bought, what it costs, and what was paid. */
export function invoiceBody(order: DocumentOrder, openCents: number, format: DocumentFormat): DocumentBody {
  const { copy, money, day } = format;
  const { row, lines, goods } = order;
  const state = row.fully_paid_at && row.payment_state === 'PAID' ? day(row.fully_paid_at) : null;
  return {
    facts: [
      { label: copy.state, value: copy.states[row.payment_state] },
      ...(state ? [{ label: copy.paidOn, value: state }] : []),
    ],
    columns: [
      { label: copy.item, isNumber: false, share: 50 },
      { label: copy.quantity, isNumber: true, share: 10 },
      { label: copy.unit, isNumber: true, share: 20 },
      { label: copy.amount, isNumber: true, share: 20 },
    ],
    rows: lines.map((line) => {
      const { title = '', sku = '' } = goods.get(line.listingId) ?? {};
      const isOff = line.state === 'CANCELLED' || line.state === 'RETURNED';
      return {
        cells: [
          cell(title, isOff ? `${sku} · ${copy.lines[line.state]}` : sku),
          cell(String(line.quantity)),
          cell(money(line.unitCents)),
          cell(money(lineItemAmount(line))),
        ],
      };
    }),
    sums: sums(order, openCents, format),
    notes: row.tax_exempt_reason ? [copy.taxExempt(row.tax_exempt_reason)] : [],
  };
}
