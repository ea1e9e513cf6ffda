import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { isUniqueViolation, tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { checkWords } from './create-offer.ts';
import { expireOffers } from './expire-offers.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import { offerMessages } from './messages.ts';
import { moveOffer, type OfferChange, type OfferRow } from './move-offer.ts';
import type { OfferDesk } from './offer-service.ts';
import { queueOfferMails } from './offer-mails.ts';
import { ACCEPTED_MS, OPEN_MS } from './offer-rules.model.ts';
import { type MoveName, type Side, stateAt } from './offer-states.model.ts';
import type { OfferEvent } from './offer-mail-copy.ts';

/** Which side somebody is on in an offer; null for strangers. Admins stand in for every seller. */
export function sideOf(
  offer: Pick<OfferRow, 'buyer_account_id' | 'seller_account_id'>,
  { accountId, isAdmin }: Pick<OfferDesk, 'accountId' | 'isAdmin'>,
): Side | null {
  if (offer.buyer_account_id === accountId) return 'buyer';
  return isAdmin || offer.seller_account_id === accountId ? 'seller' : null;
}

type Seen = { readonly offer: OfferRow; readonly side: Side };

/** An offer of which the account is a side. An unknown and a stranger's one are the same 'not found'. */
async function findOwn(desk: OfferDesk, id: string): Promise<Seen> {
  const offer = isId(id)
    ? await desk.db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  const side = offer ? sideOf(offer, desk) : null;
  if (!offer || !side) throw new DomainError('not-found', offerMessages(desk.locale).offerNotFound);
  return { offer, side };
}

/** Moves an offer and tells of it, or refuses with the state in which it is. */
async function move(
  trx: Tx,
  desk: OfferDesk,
  { id }: OfferRow,
  [name, event]: readonly [MoveName, OfferEvent],
  change: OfferChange = {},
): Promise<OfferRow> {
  const moved = await moveOffer(trx, desk.actor, id, name, change);
  if (moved) {
    // An earlier answer keeps its words; this one is told with its own.
    await queueOfferMails(trx, { ...moved, reply: change.reply ?? null }, event, desk.baseUrl);
    return moved;
  }
  const messages = offerMessages(desk.locale);
  const now = await trx.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!now) throw new DomainError('not-found', messages.offerNotFound);
  throw new DomainError('changed', messages.changed(messages.states[stateAt(now, new Date())]));
}

/** Makes sure that the thing can still be bought, and keeps it from being sold until the transaction ends. */
async function lockLive(trx: Tx, desk: OfferDesk, listingId: string) {
  const listing = await trx
    .selectFrom('listings')
    .select(['status', 'asking_cents'])
    .where('id', '=', listingId)
    .forShare()
    .executeTakeFirst();
  const messages = offerMessages(desk.locale);
  if (listing?.status === 'sold') throw new DomainError('sold', messages.sold);
  if (listing?.status !== 'live') throw new DomainError('unavailable', messages.notOffered);
  return listing;
}

/**
 * Accepts: the seller what was offered, the buyer what is asked instead. The price holds for 48 hours. Of two offers on one
 * listing one is accepted. Throws a DomainError.
 */
export async function acceptOffer(desk: OfferDesk, id: string): Promise<OfferRow> {
  const { offer, side } = await findOwn(desk, id);
  await expireOffers(desk.db, desk.baseUrl, offer.listing_id);
  const byBuyer = side === 'buyer';
  const step = byBuyer ? (['acceptCounter', 'counterAccepted'] as const) : (['accept', 'accepted'] as const);
  try {
    return await tx(desk.db, async (trx) => {
      await lockLive(trx, desk, offer.listing_id);
      return move(trx, desk, offer, step, {
        agreed_cents: byBuyer ? offer.counter_cents : offer.amount_cents,
        expires_at: new Date(Date.now() + ACCEPTED_MS),
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'offers_one_accepted')) throw error;
    throw new DomainError('other-accepted', offerMessages(desk.locale).otherAccepted);
  }
}

/** Declines: the seller an offer, with or without a word, the buyer another price. Throws a DomainError. */
export async function declineOffer(desk: OfferDesk, id: string, reply?: string | null): Promise<OfferRow> {
  const { offer, side } = await findOwn(desk, id);
  const byBuyer = side === 'buyer';
  const words = byBuyer ? null : checkWords(reply, desk);
  return tx(desk.db, (trx) =>
    byBuyer
      ? move(trx, desk, offer, ['declineCounter', 'counterDeclined'], { declined_by: 'BUYER' })
      : move(trx, desk, offer, ['decline', 'declined'], {
          declined_by: 'SELLER',
          ...(words === null ? {} : { reply: words }),
        }),
  );
}

/** Asks another price, above what was offered and not above the asking price. For the seller. Throws a DomainError. */
export async function counterOffer(
  desk: OfferDesk,
  id: string,
  amountCents: number,
  reply?: string | null,
): Promise<OfferRow> {
  const { offer, side } = await findOwn(desk, id);
  const messages = offerMessages(desk.locale);
  if (side !== 'seller') throw new DomainError('not-found', messages.offerNotFound);
  const words = checkWords(reply, desk);
  if (amountCents <= offer.amount_cents)
    throw new DomainError('amount', messages.counterTooLow(formatMoney(offer.amount_cents, desk.locale, 'short')));
  return tx(desk.db, async (trx) => {
    const { asking_cents: asking } = await lockLive(trx, desk, offer.listing_id);
    if (amountCents > asking)
      throw new DomainError('amount', messages.counterTooHigh(formatMoney(asking, desk.locale, 'short')));
    return move(trx, desk, offer, ['counter', 'countered'], {
      counter_cents: amountCents,
      reply: words,
      expires_at: new Date(Date.now() + OPEN_MS),
    });
  });
}

/** Takes an offer back. For the buyer. Throws a DomainError. */
export async function withdrawOffer(desk: OfferDesk, id: string): Promise<OfferRow> {
  const { offer, side } = await findOwn(desk, id);
  if (side !== 'buyer') throw new DomainError('not-found', offerMessages(desk.locale).offerNotFound);
  return tx(desk.db, (trx) => move(trx, desk, offer, ['withdraw', 'withdrawn']));
}
