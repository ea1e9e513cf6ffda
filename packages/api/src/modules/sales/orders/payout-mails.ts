import { orderNumber } from '@headstock/contracts/order-number';
import { notify } from '#api/modules/messaging/index.ts';
import type { CorrectionKind, Payout } from '#api/modules/payments/index.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { defineMail, type MailTemplate, mailText } from '#api/platform/mail/mail-template.ts';
import type { OrderRow } from './order-row.ts';

/** What happened to a payout: it was sent, or the seller's bank sent it back. */
type PayoutEvent = Payout & ({ readonly name: 'sent' } | { readonly name: 'failed'; readonly reason: string });

type Facts = { readonly number: string; readonly amount: string; readonly offset: string | null };
type Copy = { readonly subject: string; readonly paragraphs: readonly string[] };
type PayoutCopy = {
  readonly sent: (facts: Facts) => Copy;
  readonly failed: (facts: Facts, reason: string) => Copy;
  readonly link: string;
};

const en: PayoutCopy = {
  sent: ({ number, amount, offset }) => ({
    subject: `Paid out: ${amount} for order ${number}`,
    paragraphs: [
      `We have sent you ${amount} for order ${number}. Your bank may take one to three business days to show it.`,
      ...(offset ? [`${offset} of this sale settled what you owed us for another order.`] : []),
    ],
  }),
  failed: ({ number, amount }, reason) => ({
    subject: `A payout came back: ${amount} for order ${number}`,
    paragraphs: [
      `Your bank sent back the ${amount} that we paid you for order ${number}. It says: “${reason}”`,
      'The money is yours and waits with us. Write to us with the right details, and we send it again.',
    ],
  }),
  link: 'See your payouts',
};

const fr: PayoutCopy = {
  sent: ({ number, amount, offset }) => ({
    subject: `Versement : ${amount} pour la commande ${number}`,
    paragraphs: [
      `Nous vous avons versé ${amount} pour la commande ${number}. Votre banque peut mettre un à trois jours ouvrés à l’afficher.`,
      ...(offset ? [`${offset} de cette vente ont réglé ce que vous nous deviez pour une autre commande.`] : []),
    ],
  }),
  failed: ({ number, amount }, reason) => ({
    subject: `Un versement nous est revenu : ${amount} pour la commande ${number}`,
    paragraphs: [
      `Votre banque nous a renvoyé les ${amount} versés pour la commande ${number}. Elle indique : « ${reason} »`,
      'Cet argent est à vous et vous attend chez nous. Écrivez-nous avec les bonnes coordonnées et nous le renvoyons.',
    ],
  }),
  link: 'Voir vos versements',
};

const copyIn: Readonly<Record<Locale, PayoutCopy>> = { en, fr };

const orderName = { sample: { en: 'HS-4F7K2-MQ3XY', fr: 'HS-4F7K2-MQ3XY' }, isRequired: true } as const;
const sum = { sample: { en: '$2,560.00', fr: '2 560,00 $' }, isRequired: true } as const;

const payoutTemplates = {
  sent: defineMail({
    key: 'payout.sent',
    group: 'selling',
    title: { en: 'Payout sent, to the seller', fr: 'Versement envoyé, au vendeur' },
    placeholders: { number: orderName, amount: sum },
    text: (locale, value) => {
      const { sent, link } = copyIn[locale];
      return { ...sent({ number: value('number'), amount: value('amount'), offset: null }), link };
    },
  }),
  sentOffset: defineMail({
    key: 'payout.sentOffset',
    group: 'selling',
    title: {
      en: 'Payout sent, less what was owed, to the seller',
      fr: 'Versement envoyé, dette déduite, au vendeur',
    },
    placeholders: {
      number: orderName,
      amount: sum,
      offset: { sample: { en: '$120.00', fr: '120,00 $' }, isRequired: true },
    },
    text: (locale, value) => {
      const { sent, link } = copyIn[locale];
      return { ...sent({ number: value('number'), amount: value('amount'), offset: value('offset') }), link };
    },
  }),
  failed: defineMail({
    key: 'payout.failed',
    group: 'selling',
    title: { en: 'Payout came back, to the seller', fr: 'Versement revenu, au vendeur' },
    placeholders: {
      number: orderName,
      amount: sum,
      reason: { sample: { en: 'Account closed', fr: 'Compte clos' } },
    },
    text: (locale, value) => {
      const { failed, link } = copyIn[locale];
      const facts = { number: value('number'), amount: value('amount'), offset: null };
      return { ...failed(facts, value('reason')), link };
    },
  }),
};

