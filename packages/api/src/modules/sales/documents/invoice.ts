import { paymentLabelId, paymentLabels } from '@headstock/contracts/payments';
import { lineAmount } from '#api/modules/sales/orders/pricing.model.ts';
import { cell, type DocumentSum } from './document.model.ts';
import type { DocumentBody, DocumentOrder, DocumentPen } from './document-order.ts';

function sums({ row, price, payments }: DocumentOrder, openCents: number, pen: DocumentPen): DocumentSum[] {
  const { words, money, day, locale } = pen;
  const sum = (label: string, cents: number, isTotal = false): DocumentSum => ({ label, value: money(cents), isTotal });
  return [
    sum(words.subTotal, price.subTotalCents),
    ...(price.discountCents > 0 ? [sum(words.discount, -price.discountCents)] : []),
    sum(words.shipping, price.shippingCents),
    ...(price.extraFeeCents > 0 ? [sum(words.fee, price.extraFeeCents)] : []),
    sum(words.tax, price.taxCents),
    sum(words.total, price.totalCents, true),
    ...payments
      .filter(({ capturedAmount }) => capturedAmount.amountCents > 0)
      .map(({ payment, isTrade, capturedAmount }) => {
        const label = paymentLabels[locale][paymentLabelId(payment, isTrade)];
        const at = payment.capturedAt && day(payment.capturedAt);
        return sum([label, at].filter(Boolean).join(', '), capturedAmount.amountCents);
      }),
    ...(row.refunded_cents > 0 ? [sum(words.refunded, -row.refunded_cents)] : []),
    ...(openCents > 0 ? [sum(words.due, openCents, true)] : []),
  ];
}

/** What was bought, what it costs, and what was paid. */
export function invoiceBody(order: DocumentOrder, openCents: number, pen: DocumentPen): DocumentBody {
  const { words, money, day } = pen;
  const { row, lines, goods } = order;
  const state = row.fully_paid_at && row.payment_state === 'PAID' ? day(row.fully_paid_at) : null;
  return {
    facts: [
      { label: words.state, value: words.states[row.payment_state] },
      ...(state ? [{ label: words.paidOn, value: state }] : []),
    ],
    columns: [
      { label: words.item, isNumber: false, share: 50 },
      { label: words.quantity, isNumber: true, share: 10 },
      { label: words.unit, isNumber: true, share: 20 },
      { label: words.amount, isNumber: true, share: 20 },
    ],
    rows: lines.map((line) => {
      const { title = '', sku = '' } = goods.get(line.listingId) ?? {};
      const isOff = line.state === 'CANCELLED' || line.state === 'RETURNED';
      return {
        cells: [
          cell(title, isOff ? `${sku} · ${words.lines[line.state]}` : sku),
          cell(String(line.quantity)),
          cell(money(line.unitCents)),
          cell(money(lineAmount(line))),
        ],
      };
    }),
    sums: sums(order, openCents, pen),
    notes: row.tax_exempt_reason ? [words.taxExempt(row.tax_exempt_reason)] : [],
  };
}
