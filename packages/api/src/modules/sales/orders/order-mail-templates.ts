import { orderNumber } from '@headstock/contracts/order-number';
import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';
import { defineMail, type MailTemplate, type MailText, mailText } from '#api/platform/mail/mail-template.ts';
import { buyerCopyFor, mailFrame, type OrderMailEvent, sellerCopy, type SellerMailEvent } from './order-mail-copy.ts';

const number = { sample: { en: 'HS-4F7K2-MQ3XY', fr: 'HS-4F7K2-MQ3XY' }, isRequired: true } as const;
const amount = { sample: { en: '$3,200.00', fr: '3\u202f200,00\u00a0$' } } as const;
const open = { sample: { en: '$1,700.00', fr: '1\u202f700,00\u00a0$' }, isRequired: true } as const;

type Facts = { readonly number: string; readonly amount: string };

/** Number and sum of the newest order. */
async function newestOrder(db: Db, locale: Locale): Promise<Partial<Facts>> {
  const { rows } = await sql<{ reference: string; cents: number | null }>`
    SELECT reference, total_cents AS cents FROM orders WHERE completed_at IS NOT NULL
    ORDER BY completed_at DESC LIMIT 1`.execute(db);
  const [order] = rows;
  return order ? { number: orderNumber(order.reference), amount: formatMoney(order.cents ?? 0, locale, 'narrow') } : {};
}

/** Amounts of an event stand for themselves in a template: the first is 1, the second 2. */
const standing =
  (...values: readonly string[]) =>
  (cents: number): string =>
    values[cents - 1] ?? '';

const base = (key: string, en: string, fr: string) =>
  ({
    key: `order.${key}`,
    group: 'orders',
    title: { en: `${en}, to the buyer`, fr: `${fr}, à l’acheteur` } satisfies LocalText,
    findValues: newestOrder,
  }) as const;

const asText = (
  locale: Locale,
  { subject, text }: { readonly subject: string; readonly text: readonly string[] },
): MailText => ({
  subject,
  paragraphs: text,
  link: mailFrame[locale].link,
});

/** Mails to buyers about their orders. */
const buyerMails = {
  placed: defineMail({
    ...base('placed', 'Order placed', 'Commande passée'),
    placeholders: { number },
    text: (locale, value) =>
      asText(
        locale,
        buyerCopyFor(locale, { number: value('number'), money: standing() }, { name: 'placed', totalCents: 0 }),
      ),
  }),
  paid: defineMail({
    ...base('paid', 'Order paid in full', 'Commande entièrement payée'),
    placeholders: { number, amount },
    text: (locale, value) =>
      asText(
        locale,
        buyerCopyFor(
          locale,
          { number: value('number'), money: standing(value('amount')) },
          { name: 'paid', paidCents: 1, at: new Date(0) },
        ),
      ),
  }),
  partlyPaid: defineMail({
    ...base('partlyPaid', 'Order partly paid', 'Commande payée en partie'),
    placeholders: { number, amount, open },
    text: (locale, value) =>
      asText(
        locale,
        buyerCopyFor(
          locale,
          { number: value('number'), money: standing(value('amount'), value('open')) },
          { name: 'partlyPaid', paidCents: 1, openCents: 2 },
        ),
      ),
  }),
  paymentFailed: defineMail({
    ...base('paymentFailed', 'Payment failed', 'Paiement échoué'),
    placeholders: { number, open },
    text: (locale, value) =>
      asText(
        locale,
        buyerCopyFor(
          locale,
          { number: value('number'), money: standing(value('open')) },
          { name: 'paymentFailed', paymentId: '', openCents: 1 },
        ),
      ),
  }),
  shipped: defineMail({
    ...base('shipped', 'Order shipped', 'Commande expédiée'),
    placeholders: {
      number,
      carrier: { sample: { en: 'UPS', fr: 'UPS' } },
      tracking: { sample: { en: '1Z999AA10123456784', fr: '1Z999AA10123456784' }, isRequired: true },
    },
    text: (locale, value) =>
      asText(
        locale,
        buyerCopyFor(
          locale,
          { number: value('number'), money: standing() },
          { name: 'shipped', carrierName: value('carrier'), trackingNumber: value('tracking') },
        ),
      ),
  }),
  delivered: defineMail({
    ...base('delivered', 'Order delivered', 'Commande livrée'),
    placeholders: { number },
    text: (locale, value) =>
      asText(locale, buyerCopyFor(locale, { number: value('number'), money: standing() }, { name: 'delivered' })),
  }),
  cancelled: defineMail({
    ...base('cancelled', 'Unpaid order cancelled', 'Commande non payée annulée'),
    placeholders: { number },
    text: (locale, value) =>
      asText(
        locale,
        buyerCopyFor(locale, { number: value('number'), money: standing() }, { name: 'cancelled', paidCents: 0 }),
      ),
  }),
  cancelledPaid: defineMail({
    ...base('cancelledPaid', 'Paid order cancelled', 'Commande payée annulée'),
    placeholders: { number, amount },
    text: (locale, value) =>
      asText(
        locale,
        buyerCopyFor(
          locale,
          { number: value('number'), money: standing(value('amount')) },
          { name: 'cancelled', paidCents: 1 },
        ),
      ),
  }),
  refunded: defineMail({
    ...base('refunded', 'Refund sent', 'Remboursement envoyé'),
    placeholders: { number, amount },
    text: (locale, value) =>
      asText(
        locale,
        buyerCopyFor(
          locale,
          { number: value('number'), money: standing(value('amount')) },
          { name: 'refunded', refundId: '', cents: 1 },
        ),
      ),
  }),
  returned: defineMail({
    ...base('returned', 'Return noted', 'Retour noté'),
    placeholders: { number, title: { sample: { en: '1962 Fender Stratocaster', fr: 'Fender Stratocaster 1962' } } },
    text: (locale, value) =>
      asText(
        locale,
        buyerCopyFor(
          locale,
          { number: value('number'), money: standing() },
          { name: 'returned', lineItemId: '', at: new Date(0), title: value('title') },
        ),
      ),
  }),
};

