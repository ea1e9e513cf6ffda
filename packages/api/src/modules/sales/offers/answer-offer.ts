import { type ActorContext, type Principal } from '#api/platform/actor-context.ts';
import { actorOf } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { isUniqueViolation, tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { clockBehind, queueBehind } from './back-up-offers.ts';
import { refuseHeldFor } from '#api/modules/sales/holds/refuse-held.ts';
import { refuseLegalHold } from '#api/modules/sales/holds/refuse-legal-hold.ts';
import { checkText } from './create-offer.ts';
import { expireOffers } from './expire-offers.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { isUnansweredSellers, moveOffer, type OfferChange, type OfferRow } from './move-offer.ts';
import { queueOfferMails } from './offer-mails.ts';
import { ACCEPTED_MS } from './offer-rules.model.ts';
import { type MoveName, type Side, stateAt } from './offer-states.model.ts';
import type { OfferEvent } from './offer-mail-copy.ts';

/**
 * Which side somebody is on in an offer; null for strangers, and for the seller of one that its buyer has not taken up. Admins
 * stand in for every seller.
 */
export function sideOf(
  offer: Pick<OfferRow, 'buyer_account_id' | 'is_hidden' | 'seller_account_id'>,
  { accountId, rights }: Principal,
): Side | null {
  if (offer.buyer_account_id === accountId) return 'buyer';
  if (offer.is_hidden) return null;
  return rights.isAdmin || offer.seller_account_id === accountId ? 'seller' : null;
}

type Seen = { readonly offer: OfferRow; readonly side: Side };

/** An offer of which the account is a side. An unknown and a stranger's one are the same 'not found'. */
async function findOwn(actor: ActorContext, id: string): Promise<Seen> {
  const offer = isId(id)
    ? await actor.db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  const side = offer ? sideOf(offer, actor.principal) : null;
  if (!offer || !side) throw new DomainError('not-found', salesMessages(actor.locale).offerNotFound);
  return { offer, side };
}

/** Moves an offer and mails about it, or refuses with its present state. */
async function move(
  trx: Tx,
  actor: ActorContext,
  baseUrl: URL,
  { id }: OfferRow,
  [name, event]: readonly [MoveName, OfferEvent],
  change: OfferChange = {},
): Promise<OfferRow> {
  const moved = await moveOffer(trx, actorOf(actor), id, name, change, { message: change.reply ?? null });
  if (moved) {
    // An earlier reply stays in the offer; the mail has only the reply to this move.
    await queueOfferMails(trx, { ...moved, reply: change.reply ?? null }, event, baseUrl);
    return moved;
  }
  const messages = salesMessages(actor.locale);
  const now = await trx.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!now) throw new DomainError('not-found', messages.offerNotFound);
  throw new DomainError('changed', messages.offerChanged(messages.offerStates[stateAt(now, new Date())]));
}

/** Makes sure that the item can still be bought, and keeps it from being sold or held until the transaction ends. */
async function lockLive(trx: Tx, { locale }: ActorContext, listingId: string) {
  const listing = await trx
    .selectFrom('listings')
    .select(['status', 'asking_cents'])
    .where('id', '=', listingId)
    .forShare()
    .executeTakeFirst();
  const messages = salesMessages(locale);
  if (listing?.status === 'sold') throw new DomainError('sold', messages.listingSold);
  if (listing?.status !== 'live') throw new DomainError('unavailable', messages.listingNotOffered);
  await refuseLegalHold(trx, locale, [listingId]);
  return listing;
}

/**
 * Accepts: the seller what was offered, the buyer what is asked instead. The price and the item are held for 48 hours; other
 * offers on it wait as back-up. Of two offers on one listing one is accepted. Throws a DomainError.
 */
export async function acceptOffer(actor: ActorContext, baseUrl: URL, id: string): Promise<OfferRow> {
  const { offer, side } = await findOwn(actor, id);
  await expireOffers(actor.db, baseUrl, offer.listing_id);
  const byBuyer = side === 'buyer';
  const step = byBuyer ? (['acceptCounter', 'counterAccepted'] as const) : (['accept', 'accepted'] as const);
  try {
    return await tx(actor.db, async (trx) => {
      await lockLive(trx, actor, offer.listing_id);
      await refuseHeldFor(trx, actor.locale, offer);
      const accepted = await move(trx, actor, baseUrl, offer, step, {
        agreed_cents: byBuyer ? offer.counter_cents : offer.amount_cents,
        expires_at: new Date(Date.now() + ACCEPTED_MS),
      });
      await queueBehind(trx, accepted, baseUrl);
      return accepted;
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'offers_one_accepted')) throw error;
    throw new DomainError('other-accepted', salesMessages(actor.locale).otherOfferAccepted);
  }
}