/** Mails about payouts, as the list of texts has them. */
export const payoutMails: readonly MailTemplate[] = Object.values(payoutTemplates);

/** Tells the seller of an order what happened to its payout, once for each payout. */
export async function queuePayoutMail(trx: Tx, order: OrderRow, event: PayoutEvent, baseUrl: URL): Promise<void> {
  const money = (cents: number, locale: Locale): string => formatMoney(cents, locale, 'narrow');
  await notify(
    trx,
    {
      event: event.name === 'sent' ? 'payout.sent' : 'payout.failed',
      role: 'seller',
      cause: `payout:${event.id}:${event.name}`,
      accountId: order.seller_account_id,
      copy: async (locale) => {
        const facts = { number: orderNumber(order.reference), amount: money(event.amountCents, locale) };
        const offset = event.offsetCents > 0 ? money(event.offsetCents, locale) : null;
        const text =
          event.name === 'failed'
            ? await mailText(trx, payoutTemplates.failed, locale, { ...facts, reason: event.reason })
            : offset === null
              ? await mailText(trx, payoutTemplates.sent, locale, facts)
              : await mailText(trx, payoutTemplates.sentOffset, locale, { ...facts, offset });
        const { subject, paragraphs, link = copyIn[locale].link } = text;
        return { subject, paragraphs, link: { label: link, path: '/profile/selling/payouts' } };
      },
    },
    baseUrl,
  );
}

/** A fine or a correction that was entered. */
type CorrectionEvent = {
  readonly id: string;
  readonly kind: CorrectionKind;
  readonly amountCents: number;
  readonly reason: string;
};

const correctionCopy = {
  en: (number: string, amount: string, { kind, amountCents, reason }: CorrectionEvent): Copy => ({
    subject: `${kind === 'FINE' ? 'A fine' : 'A correction'}: ${amount} for order ${number}`,
    paragraphs: [
      `Reason: “${reason}”`,
      amountCents > 0
        ? `The ${amount} are added to what you get for order ${number}.`
        : `The ${amount} are taken off what you get for order ${number}; if that is paid out already, off your next payout.`,
    ],
  }),
  fr: (number: string, amount: string, { kind, amountCents, reason }: CorrectionEvent): Copy => ({
    subject: `${kind === 'FINE' ? 'Pénalité' : 'Correction'} : ${amount} pour la commande ${number}`,
    paragraphs: [
      `Motif : « ${reason} »`,
      amountCents > 0
        ? `Ces ${amount} s’ajoutent à ce qui vous revient pour la commande ${number}.`
        : `Ces ${amount} sont retirés de ce qui vous revient pour la commande ${number} ; si elle est déjà versée, de votre prochain versement.`,
    ],
  }),
};

/** Tells the seller of an order of a fine or a correction, once. */
export async function queueCorrectionMail(
  trx: Tx,
  order: OrderRow,
  event: CorrectionEvent,
  baseUrl: URL,
): Promise<void> {
  await notify(
    trx,
    {
      event: 'payout.corrected',
      role: 'seller',
      cause: `correction:${event.id}`,
      accountId: order.seller_account_id,
      copy: (locale) => {
        const amount = formatMoney(Math.abs(event.amountCents), locale, 'narrow');
        return {
          ...correctionCopy[locale](orderNumber(order.reference), amount, event),
          link: { label: copyIn[locale].link, path: '/profile/selling/payouts' },
        };
      },
    },
    baseUrl,
  );
}
