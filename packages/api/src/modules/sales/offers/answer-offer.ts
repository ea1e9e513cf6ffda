import { type ActorContext, type Principal } from '#api/platform/actor-context.ts';
import { actorOf } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { isUniqueViolation, tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { queueBehind } from './back-up-offers.ts';
import { refuseHeldFor } from '#api/modules/sales/holds/refuse-held.ts';
import { refuseLegalHold } from '#api/modules/sales/holds/refuse-legal-hold.ts';
import { checkText } from './create-offer.ts';
import { expireOffers } from './expire-offers.ts';
import { lowerOffers } from './lower-offers.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { moveOffer, type OfferChange, type OfferRow, type SeenOffer } from './move-offer.ts';
import { queueOfferMails } from './offer-mails.ts';
import { ACCEPTED_MS } from './offer-rules.model.ts';
import { leadsFrom, type MoveName, type Side, stateAt } from './offer-states.model.ts';
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

/** An offer as it stands, which nobody moves until the transaction ends. */
const lockOffer = (trx: Tx, id: string): Promise<OfferRow> =>
  trx.selectFrom('offers').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

type Seen = { readonly offer: OfferRow; readonly side: Side };

/** An offer of which the account is a side. An unknown and a stranger's one are the same 'not found'. */
export async function findOwn(actor: ActorContext, id: string): Promise<Seen> {
  const offer = isId(id)
    ? await actor.db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  const side = offer ? sideOf(offer, actor.principal) : null;
  if (!offer || !side) throw new DomainError('not-found', salesMessages(actor.locale).offerNotFound);
  return { offer, side };
}

/** Moves an offer and mails about it, or refuses with its present state. */
export async function move(
  trx: Tx,
  actor: ActorContext,
  baseUrl: URL,
  { id }: OfferRow,
  [name, event]: readonly [MoveName, OfferEvent],
  change: OfferChange = {},
  { seen }: SeenOffer = {},
): Promise<OfferRow> {
  const moved = await moveOffer(trx, actorOf(actor), id, name, change, { message: change.reply ?? null, seen });
  if (moved) {
    // An earlier reply stays in the offer; the mail has only the reply to this move.
    await queueOfferMails(trx, { ...moved, reply: change.reply ?? null }, event, baseUrl);
    return moved;
  }
  const messages = salesMessages(actor.locale);
  const now = await trx.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!now) throw new DomainError('not-found', messages.offerNotFound);
  const state = stateAt(now, new Date());
  const isMoved = leadsFrom(name, state) && now.ordered_at === null && Boolean(seen);
  throw new DomainError('changed', isMoved ? messages.offerMoved : messages.offerChanged(messages.offerStates[state]));
}

/** Makes sure that the item can still be bought, and keeps it from being sold or held until the transaction ends. */
export async function lockLive(trx: Tx, { locale }: ActorContext, listingId: string) {
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
 * offers on it wait as back-up. Of two offers on one listing one is accepted, and none above the asking price. Throws a DomainError.
 */
export async function acceptOffer(
  actor: ActorContext,
  baseUrl: URL,
  id: string,
  read: SeenOffer = {},
): Promise<OfferRow> {
  const { offer, side } = await findOwn(actor, id);
  await expireOffers(actor.db, baseUrl, offer.listing_id);
  await lowerOffers(actor.db, baseUrl, offer.listing_id);
  const byBuyer = side === 'buyer';
  const step = byBuyer ? (['acceptCounter', 'counterAccepted'] as const) : (['accept', 'accepted'] as const);
  try {
    return await tx(actor.db, async (trx) => {
      const { asking_cents: asking } = await lockLive(trx, actor, offer.listing_id);
      await refuseHeldFor(trx, actor.locale, offer);
      // Read anew under the lock: what is agreed on is what stands now.
      const now = await lockOffer(trx, offer.id);
      const price = (byBuyer ? now.counter_cents : null) ?? now.amount_cents;
      const agreed = {
        // The price may have been lowered since the offers were looked through.
        agreed_cents: Math.min(price, asking),
        agreed_shipping_cents: byBuyer ? now.counter_shipping_cents : now.shipping_cents,
        expires_at: new Date(Date.now() + ACCEPTED_MS),
      };
      const accepted = await move(trx, actor, baseUrl, offer, step, agreed, read);
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
  { reply, ...read }: { readonly reply?: string | null | undefined } & SeenOffer = {},
): Promise<OfferRow> {
  const { offer, side } = await findOwn(actor, id);
  const byBuyer = side === 'buyer';
  const text = byBuyer ? null : checkText(reply, actor.locale);
  return tx(actor.db, (trx) =>
    byBuyer
      ? move(trx, actor, baseUrl, offer, ['declineCounter', 'counterDeclined'], { declined_by: 'BUYER' }, read)
      : move(
          trx,
          actor,
          baseUrl,
          offer,
          ['decline', 'declined'],
          { declined_by: 'SELLER', ...(text === null ? {} : { reply: text }) },
          read,
        ),
  );
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
