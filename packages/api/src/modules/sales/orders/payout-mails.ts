import { orderNumber } from '@headstock/contracts/order-number';
import { notify } from '#api/modules/messaging/index.ts';
import type { CorrectionKind, Payout } from '#api/modules/payments/index.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
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
      copy: (locale) => {
        const copy = copyIn[locale];
        const facts = {
          number: orderNumber(order.reference),
          amount: money(event.amountCents, locale),
          offset: event.offsetCents > 0 ? money(event.offsetCents, locale) : null,
        };
        const { subject, paragraphs } = event.name === 'sent' ? copy.sent(facts) : copy.failed(facts, event.reason);
        return { subject, paragraphs, link: { label: copy.link, path: '/profile/selling/payouts' } };
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
