import type { Locale } from '#api/platform/locale.ts';

/** An event of an order, with the values of its mail. Amounts are whole cents. */
export type OrderMailEvent =
  | { readonly name: 'placed'; readonly totalCents: number }
  | { readonly name: 'paid'; readonly paidCents: number; readonly at: Date }
  | { readonly name: 'partlyPaid'; readonly paidCents: number; readonly openCents: number }
  | { readonly name: 'paymentFailed'; readonly paymentId: string; readonly openCents: number }
  | { readonly name: 'shipped'; readonly carrierName: string; readonly trackingNumber: string }
  | { readonly name: 'delivered' }
  | { readonly name: 'cancelled'; readonly paidCents: number }
  | { readonly name: 'refunded'; readonly refundId: string; readonly cents: number }
  | { readonly name: 'returned'; readonly lineItemId: string; readonly at: Date; readonly title: string };

export type MailEvent<Name extends OrderMailEvent['name']> = Extract<OrderMailEvent, { name: Name }>;

/** The copy of a mail about an order. */
export type MailCopy = { readonly subject: string; readonly text: readonly string[] };

/** What every mail about an order names: its number, and amounts in the language of the mail. */
type MailFacts = { readonly number: string; readonly money: (cents: number) => string };
type BuyerCopy = { readonly [Name in OrderMailEvent['name']]: (facts: MailFacts, event: MailEvent<Name>) => MailCopy };

const en: BuyerCopy = {
  placed: ({ number }) => ({
    subject: `Your order ${number}`,
    text: [`Thank you. We have your order ${number} and begin to pack it at the bench.`],
  }),
  paid: ({ number, money }, { paidCents }) => ({
    subject: `Paid: order ${number}`,
    text: [`Your order ${number} is paid in full: ${money(paidCents)}. The invoice is on the order’s page.`],
  }),
  partlyPaid: ({ number, money }, { paidCents, openCents }) => ({
    subject: `Partly paid: order ${number}`,
    text: [
      `We have received ${money(paidCents)} for your order ${number}. ${money(openCents)} are still to pay.`,
      'We send it as soon as all of it is paid. You can pay the rest on the order’s page.',
    ],
  }),
  paymentFailed: ({ number, money }, { openCents }) => ({
    subject: `A payment for order ${number} did not go through`,
    text: [
      `A payment for your order ${number} did not go through, or the bank took it back. ${money(openCents)} are still to pay.`,
      'The order is kept for you. You can pay on its page, in another way too.',
    ],
  }),
  shipped: ({ number }, { carrierName, trackingNumber }) => ({
    subject: `On its way: order ${number}`,
    text: [
      `Your order ${number} has left our bench with ${carrierName}. The tracking number is ${trackingNumber}.`,
      'Let the case stand closed in the room for a day before you open it: wood does not like haste.',
    ],
  }),
  delivered: ({ number }) => ({
    subject: `Delivered: order ${number}`,
    text: [
      `Your order ${number} has arrived. You have three days to try it at home.`,
      'If something is wrong, write to us from the order’s page.',
    ],
  }),
  cancelled: ({ number, money }, { paidCents }) => ({
    subject: `Cancelled: order ${number}`,
    text: [
      `Your order ${number} is cancelled.`,
      ...(paidCents > 0
        ? [`${money(paidCents)} go back the way they came. We write again when they are on their way.`]
        : []),
    ],
  }),
  refunded: ({ number, money }, { cents }) => ({
    subject: `Refunded: order ${number}`,
    text: [`We have sent back ${money(cents)} of your order ${number}. Your bank may take a few days to show it.`],
  }),
  returned: ({ number }, { title }) => ({
    subject: `A return of order ${number}`,
    text: [`We have noted the return of ${title} from your order ${number}.`],
  }),
};

