import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { findOwn, lockLive, move } from './answer-offer.ts';
import { clockBehind } from './back-up-offers.ts';
import { checkText } from './create-offer.ts';
import { isUnansweredSellers, type OfferRow } from './move-offer.ts';
import { checkShipping } from './offer-shipping.ts';

/** Another price, as it came. */
export type CounterInput = {
  readonly amountCents: number;
  /** Null: what the checkout quotes. */
  readonly shippingCents?: number | null;
  readonly reply?: string | null | undefined;
};

type Counter = { readonly cents: number; readonly shippingCents: number | null; readonly text: string | null };
type Countering = { readonly offer: OfferRow; readonly baseUrl: URL };

/** The seller's other price: not below what was offered, not above the asking price, and not the same terms again. */
async function counterAsSeller(
  trx: Tx,
  actor: ActorContext,
  { offer, baseUrl }: Countering,
  { cents, shippingCents, text }: Counter,
) {
  const messages = salesMessages(actor.locale);
  const money = (amount: number): string => formatMoney(amount, actor.locale, 'short');
  const isOnlyShipping = cents === offer.amount_cents && shippingCents !== offer.shipping_cents;
  if (cents <= offer.amount_cents && !isOnlyShipping)
    throw new DomainError('amount', messages.counterTooLow(money(offer.amount_cents)));
  const { asking_cents: asking } = await lockLive(trx, actor, offer.listing_id);
  if (cents > asking) throw new DomainError('amount', messages.counterTooHigh(money(asking)));
  return move(trx, actor, baseUrl, offer, ['counter', 'countered'], {
    counter_cents: cents,
    counter_shipping_cents: shippingCents,
    reply: text,
    expires_at: await clockBehind(trx, offer.listing_id),
  });
}

/** Refuses an amount of the buyer's that is not between what was offered and what is asked instead. */
function checkBetween({ locale }: ActorContext, offer: OfferRow, { cents, shippingCents }: Counter): void {
  const messages = salesMessages(locale);
  const money = (amount: number): string => formatMoney(amount, locale, 'short');
  if (cents < 1) throw new DomainError('amount', messages.offerAmountMissing);
  const { amount_cents: offered, counter_cents: asked } = offer;
  if (asked === null) return;
  // With another price for shipping, the amounts themselves may stay.
  const slack = shippingCents === offer.counter_shipping_cents ? 0 : 1;
  // A seller's price that the buyer never had to reach: anything below it can be named.
  if (isUnansweredSellers(offer) || asked < offered) {
    if (cents >= asked + slack) throw new DomainError('amount', messages.offerBelow(money(asked)));
  } else if (cents <= offered - slack || cents >= asked + slack)
    throw new DomainError('amount', messages.counterBetween(money(offered), money(asked)));
}

/** The buyer's other amount: between what was offered and what is asked instead. */
async function counterAsBuyer(trx: Tx, actor: ActorContext, { offer, baseUrl }: Countering, counter: Counter) {
  checkBetween(actor, offer, counter);
  await lockLive(trx, actor, offer.listing_id);
  return move(trx, actor, baseUrl, offer, ['counterBack', 'received'], {
    amount_cents: counter.cents,
    shipping_cents: counter.shippingCents,
    counter_cents: null,
    counter_shipping_cents: null,
    reply: counter.text,
    rounds: offer.rounds + 1,
    expires_at: await clockBehind(trx, offer.listing_id),
  });
}

/**
 * Answers with another price, or with another price for shipping: the seller above what was offered and not above the asking price,
 * the buyer between the two. Throws a DomainError; its codes `amount`, `shipping` and `message` name the field.
 */
export async function counterOffer(
  actor: ActorContext,
  baseUrl: URL,
  id: string,
  { amountCents: cents, shippingCents: given, reply }: CounterInput,
): Promise<OfferRow> {
  const { offer, side } = await findOwn(actor, id);
  const text = checkText(reply, actor.locale);
  const counter = side === 'seller' ? counterAsSeller : counterAsBuyer;
  return tx(actor.db, async (trx) => {
    const shippingCents = await checkShipping(trx, actor.locale, offer.listing_id, given);
    return counter(trx, actor, { offer, baseUrl }, { cents, shippingCents, text });
  });
}