function sellerMail(name: SellerMailEvent, title: LocalText): MailTemplate<keyof Facts> {
  return {
    key: `sale.${name}`,
    group: 'selling',
    title,
    placeholders: { number, amount },
    text: (locale, value) => {
      const { subject, text } = sellerCopy[locale][name](value('number'), value('amount'));
      return { subject, paragraphs: text, link: sellerCopy[locale].link };
    },
    findValues: newestOrder,
  };
}

const sellerMails: Readonly<Record<SellerMailEvent, MailTemplate<keyof Facts>>> = {
  sold: sellerMail('sold', { en: 'Sold, to the seller', fr: 'Vendu, au vendeur' }),
  cancelled: sellerMail('cancelled', { en: 'Sale cancelled, to the seller', fr: 'Vente annulée, au vendeur' }),
  refunded: sellerMail('refunded', { en: 'Sale refunded, to the seller', fr: 'Vente remboursée, au vendeur' }),
};

/** What a buyer is mailed about an event of an order. */
export function buyerText(
  db: Tx,
  locale: Locale,
  { number: named, money }: { readonly number: string; readonly money: (cents: number) => string },
  event: OrderMailEvent,
): Promise<MailText> {
  const of = { number: named };
  switch (event.name) {
    case 'placed':
      return mailText(db, buyerMails.placed, locale, of);
    case 'paid':
      return mailText(db, buyerMails.paid, locale, { ...of, amount: money(event.paidCents) });
    case 'partlyPaid': {
      const amounts = { amount: money(event.paidCents), open: money(event.openCents) };
      return mailText(db, buyerMails.partlyPaid, locale, { ...of, ...amounts });
    }
    case 'paymentFailed':
      return mailText(db, buyerMails.paymentFailed, locale, { ...of, open: money(event.openCents) });
    case 'shipped': {
      const { carrierName: carrier, trackingNumber: tracking } = event;
      return mailText(db, buyerMails.shipped, locale, { ...of, carrier, tracking });
    }
    case 'delivered':
      return mailText(db, buyerMails.delivered, locale, of);
    case 'cancelled':
      return event.paidCents > 0
        ? mailText(db, buyerMails.cancelledPaid, locale, { ...of, amount: money(event.paidCents) })
        : mailText(db, buyerMails.cancelled, locale, of);
    case 'refunded':
      return mailText(db, buyerMails.refunded, locale, { ...of, amount: money(event.cents) });
    case 'returned':
      return mailText(db, buyerMails.returned, locale, { ...of, title: event.title });
  }
}

/** What a seller is mailed about an event of an order. */
export const sellerText = (db: Tx, locale: Locale, name: SellerMailEvent, facts: Facts): Promise<MailText> =>
  mailText(db, sellerMails[name], locale, facts);

/** Mails about orders, as the list of texts has them. */
export const orderMails: readonly MailTemplate[] = [...Object.values(buyerMails), ...Object.values(sellerMails)];