const fr: BuyerCopy = {
  placed: ({ number }) => ({
    subject: `Votre commande ${number}`,
    text: [`Merci. Nous avons bien reçu votre commande ${number} et commençons à l’emballer.`],
  }),
  paid: ({ number, money }, { paidCents }) => ({
    subject: `Payée : commande ${number}`,
    text: [
      `Votre commande ${number} est entièrement payée : ${money(paidCents)}. La facture est sur la page de la commande.`,
    ],
  }),
  partlyPaid: ({ number, money }, { paidCents, openCents }) => ({
    subject: `Payée en partie : commande ${number}`,
    text: [
      `Nous avons reçu ${money(paidCents)} pour votre commande ${number}. Il reste ${money(openCents)} à payer.`,
      'Nous l’expédions dès que tout est payé. Vous pouvez régler le reste sur la page de la commande.',
    ],
  }),
  paymentFailed: ({ number, money }, { openCents }) => ({
    subject: `Un paiement de la commande ${number} n’a pas abouti`,
    text: [
      `Un paiement de votre commande ${number} n’a pas abouti, ou la banque l’a repris. Il reste ${money(openCents)} à payer.`,
      'La commande vous est gardée. Vous pouvez payer sur sa page, d’une autre façon aussi.',
    ],
  }),
  shipped: ({ number }, { carrierName, trackingNumber }) => ({
    subject: `En route : commande ${number}`,
    text: [
      `Votre commande ${number} a quitté notre établi avec ${carrierName}. Le numéro de suivi est ${trackingNumber}.`,
      'Laissez l’étui fermé une journée dans la pièce avant de l’ouvrir : le bois n’aime pas la hâte.',
    ],
  }),
  delivered: ({ number }) => ({
    subject: `Livrée : commande ${number}`,
    text: [
      `Votre commande ${number} est arrivée. Vous avez trois jours pour l’essayer chez vous.`,
      'Si quelque chose ne va pas, écrivez-nous depuis la page de la commande.',
    ],
  }),
  cancelled: ({ number, money }, { paidCents }) => ({
    subject: `Annulée : commande ${number}`,
    text: [
      `Votre commande ${number} est annulée.`,
      ...(paidCents > 0
        ? [`${money(paidCents)} vous reviennent par où ils sont venus. Nous vous écrirons dès leur départ.`]
        : []),
    ],
  }),
  refunded: ({ number, money }, { cents }) => ({
    subject: `Remboursement : commande ${number}`,
    text: [
      `Nous vous avons renvoyé ${money(cents)} de votre commande ${number}. Votre banque peut mettre quelques jours à l’afficher.`,
    ],
  }),
  returned: ({ number }, { title }) => ({
    subject: `Un retour de la commande ${number}`,
    text: [`Nous avons noté le retour de ${title}, de votre commande ${number}.`],
  }),
};

const byLocale: Readonly<Record<Locale, BuyerCopy>> = { en, fr };

/** The copy of a mail to the buyer about an event. */
export function buyerCopyFor<Name extends OrderMailEvent['name']>(
  locale: Locale,
  facts: MailFacts,
  event: MailEvent<Name> & { readonly name: Name },
): MailCopy {
  return byLocale[locale][event.name](facts, event);
}

/** The texts around the copy of every mail about an order. */
export const mailFrame: Readonly<Record<Locale, { total: (amount: string) => string; link: string; track: string }>> = {
  en: {
    total: (amount) => `Total: ${amount}`,
    link: 'See your order',
    track: 'Follow the parcel',
  },
  fr: {
    total: (amount) => `Total : ${amount}`,
    link: 'Voir votre commande',
    track: 'Suivre le colis',
  },
};

/** Events that sellers are mailed about; the link leads to the order. */
export type SellerMailEvent = 'sold' | 'cancelled' | 'refunded';
type SellerCopy = Readonly<Record<SellerMailEvent, (number: string, amount: string) => MailCopy>> & {
  readonly link: string;
};

/** The copy of mails to sellers, in the language of their account. */
export const sellerCopy: Readonly<Record<Locale, SellerCopy>> = {
  en: {
    sold: (number, amount) => ({
      subject: `Sold: order ${number}`,
      text: [
        `Your part of order ${number} is sold for ${amount}. Your page of orders says what ships and what is paid out.`,
      ],
    }),
    cancelled: (number, amount) => ({
      subject: `Cancelled: order ${number}`,
      text: [`Order ${number} over ${amount} was cancelled before it was sent. What was in it is for sale again.`],
    }),
    refunded: (number, amount) => ({
      subject: `Refunded: order ${number}`,
      text: [
        `${amount} of order ${number} went back to the buyer. Your page of payouts says what it takes off your balance, and what of our share comes back to you.`,
      ],
    }),
    link: 'See the order',
  },
  fr: {
    sold: (number, amount) => ({
      subject: `Vendu : commande ${number}`,
      text: [
        `Votre part de la commande ${number} est vendue pour ${amount}. Votre page de commandes dit ce qui est à expédier et ce qui vous est versé.`,
      ],
    }),
    cancelled: (number, amount) => ({
      subject: `Annulée : commande ${number}`,
      text: [
        `La commande ${number} de ${amount} a été annulée avant son envoi. Ce qu’elle contenait est de nouveau en vente.`,
      ],
    }),
    refunded: (number, amount) => ({
      subject: `Remboursement : commande ${number}`,
      text: [
        `${amount} de la commande ${number} ont été rendus à l’acheteur. Votre page des versements dit ce qui est retiré de votre solde, et ce qui vous revient de notre part.`,
      ],
    }),
    link: 'Voir la commande',
  },
};
