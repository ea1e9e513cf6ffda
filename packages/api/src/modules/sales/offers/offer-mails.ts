import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Tx } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { mailText } from '#api/platform/mail/mail-template.ts';
import { notify } from '#api/modules/messaging/index.ts';
import type { OfferRow } from './move-offer.ts';
import type { Side } from './offer-states.model.ts';
import { offerTemplate } from './offer-mail-templates.ts';
import { priceText } from './price-text.ts';
import { causedBy, copyFor, mailFrame, type OfferEvent, offerEvents, type OfferFacts } from './offer-mail-copy.ts';

/** The page of an offer, without the language. */
const offerPath = (side: Side, id: string): string =>
  `/profile/${side === 'buyer' ? 'buying' : 'selling'}/offers?offer=${id}`;

async function findItem(trx: Tx, listingId: string, locale: Locale) {
  return trx
    .selectFrom('listings')
    .innerJoin('items', 'items.id', 'listings.item_id')
    .innerJoin('item_texts', 'item_texts.item_id', 'items.id')
    .select(['item_texts.title'])
    .where('listings.id', '=', listingId)
    .where('item_texts.locale', '=', locale)
    .executeTakeFirstOrThrow();
}

function factsOf(offer: OfferRow, title: string, locale: Locale): OfferFacts {
  const price = (cents: number | null, shippingCents: number | null): string =>
    cents === null
      ? priceText(offer.amount_cents, offer.shipping_cents, locale)
      : priceText(cents, shippingCents, locale);
  return {
    title,
    amount: price(offer.amount_cents, offer.shipping_cents),
    counter: price(offer.counter_cents, offer.counter_shipping_cents),
    agreed:
      offer.agreed_cents === null
        ? price(offer.counter_cents, offer.counter_shipping_cents)
        : price(offer.agreed_cents, offer.agreed_shipping_cents),
    until: formatDate(offer.expires_at, 'moment', { locale, timeZone: storeProfile.timeZone }),
  };
}

/** What the other side wrote with this event. */
function wordsOf(offer: OfferRow, event: OfferEvent, side: Side): string | null {
  if (event === 'received' && side === 'seller') return offer.rounds > 0 ? offer.reply : offer.message;
  return side === 'buyer' && (event === 'countered' || event === 'declined' || event === 'fromSeller')
    ? offer.reply
    : null;
}

/** Names an event, so that it is mailed once: a second counter-offer, and a new clock after more time, are new events. */
function eventKey(offer: OfferRow, event: OfferEvent, side: Side): string {
  const clock = event === 'buyerDue' || event === 'answerDue' ? `:${offer.state}:${offer.expires_at.getTime()}` : '';
  const queue = event === 'backup' || event === 'next' ? `:${offer.expires_at.getTime()}` : '';
  const price = event === 'lowered' ? `:${offer.counter_cents}` : '';
  const round = offer.rounds > 0 ? `:${offer.rounds}` : '';
  return `offer:${offer.id}:${event}:${side}${round}${clock}${queue}${price}`;
}

async function describe(trx: Tx, offer: OfferRow, event: OfferEvent, side: Side, locale: Locale) {
  const item = await findItem(trx, offer.listing_id, locale);
  const template = offerTemplate(event, side);
  const copy = template && (await mailText(trx, template, locale, factsOf(offer, item.title, locale)));
  const said = wordsOf(offer, event, side);
  const frame = mailFrame[locale];
  return {
    subject: copy?.subject ?? '',
    paragraphs: [...(copy?.paragraphs ?? []), ...(said === null ? [] : [frame.quoted(said)])],
    link: { label: copy?.link ?? frame.link, path: offerPath(side, offer.id) },
  };
}

/** What the buyer hears of a seller's offer that was not taken up; how it ends is told to nobody. */
const heardOfHidden: ReadonlySet<OfferEvent> = new Set(['fromSeller', 'lowered', 'buyerDue']);

/** Tells one side of an offer what happened to it, as far as it hears of the event and wants to. */
export async function queueOfferMail(
  trx: Tx,
  offer: OfferRow,
  [event, side]: readonly [OfferEvent, Side],
  baseUrl: URL,
): Promise<void> {
  if (offer.is_hidden && (side === 'seller' || !heardOfHidden.has(event))) return;
  if (!copyFor(event, side, offer.locale)) return;
  await notify(
    trx,
    {
      event: offerEvents[event],
      role: side,
      cause: eventKey(offer, event, side),
      accountId: side === 'buyer' ? offer.buyer_account_id : offer.seller_account_id,
      ...(side === 'buyer' ? { locale: offer.locale } : {}),
      isOwnAct: causedBy[event] === side,
      copy: (locale) => describe(trx, offer, event, side, locale),
    },
    baseUrl,
  );
}

/** Tells both sides of an offer what happened to it, as far as each hears of the event and wants to. */
export async function queueOfferMails(trx: Tx, offer: OfferRow, event: OfferEvent, baseUrl: URL): Promise<void> {
  await queueOfferMail(trx, offer, [event, 'buyer'], baseUrl);
  await queueOfferMail(trx, offer, [event, 'seller'], baseUrl);
}
