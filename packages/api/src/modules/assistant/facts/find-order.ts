import { formatDate } from '@headstock/contracts/dates';
import { pathInLocale } from '@headstock/contracts/locale';
import { readOrderNumber } from '@headstock/contracts/order-number';
import { storeProfile } from '@headstock/contracts/store-profile';
import { findOrderState, type OrderState } from '#api/modules/sales/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { Statement } from '#api/modules/assistant/retrieval/passage.ts';

const NUMBER = /\bHS[-\s]?[0-9A-Z]{5}[-\s]?[0-9A-Z]{5}\b/gi;

/** The order numbers in a text, as invoices write them. */
export function orderNumbersIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(NUMBER)].flatMap(([typed]) => readOrderNumber(typed) ?? []))];
}

const stages: Readonly<Record<OrderState['stage'], Readonly<Record<Locale, string>>>> = {
  TO_PAY: { en: 'It waits for its payment.', fr: 'Elle attend son paiement.' },
  ON_THE_WAY: { en: 'It is paid and not delivered yet.', fr: 'Elle est payée et n’est pas encore livrée.' },
  DELIVERED: { en: 'It is delivered.', fr: 'Elle est livrée.' },
  CANCELLED: { en: 'It is cancelled or refunded.', fr: 'Elle est annulée ou remboursée.' },
};

const dayOf = (at: Date, locale: Locale): string => formatDate(at, 'day', { locale, timeZone: storeProfile.timeZone });

function sentencesOf(order: OrderState, locale: Locale): string[] {
  const { number, stage, openCents, refundedCents, carrierName, trackingNumber } = order;
  const isFrench = locale === 'fr';
  const day = dayOf(order.completedAt, locale);
  const money = (cents: number): string => formatMoney(cents, locale, 'short');
  return [
    isFrench ? `La commande ${number} a été passée le ${day}.` : `Order ${number} was placed on ${day}.`,
    stages[stage][locale],
    ...(openCents > 0 && stage === 'TO_PAY'
      ? [isFrench ? `Il reste ${money(openCents)} à payer.` : `${money(openCents)} is still to be paid.`]
      : []),
    ...(refundedCents > 0
      ? [isFrench ? `${money(refundedCents)} ont été remboursés.` : `${money(refundedCents)} was refunded.`]
      : []),
    ...(trackingNumber === null
      ? []
      : [
          isFrench
            ? `Transporteur\u00a0: ${carrierName ?? '?'}, numéro de suivi ${trackingNumber}.`
            : `Carrier: ${carrierName ?? '?'}, tracking number ${trackingNumber}.`,
        ]),
  ];
}

/**
 * What the shop's books say of an order at this moment, under the rights of the actor. No statement for an unknown number and for
 * an order that the actor may not see.
 */
export async function stateOrder(actor: ActorContext, number: string, locale: Locale): Promise<readonly Statement[]> {
  const order = await findOrderState(actor, number);
  if (!order) return [];
  const sentences = sentencesOf(order, locale);
  const passage = {
    kind: 'orders',
    title: locale === 'fr' ? `Commande ${order.number}` : `Order ${order.number}`,
    path: pathInLocale(`/orders/${order.id}`, locale),
    text: sentences.join(' '),
    locale,
    date: actor.now.toISOString().slice(0, 10),
  } as const;
  return sentences.map((text) => ({ text, passage }));
}
