import type { Locale } from '#api/platform/locale.ts';
import type { MailCopy } from './order-mail-copy.ts';

/** What several orders of one buyer are mailed about at once: they were paid by one payment. */
export type GroupMailName = 'placed' | 'paid' | 'partlyPaid' | 'paymentFailed';

/** How many orders there are, what was paid of all, and what is still to pay. Both in the language of the mail. */
export type GroupFacts = { readonly count: string; readonly amount: string; readonly open: string };

type GroupCopy = Readonly<Record<GroupMailName, (facts: GroupFacts) => MailCopy>>;

const en: GroupCopy = {
  placed: ({ count }) => ({
    subject: `Your ${count} orders`,
    text: [
      `Thank you. We have your ${count} orders, one for each seller.`,
      'Each one is packed, sent and tracked by itself, so they may arrive on different days.',
    ],
  }),
  paid: ({ count, amount }) => ({
    subject: `Paid: your ${count} orders`,
    text: [`Your ${count} orders are paid in full: ${amount}. The invoice of each is on its page.`],
  }),
  partlyPaid: ({ count, amount, open }) => ({
    subject: `Partly paid: your ${count} orders`,
    text: [
      `We have received ${amount} for your ${count} orders. ${open} are still to pay.`,
      'We send each of them as soon as all of it is paid. You can pay the rest on its page.',
    ],
  }),
  paymentFailed: ({ count, open }) => ({
    subject: `A payment for your ${count} orders did not go through`,
    text: [
      `A payment for your ${count} orders did not go through, or the bank took it back. ${open} are still to pay.`,
      'The orders are kept for you. You can pay each on its page, in another way too.',
    ],
  }),
};

const fr: GroupCopy = {
  placed: ({ count }) => ({
    subject: `Vos ${count} commandes`,
    text: [
      `Merci. Nous avons bien reçu vos ${count} commandes, une par vendeur.`,
      'Chacune est emballée, expédiée et suivie séparément : elles peuvent arriver à des jours différents.',
    ],
  }),
  paid: ({ count, amount }) => ({
    subject: `Payées : vos ${count} commandes`,
    text: [`Vos ${count} commandes sont entièrement payées : ${amount}. La facture de chacune est sur sa page.`],
  }),
  partlyPaid: ({ count, amount, open }) => ({
    subject: `Payées en partie : vos ${count} commandes`,
    text: [
      `Nous avons reçu ${amount} pour vos ${count} commandes. Il reste ${open} à payer.`,
      'Nous expédions chacune dès que tout en est payé. Vous pouvez régler le reste sur sa page.',
    ],
  }),
  paymentFailed: ({ count, open }) => ({
    subject: `Un paiement de vos ${count} commandes n’a pas abouti`,
    text: [
      `Un paiement de vos ${count} commandes n’a pas abouti, ou la banque l’a repris. Il reste ${open} à payer.`,
      'Les commandes vous sont gardées. Vous pouvez payer chacune sur sa page, d’une autre façon aussi.',
    ],
  }),
};

/** The copy of mails about several orders. */
export const groupCopy: Readonly<Record<Locale, GroupCopy>> = { en, fr };

type Row = (amount: string) => string;
type GroupFrame = {
  readonly heading: (number: string, seller: string) => string;
  readonly link: (number: string) => string;
  readonly shipping: Row;
  readonly discount: Row;
  readonly fee: Row;
  readonly tax: Row;
  readonly paid: Row;
  readonly open: Row;
  readonly sum: (count: number, amount: string) => string;
};

/** The texts of each order in such a mail, and of their sum. */
export const groupFrame: Readonly<Record<Locale, GroupFrame>> = {
  en: {
    heading: (number, seller) => (seller === '' ? `Order ${number}` : `Order ${number}, sold by ${seller}`),
    link: (number) => `See order ${number}`,
    shipping: (amount) => `Shipping: ${amount}`,
    discount: (amount) => `Discount: −${amount}`,
    fee: (amount) => `Financing fee: ${amount}`,
    tax: (amount) => `Tax: ${amount}`,
    paid: (amount) => `Paid: ${amount}`,
    open: (amount) => `Still to pay: ${amount}`,
    sum: (count, amount) => `Total of the ${count} orders: ${amount}`,
  },
  fr: {
    heading: (number, seller) => (seller === '' ? `Commande ${number}` : `Commande ${number}, vendue par ${seller}`),
    link: (number) => `Voir la commande ${number}`,
    shipping: (amount) => `Livraison : ${amount}`,
    discount: (amount) => `Remise : −${amount}`,
    fee: (amount) => `Frais de financement : ${amount}`,
    tax: (amount) => `Taxe : ${amount}`,
    paid: (amount) => `Payé : ${amount}`,
    open: (amount) => `Reste à payer : ${amount}`,
    sum: (count, amount) => `Total des ${count} commandes : ${amount}`,
  },
};
