import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { isPendingSale } from './accepted-hold.ts';
import { checkText } from './create-offer.ts';
import { noteMove } from './move-offer.ts';
import { canBeOffered } from './offer-listings.ts';
import { queueOfferMail } from './offer-mails.ts';
import { OPEN_MS } from './offer-rules.model.ts';
import { checkShipping } from './offer-shipping.ts';
import { lockOwnListing } from './own-listing.ts';

/** Watchers that one call reaches at most, who wished for it last first. */
const MOST = 200;

type Watcher = { readonly id: string; readonly locale: Locale };

async function findWatchers(trx: Tx, listingId: string): Promise<readonly Watcher[]> {
  const { rows } = await sql<Watcher>`
    SELECT accounts.id, accounts.locale FROM listings, wishlist_items JOIN accounts ON accounts.id = wishlist_items.account_id
    WHERE listings.id = ${listingId} AND ${canBeOffered} ORDER BY wishlist_items.created_at DESC, accounts.id LIMIT ${MOST}`.execute(
    trx,
  );
  return rows;
}

type Offering = {
  readonly listing: Awaited<ReturnType<typeof lockOwnListing>>;
  readonly cents: number;
  readonly shippingCents: number | null;
  readonly text: string | null;
};

/** Offers it to one of them; false when there is an offer already. */
async function offerTo(
  trx: Tx,
  watcher: Watcher,
  { listing, cents, shippingCents, text }: Offering,
  baseUrl: URL,
): Promise<boolean> {
  const offer = await trx
    .insertInto('offers')
    .values({
      id: newId(),
      listing_id: listing.id,
      buyer_account_id: watcher.id,
      seller_account_id: listing.seller_account_id,
      state: 'COUNTERED',
      made_by: 'SELLER',
      is_hidden: true,
      amount_cents: cents,
      counter_cents: cents,
      shipping_cents: shippingCents,
      counter_shipping_cents: shippingCents,
      message: null,
      reply: text,
      locale: watcher.locale,
      expires_at: new Date(Date.now() + OPEN_MS),
    })
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!offer) return false;
  await noteMove(trx, offer, 'OFFER', 'seller', { message: text });
  await queueOfferMail(trx, offer, ['fromSeller', 'buyer'], baseUrl);
  return true;
}

/** What is offered to watchers; shipping as in every offer: null for what the checkout quotes. */
export type WatcherOffer = {
  readonly listingId: string;
  readonly amountCents: number;
  readonly shippingCents?: number | null;
  readonly message?: string | null;
};

/**
 * Offers one's own listing for less than the asking price to those who have it on their wishlist, each of them once ever, and
 * gives to how many; with a price for shipping, which then stands as in every offer. The seller does not learn who they are before they
 * take it up. Throws a DomainError; its codes `amount`, `shipping` and `message` name the field that is to be corrected.
 */
export async function offerToWatchers(
  actor: ActorContext,
  baseUrl: URL,
  { listingId, amountCents: cents, shippingCents: shipping, message }: WatcherOffer,
): Promise<number> {
  const messages = salesMessages(actor.locale);
  const text = checkText(message, actor.locale);
  return tx(actor.db, async (trx) => {
    const listing = await lockOwnListing(trx, actor, listingId);
    const asking = formatMoney(listing.asking_cents, actor.locale, 'short');
    if (cents < 1 || cents >= listing.asking_cents) throw new DomainError('amount', messages.watcherPrice(asking));
    const shippingCents = await checkShipping(trx, actor.locale, listing.id, shipping);
    const pending = trx.selectFrom('listings').select('id').where('id', '=', listing.id).where(isPendingSale);
    if (await pending.executeTakeFirst()) throw new DomainError('other-accepted', messages.otherOfferAccepted);
    let count = 0;
    for (const watcher of await findWatchers(trx, listing.id))
      if (await offerTo(trx, watcher, { listing, cents, shippingCents, text }, baseUrl)) count += 1;
    if (count === 0) throw new DomainError('no-watchers', messages.noWatchers);
    await recordAudit(trx, actorOf(actor), {
      action: 'offer.toWatchers',
      subjectKind: 'listing',
      subjectId: listing.id,
      detail: { amountCents: cents, shippingCents, count },
    });
    return count;
  });
}
