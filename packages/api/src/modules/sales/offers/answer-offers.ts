import type { ActorContext } from '#api/platform/actor-context.ts';
import { attempt, DomainError } from '#api/platform/domain-error.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { acceptOffer, declineOffer, findOwn } from './answer-offer.ts';
import { counterOffer } from './counter-offer.ts';
import { checkText } from './create-offer.ts';
import type { OfferRow } from './move-offer.ts';
import { shareOfPrice } from './offer-rules.model.ts';

/** Offers that one call answers at most. */
const MOST = 50;

/** One answer to several offers: another price is a share of each asking price, in percent. */
export type OffersAnswer = {
  readonly ids: readonly string[];
  readonly action: 'ACCEPT' | 'DECLINE' | 'COUNTER';
  readonly percent?: number | null;
  readonly reply?: string | null;
  /** When each had changed last as it was read. */
  readonly seen?: readonly Date[] | null;
};

/** What came of one of them. */
export type OfferOutcome = { readonly id: string } & (
  | { readonly ok: true; readonly value: OfferRow }
  | { readonly ok: false; readonly code: string; readonly message: string }
);

/** Another price for one offer: a share of the asking price, with the price for shipping that was offered. */
async function counterByPercent(
  actor: ActorContext,
  baseUrl: URL,
  { offer }: { offer: OfferRow },
  given: OffersAnswer,
) {
  const listing = await actor.db
    .selectFrom('listings')
    .select('asking_cents')
    .where('id', '=', offer.listing_id)
    .executeTakeFirstOrThrow();
  return counterOffer(actor, baseUrl, offer.id, {
    amountCents: shareOfPrice(listing.asking_cents, given.percent ?? 0),
    shippingCents: offer.shipping_cents,
    reply: given.reply ?? null,
  });
}

async function answerOne(actor: ActorContext, baseUrl: URL, id: string, given: OffersAnswer): Promise<OfferRow> {
  const seen = given.seen?.[given.ids.indexOf(id)] ?? null;
  const own = await findOwn(actor, id);
  // The list is of sellers: what somebody offered themselves they answer by itself.
  if (own.side !== 'seller') throw new DomainError('not-found', salesMessages(actor.locale).offerNotFound);
  if (given.action === 'ACCEPT') return acceptOffer(actor, baseUrl, id, { seen });
  return given.action === 'DECLINE'
    ? declineOffer(actor, baseUrl, id, { reply: given.reply ?? null, seen })
    : counterByPercent(actor, baseUrl, own, given);
}

/**
 * Gives several offers on the viewer's listings the same answer, one after the other, each by itself: what is refused for one does
 * not keep the others from it. Of several that are accepted on one item the first wins. Throws a DomainError where nothing is tried;
 * its codes `percent` and `message` name the field.
 */
export async function answerOffers(actor: ActorContext, baseUrl: URL, given: OffersAnswer): Promise<OfferOutcome[]> {
  const messages = salesMessages(actor.locale);
  const ids = [...new Set(given.ids)];
  if (ids.length === 0 || ids.length > MOST) throw new DomainError('count', messages.offersCount(MOST));
  const percent = given.percent ?? 0;
  if (given.action === 'COUNTER' && (percent < 1 || percent > 100))
    throw new DomainError('percent', messages.counterPercent);
  checkText(given.reply, actor.locale);
  const outcomes: OfferOutcome[] = [];
  for (const id of ids) outcomes.push({ id, ...(await attempt(() => answerOne(actor, baseUrl, id, given))) });
  return outcomes;
}
