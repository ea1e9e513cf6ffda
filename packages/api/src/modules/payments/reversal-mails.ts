import { orderNumber } from '@headstock/contracts/order-number';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Tx } from '#api/platform/db/database.ts';
import type { OrderRow } from '#api/modules/sales/orders/load-orders.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import type { ReversalRow } from './tables.ts';
import { moneyText } from './methods/messages.ts';

type Happening = 'opened' | 'lost' | 'returned';
type Tell = {
  readonly number: string;
  readonly amount: string;
  readonly until: string | null;
  readonly isSent: boolean;
};
type Words = { readonly subject: string; readonly paragraphs: readonly string[] };

const WORDS: Readonly<Record<Happening, (tell: Tell) => Words>> = {
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

const dayText = (at: Date): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: storeProfile.timeZone }).format(at);

/** Tells the shop, once for each order, of money that a bank took back: somebody has to act. */
export async function tellShop(
  trx: Tx,
  what: Happening,
  reversal: ReversalRow,
  parts: readonly { readonly order: OrderRow }[],
  baseUrl: URL,
): Promise<void> {
  for (const { order } of parts) {
    const { subject, paragraphs } = WORDS[what]({
      number: orderNumber(order.reference),
      amount: moneyText('en', reversal.amount_cents),
      until: reversal.respond_by && dayText(reversal.respond_by),
      isSent: order.ship_date !== null,
    });
    await queueMail(trx, {
      eventKey: `payment-${what}:${reversal.id}:${order.id}`,
      to: storeProfile.sender.email,
      subject,
      paragraphs: [...paragraphs],
      link: { label: 'Open the order', url: new URL(`/orders/${order.id}`, baseUrl).href },
    });
  }
}
