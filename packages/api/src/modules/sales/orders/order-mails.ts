import { trackingUrl } from '@headstock/contracts/carriers';
import type { EventType } from '@headstock/contracts/event-types';
import { orderNumber } from '@headstock/contracts/order-number';
import type { Tx } from '#api/platform/db/database.ts';
import { colonIn, type Locale } from '#api/platform/locale.ts';
import { notify } from '#api/modules/messaging/index.ts';
import type { OrderRow } from './order-row.ts';
import { mailFrame, type OrderMailEvent, type SellerMailEvent, sellerCopy } from './order-mail-copy.ts';
import { describeLines, moneyIn } from './order-mail-lines.ts';
import { buyerText, sellerText } from './order-mail-templates.ts';

/** Which event of the shop's table a mail to the buyer tells about. */
export const buyerEvents: Readonly<Record<OrderMailEvent['name'], EventType>> = {
  placed: 'order.placed',
  paid: 'order.paid',
  partlyPaid: 'order.paid',
  paymentFailed: 'payment.failed',
  shipped: 'order.shipped',
  delivered: 'order.delivered',
  cancelled: 'order.cancelled',
  refunded: 'order.refunded',
  returned: 'order.returnUpdated',
};

/** The same for the seller. */
const sellerEvents: Readonly<Record<SellerMailEvent, EventType>> = {
  sold: 'sale.new',
  cancelled: 'order.cancelled',
  refunded: 'order.refunded',
};

/** Whom mails about an order go to: its contact, else the buyer's account. Null for nobody. */
export const orderReader = ({ contact_id: contactId, account_id: accountId }: OrderRow): string | null =>
  contactId ?? accountId;

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

async function details(trx: Tx, orderId: string, event: OrderMailEvent, locale: Locale): Promise<string[]> {
  const frame = mailFrame[locale];
  if (event.name === 'placed') {
    return [...(await describeLines(trx, orderId, locale)), frame.total(moneyIn(locale)(event.totalCents))];
  }
  const parcel = event.name === 'shipped' ? trackingUrl(event.carrierName, event.trackingNumber) : null;
  return parcel === null ? [] : [`${frame.track}${colonIn[locale]}${parcel}`];
}

/**
 * Tells the buyer of an order what happened to it, in the transaction in which it happened; once for each event. The mail goes to
 * the order's contact, and its link opens the order without an account. An order without anybody's address gets none.
 */
export async function queueOrderMail(trx: Tx, order: OrderRow, event: OrderMailEvent, baseUrl: URL): Promise<void> {
  const { id, account_id: accountId, guest_key: key } = order;
  const readerId = orderReader(order);
  if (readerId === null) return;
  await notify(
    trx,
    {
      event: buyerEvents[event.name],
      role: 'buyer',
      cause: eventKey(order, event),
      accountId: readerId,
      bellAccountId: accountId,
      locale: order.locale,
      key,
      copy: async (locale) => {
        const facts = { number: orderNumber(order.reference), money: moneyIn(locale) };
        const { subject, paragraphs, link = mailFrame[locale].link } = await buyerText(trx, locale, facts, event);
        return {
          subject,
          paragraphs: [...paragraphs, ...(await details(trx, id, event, locale))],
          link: { label: link, path: `/orders/${id}` },
        };
      },
    },
    baseUrl,
  );
}

/** Tells the seller of an order what happened to it, once; of refunds once for each `refundId`. `cents` is what it is about. */
export async function queueSellerMail(
  trx: Tx,
  order: OrderRow,
  name: SellerMailEvent,
  cents: number,
  baseUrl: URL,
  refundId?: string,
): Promise<void> {
  const { id, seller_account_id: accountId } = order;
  await notify(
    trx,
    {
      event: sellerEvents[name],
      role: 'seller',
      cause: `order-${name}:${refundId ?? id}:seller`,
      accountId,
      copy: async (locale) => {
        const facts = { number: orderNumber(order.reference), amount: moneyIn(locale)(cents) };
        const {
          subject,
          paragraphs: said,
          link = sellerCopy[locale].link,
        } = await sellerText(trx, locale, name, facts);
        const paragraphs = [...said, ...(await describeLines(trx, id, locale))];
        return { subject, paragraphs, link: { label: link, path: `/orders/${id}` } };
      },
    },
    baseUrl,
  );
}
