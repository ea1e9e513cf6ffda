import { orderNumber } from '@headstock/contracts/order-number';
import { notify } from '#api/modules/messaging/index.ts';
import type { OrderShare, PaymentReversed } from '#api/modules/payments/index.ts';
import { termsOf } from '#api/modules/sales/orders/sale-terms.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';

/** What a seller hears of a payment that a bank withholds, releases, gives back to the buyer, or took back. */
export type SellerReversal = 'opened' | 'won' | 'lost' | 'returned';

type Values = { readonly number: string; readonly amount: string; readonly isToBeSent: boolean };
type Copy = { readonly subject: string; readonly paragraphs: readonly string[] };

const en: Readonly<Record<SellerReversal, (values: Values) => Copy>> = {
  opened: ({ number, amount, isToBeSent }) => ({
    subject: `The payment for order ${number} is disputed`,
    paragraphs: [
      `The buyer’s bank withholds ${amount} of order ${number} until it has decided. We answer the bank.`,
      isToBeSent
        ? 'Please do not send it before that: your page of orders lets you as soon as you can.'
        : 'Your payout waits until then. Keep what proves that it was sent: we may ask you for it.',
    ],
  }),
  won: ({ number, amount, isToBeSent }) => ({
    subject: `Decided for you: the dispute about order ${number}`,
    paragraphs: [
      `The bank has released the ${amount} of order ${number}.`,
      isToBeSent ? 'You can send it now.' : 'Your payout goes on as usual.',
    ],
  }),
  lost: ({ number, amount, isToBeSent }) => ({
    subject: `The dispute about order ${number} is lost`,
    paragraphs: [
      `The bank has given ${amount} of order ${number} back to the buyer. Your page of payouts says what that takes off your balance.`,
      ...(isToBeSent ? ['Please do not send it.'] : []),
    ],
  }),
  returned: ({ number, amount, isToBeSent }) => ({
    subject: `The bank took back a payment for order ${number}`,
    paragraphs: [
      `The buyer’s bank has taken back ${amount} of order ${number}. The buyer was asked to pay in another way.`,
      isToBeSent
        ? 'Please do not send it before your page of orders says that it is paid.'
        : 'Your payout waits until it is paid.',
    ],
  }),
};

const fr: typeof en = {
  opened: ({ number, amount, isToBeSent }) => ({
    subject: `Le paiement de la commande ${number} est contesté`,
    paragraphs: [
      `La banque de l’acheteur retient ${amount} de la commande ${number} jusqu’à sa décision. Nous répondons à la banque.`,
      isToBeSent
        ? 'N’expédiez rien avant\u00a0: votre page de commandes le permettra dès que possible.'
        : 'Votre versement attend jusque-là. Conservez la preuve de l’envoi\u00a0: nous pourrions vous la demander.',
    ],
  }),
  won: ({ number, amount, isToBeSent }) => ({
    subject: `Litige tranché en votre faveur\u00a0: commande ${number}`,
    paragraphs: [
      `La banque a débloqué les ${amount} de la commande ${number}.`,
      isToBeSent ? 'Vous pouvez l’expédier.' : 'Votre versement suit son cours.',
    ],
  }),
  lost: ({ number, amount, isToBeSent }) => ({
    subject: `Litige perdu\u00a0: commande ${number}`,
    paragraphs: [
      `La banque a rendu ${amount} de la commande ${number} à l’acheteur. Votre page des versements dit ce qui est retiré de votre solde.`,
      ...(isToBeSent ? ['Ne l’expédiez pas.'] : []),
    ],
  }),
  returned: ({ number, amount, isToBeSent }) => ({
    subject: `La banque a repris un paiement de la commande ${number}`,
    paragraphs: [
      `La banque de l’acheteur a repris ${amount} de la commande ${number}. Nous avons demandé à l’acheteur de payer autrement.`,
      isToBeSent
        ? 'Ne l’expédiez pas avant que votre page de commandes indique qu’elle est payée.'
        : 'Votre versement attend qu’elle soit payée.',
    ],
  }),
};

const copyIn: Readonly<Record<Locale, typeof en>> = { en, fr };
const linkIn: Readonly<Record<Locale, string>> = { en: 'See the order', fr: 'Voir la commande' };

function ordersOf(trx: Tx, shares: readonly OrderShare[]) {
  return trx
    .selectFrom('orders')
    .innerJoin('accounts', 'accounts.id', 'orders.seller_account_id')
    .select(['orders.id', 'orders.reference', 'orders.ship_date', 'orders.ship_option', 'orders.seller_account_id'])
    .select([
      'accounts.is_private_seller as isPrivateSeller',
      'accounts.is_professional_seller as isProfessionalSeller',
    ])
    .where(
      'orders.id',
      'in',
      shares.map(({ orderId }) => orderId),
    )
    .orderBy('orders.id')
    .execute();
}

/** Tells the sellers of what was paid what a bank does with the payment, once for each order; the shop hears of its own by other mails. */
export async function tellSellersOfReversal(
  trx: Tx,
  name: SellerReversal,
  { reversal, shares }: PaymentReversed,
  baseUrl: URL,
): Promise<void> {
  if (shares.length === 0) return;
  for (const order of await ordersOf(trx, shares)) {
    const { sellerId, sellerShips } = termsOf(order, order.seller_account_id);
    const cents = shares.find(({ orderId }) => orderId === order.id)?.cents ?? 0;
    if (sellerId === null || cents === 0) continue;
    const isToBeSent = sellerShips && order.ship_option === 'home' && order.ship_date === null;
    await notify(
      trx,
      {
        event: 'sale.disputed',
        role: 'seller',
        cause: `sale-disputed:${reversal.id}:${order.id}:${name}`,
        accountId: sellerId,
        copy: (locale) => ({
          ...copyIn[locale][name]({
            number: orderNumber(order.reference),
            amount: formatMoney(cents, locale, 'narrow'),
            isToBeSent,
          }),
          link: { label: linkIn[locale], path: `/orders/${order.id}` },
        }),
      },
      baseUrl,
    );
  }
}