/** Declines: the seller an offer, with or without a message, the buyer a counter-offer. Throws a DomainError. */
export async function declineOffer(
  actor: ActorContext,
  baseUrl: URL,
  id: string,
  reply?: string | null,
): Promise<OfferRow> {
  const { offer, side } = await findOwn(actor, id);
  const byBuyer = side === 'buyer';
  const text = byBuyer ? null : checkText(reply, actor.locale);
  return tx(actor.db, (trx) =>
    byBuyer
      ? move(trx, actor, baseUrl, offer, ['declineCounter', 'counterDeclined'], { declined_by: 'BUYER' })
      : move(trx, actor, baseUrl, offer, ['decline', 'declined'], {
          declined_by: 'SELLER',
          ...(text === null ? {} : { reply: text }),
        }),
  );
}

/** The seller's other price: above what was offered and not above the asking price. */
async function counterAsSeller(
  trx: Tx,
  actor: ActorContext,
  { offer, baseUrl }: Countering,
  cents: number,
  text: string | null,
) {
  const messages = salesMessages(actor.locale);
  if (cents <= offer.amount_cents)
    throw new DomainError('amount', messages.counterTooLow(formatMoney(offer.amount_cents, actor.locale, 'short')));
  const { asking_cents: asking } = await lockLive(trx, actor, offer.listing_id);
  if (cents > asking)
    throw new DomainError('amount', messages.counterTooHigh(formatMoney(asking, actor.locale, 'short')));
  return move(trx, actor, baseUrl, offer, ['counter', 'countered'], {
    counter_cents: cents,
    reply: text,
    expires_at: await clockBehind(trx, offer.listing_id),
  });
}

/** The buyer's other amount: between what was offered and what is asked instead. */
async function counterAsBuyer(
  trx: Tx,
  actor: ActorContext,
  { offer, baseUrl }: Countering,
  cents: number,
  text: string | null,
) {
  const messages = salesMessages(actor.locale);
  const money = (amount: number): string => formatMoney(amount, actor.locale, 'short');
  if (cents < 1) throw new DomainError('amount', messages.offerAmountMissing);
  if (isUnansweredSellers(offer) && cents >= offer.amount_cents)
    throw new DomainError('amount', messages.offerBelow(money(offer.amount_cents)));
  const least = isUnansweredSellers(offer) ? 0 : offer.amount_cents;
  if (offer.counter_cents !== null && (cents <= least || cents >= offer.counter_cents))
    throw new DomainError('amount', messages.counterBetween(money(offer.amount_cents), money(offer.counter_cents)));
  await lockLive(trx, actor, offer.listing_id);
  return move(trx, actor, baseUrl, offer, ['counterBack', 'received'], {
    amount_cents: cents,
    counter_cents: null,
    reply: text,
    rounds: offer.rounds + 1,
    expires_at: await clockBehind(trx, offer.listing_id),
  });
}

type Countering = { readonly offer: OfferRow; readonly baseUrl: URL };

/**
 * Answers with another price: the seller above what was offered and not above the asking price, the buyer between the two.
 * Throws a DomainError.
 */
export async function counterOffer(
  actor: ActorContext,
  baseUrl: URL,
  id: string,
  amountCents: number,
  reply?: string | null,
): Promise<OfferRow> {
  const { offer, side } = await findOwn(actor, id);
  const text = checkText(reply, actor.locale);
  const counter = side === 'seller' ? counterAsSeller : counterAsBuyer;
  return tx(actor.db, (trx) => counter(trx, actor, { offer, baseUrl }, amountCents, text));
}

/** Gives the buyer of an accepted offer 48 hours more to pay, once. For the seller. Throws a DomainError. */
export async function extendOffer(actor: ActorContext, baseUrl: URL, id: string): Promise<OfferRow> {
  const { offer, side } = await findOwn(actor, id);
  if (side !== 'seller') throw new DomainError('not-found', salesMessages(actor.locale).offerNotFound);
  return tx(actor.db, async (trx) => {
    const extended = await move(trx, actor, baseUrl, offer, ['extend', 'extended'], {
      expires_at: new Date(offer.expires_at.getTime() + ACCEPTED_MS),
      extended_at: new Date(),
    });
    await queueBehind(trx, extended, baseUrl);
    return extended;
  });
}

/** Takes an offer back. For the buyer. Throws a DomainError. */
export async function withdrawOffer(actor: ActorContext, baseUrl: URL, id: string): Promise<OfferRow> {
  const { offer, side } = await findOwn(actor, id);
  if (side !== 'buyer') throw new DomainError('not-found', salesMessages(actor.locale).offerNotFound);
  return tx(actor.db, (trx) => move(trx, actor, baseUrl, offer, ['withdraw', 'withdrawn']));
}
