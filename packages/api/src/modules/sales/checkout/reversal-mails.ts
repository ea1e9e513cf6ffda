import { formatDate } from '@headstock/contracts/dates';
import { orderNumber } from '@headstock/contracts/order-number';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Tx } from '#api/platform/db/database.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import type { PaymentReversed } from '#api/modules/payments/index.ts';
import { formatMoney } from '#api/platform/format-money.ts';

type ReversalMail = 'opened' | 'lost' | 'returned';
type Values = {
  readonly number: string;
  readonly amount: string;
  readonly until: string | null;
  readonly isSent: boolean;
};
type Copy = { readonly subject: string; readonly paragraphs: readonly string[] };

const COPY: Readonly<Record<ReversalMail, (values: Values) => Copy>> = {
  opened: ({ number, amount, until, isSent }) => ({
    subject: `A payment for order ${number} is disputed`,
    paragraphs: [
      `The bank of the card’s holder disputes ${amount} of a payment for order ${number}, and holds them until it has decided.`,
      until === null
        ? 'Answer the bank on your page at the payment provider, or accept the dispute there.'
        : `Answer the bank by ${until} on your page at the payment provider, or accept the dispute there.`,
      isSent
        ? 'The order was sent: its tracking number is what the bank asks for.'
        : 'The order was not sent. It cannot be sent, cancelled or refunded until the bank has decided.',
    ],
  }),
  lost: ({ number, amount, isSent }) => ({
    subject: `The dispute about order ${number} is lost`,
    paragraphs: [
      `The bank has given ${amount} of a payment for order ${number} back to the card’s holder.`,
      isSent
        ? 'The order was sent: speak with the buyer about its return. Nothing should be paid out to its seller meanwhile.'
        : 'The order was not sent: cancel it, and what is in it is for sale again.',
    ],
  }),
  returned: ({ number, amount, isSent }) => ({
    subject: `The bank took back a payment for order ${number}`,
    paragraphs: [
      `The buyer’s bank has taken back ${amount} that were paid for order ${number}. The buyer was asked to pay in another way.`,
      isSent
        ? 'The order was sent already: speak with the buyer.'
        : 'The order was not sent, and waits until it is paid. Speak with the buyer, or cancel it.',
    ],
  }),
};

const dayText = (at: Date): string => formatDate(at, 'day', { locale: 'en', timeZone: storeProfile.timeZone });

/** Mails the shop, once for each order, about a return or a dispute that somebody has to act on. */
export async function queueReversalMails(
  trx: Tx,
  name: ReversalMail,
  { reversal, orderIds }: PaymentReversed,
  baseUrl: URL,
): Promise<void> {
  const orders = trx.selectFrom('orders').select(['id', 'reference', 'ship_date']).where('id', 'in', orderIds);
  for (const { id, reference, ship_date: shipDate } of await orders.orderBy('id').execute()) {
    const { subject, paragraphs } = COPY[name]({
      number: orderNumber(reference),
      amount: formatMoney(reversal.amount_cents, 'en'),
      until: reversal.respond_by && dayText(reversal.respond_by),
      isSent: shipDate !== null,
    });
    await queueMail(trx, {
      eventKey: `payment-${name}:${reversal.id}:${id}`,
      to: storeProfile.sender.email,
      subject,
      paragraphs: [...paragraphs],
      link: { label: 'Open the order', url: new URL(`/orders/${id}`, baseUrl).href },
    });
  }
}
