import { trackingUrl } from '@headstock/contracts/carriers';
import { localePrefix } from '@headstock/contracts/locale';
import { orderNumber } from '@headstock/contracts/order-number';
import type { Tx } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import type { OrderRow } from './order-row.ts';
import { mailFrame, type OrderMailEvent, type SellerMailEvent, sellerCopy, buyerCopyFor } from './order-mail-copy.ts';

/** An account's preference for what it sells. Mails to buyers are about a contract and always sent. */
const PREFERENCE = 'orders';

/** An amount in a mail, with its cents. */
const moneyIn =
  (locale: Locale) =>
  (cents: number): string =>
    formatMoney(cents, locale, 'narrow');

/** Identifies the event, so that it is mailed once. */
function eventKey({ id }: OrderRow, event: OrderMailEvent): string {
  switch (event.name) {
    case 'paid':
      return `order-paid:${id}:${event.at.getTime()}`;
    case 'partlyPaid':
      return `order-partly-paid:${id}:${event.paidCents}`;
    case 'paymentFailed':
      return `order-payment-failed:${id}:${event.paymentId}`;
    case 'refunded':
      return `order-refunded:${event.refundId}`;
    case 'returned':
      return `order-returned:${event.lineItemId}:${event.at.getTime()}`;
    default:
      return `order-${event.name}:${id}`;
  }
}

async function describeLines(trx: Tx, orderId: string, locale: Locale): Promise<string[]> {
  const money = moneyIn(locale);
  const rows = await trx
    .selectFrom('line_items as line')
    .innerJoin('listings as listing', 'listing.id', 'line.listing_id')
    .innerJoin('item_texts as text', 'text.item_id', 'listing.item_id')
    .select(['text.title', 'line.quantity', 'line.unit_cents'])
    .where('line.order_id', '=', orderId)
    .where('text.locale', '=', locale)
    .orderBy('line.id')
    .execute();
  return rows.map(
    ({ title, quantity, unit_cents: unit }) => `${quantity} × ${title}: ${money((unit ?? 0) * quantity)}`,
  );
}

async function details(trx: Tx, { id, locale }: OrderRow, event: OrderMailEvent): Promise<string[]> {
  const frame = mailFrame[locale];
  if (event.name === 'placed') {
    return [...(await describeLines(trx, id, locale)), frame.total(moneyIn(locale)(event.totalCents))];
  }
  const parcel = event.name === 'shipped' ? trackingUrl(event.carrierName, event.trackingNumber) : null;
  return parcel === null ? [] : [`${frame.track}: ${parcel}`];
}

async function findReader(trx: Tx, { contact_id: contactId, account_id: accountId }: OrderRow) {
  const id = contactId ?? accountId;
  if (id === null) return undefined;
  return trx.selectFrom('accounts').select(['email', 'first_name']).where('id', '=', id).executeTakeFirst();
}

/**
 * Puts the mail about something that happened to an order into the outbox, in the transaction in which it happened; once
 * for each event. The link opens the order without an account. An order without anybody's address gets none.
 */
export async function queueOrderMail(trx: Tx, order: OrderRow, event: OrderMailEvent, baseUrl: URL): Promise<void> {
  const reader = await findReader(trx, order);
  if (!reader) return;
  const { id, locale } = order;
  const frame = mailFrame[locale];
  const facts = { number: orderNumber(order.reference), money: moneyIn(locale) };
  const { subject, text } = buyerCopyFor(locale, facts, event);
  await queueMail(trx, {
    eventKey: eventKey(order, event),
    to: reader.email,
    subject,
    paragraphs: [frame.hello(reader.first_name), ...text, ...(await details(trx, order, event))],
    link: {
      label: frame.link,
      url: new URL(`${localePrefix(locale)}/orders/${id}?key=${order.guest_key}`, baseUrl).href,
    },
  });
}

/** Puts the mail to the seller of an order into the outbox, once, unless the seller has opted out. */
export async function queueSellerMail(
  trx: Tx,
  order: OrderRow,
  name: SellerMailEvent,
  goodsCents: number,
  baseUrl: URL,
): Promise<void> {
  const seller = await trx
    .selectFrom('accounts')
    .select(['email', 'first_name', 'email_event_types', 'locale'])
    .where('id', '=', order.seller_account_id)
    .executeTakeFirst();
  if (!seller?.email_event_types.includes(PREFERENCE)) return;
  const { locale } = seller;
  const copy = sellerCopy[locale];
  const { subject, text } = copy[name](orderNumber(order.reference), moneyIn(locale)(goodsCents));
  await queueMail(trx, {
    eventKey: `order-${name}:${order.id}:seller`,
    to: seller.email,
    subject,
    paragraphs: [mailFrame[locale].hello(seller.first_name), ...text, ...(await describeLines(trx, order.id, locale))],
    link: { label: copy.link, url: new URL(`${localePrefix(locale)}/orders/${order.id}`, baseUrl).href },
  });
}
