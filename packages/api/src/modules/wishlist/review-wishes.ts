import { type Selectable, sql } from 'kysely';
import { type ListingChange, loadItems, loadSimilar } from '#api/modules/catalog/index.ts';
import { notify } from '#api/modules/messaging/index.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { workThrough } from '#api/platform/jobs/work-through.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type MailText, mailText } from '#api/platform/mail/mail-template.ts';
import { nameThings, noticeCopy } from './notice-copy.ts';
import { wishMails } from './wish-mails.ts';
import type { WishlistItemsTable, WishState } from './tables.ts';

type Wish = Selectable<WishlistItemsTable>;
type Now = { readonly state: WishState; readonly cents: number | null; readonly settlesAt: Date | null };

/** Wishes that one run compares at most. */
const BATCH = 100;
/** A sale is told when it is so old: until then a payment that fails brings the thing back. */
const SETTLED_AFTER = '10 minutes';
const SIMILAR = 3;

/** Lets all who have these items on their lists be told: marks the wishes, in one statement however many there are. */
export async function markChangedWishes(trx: Tx, changes: readonly ListingChange[]): Promise<void> {
  await sql`UPDATE wishlist_items SET review_at = now()
    WHERE item_id = ANY(${changes.map(({ itemId }) => itemId)}) AND removed_at IS NULL`.execute(trx);
}

/** What the item is now; a sale that is not settled says when to look again. */
async function readNow(trx: Tx, { item_id: itemId }: Wish): Promise<Now> {
  const { rows } = await sql<{ state: WishState; cents: number; settlesAt: Date | null }>`
    SELECT CASE status WHEN 'withdrawn' THEN 'gone' ELSE status END AS state, asking_cents AS cents,
      CASE WHEN status = 'sold' AND sold_at > now() - ${SETTLED_AFTER}::interval THEN sold_at + ${SETTLED_AFTER}::interval END AS "settlesAt"
    FROM listings WHERE item_id = ${itemId} ORDER BY (status = 'live') DESC, listed_at DESC LIMIT 1`.execute(trx);
  return rows[0] ?? { state: 'gone', cents: null, settlesAt: null };
}

/** Whether the owner of a wish bought the thing, or is paying for it. */
async function hasBought(trx: Tx, { account_id: accountId, item_id: itemId }: Wish): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM orders JOIN line_items ON line_items.order_id = orders.id
    JOIN listings ON listings.id = line_items.listing_id
    WHERE orders.account_id = ${accountId} AND listings.item_id = ${itemId} AND orders.cancelled_at IS NULL
      AND (orders.completed_at IS NOT NULL OR orders.paying_payment_id IS NOT NULL) LIMIT 1`.execute(trx);
  return rows.length > 0;
}

type Told = {
  readonly event: 'wish.priceDrop' | 'wish.backInStock' | 'wish.sold';
  readonly text: (trx: Tx, title: string, locale: Locale) => Promise<MailText>;
};

/** What there is to tell, comparing what is known with what is. */
function whatToTell(wish: Wish, now: Now): Told | undefined {
  const { cents } = now;
  const money = (amount: number, locale: Locale): string => formatMoney(amount, locale, 'narrow');
  if (now.state === 'sold' && wish.known_state !== 'sold')
    return { event: 'wish.sold', text: (trx, title, locale) => mailText(trx, wishMails.sold, locale, { title }) };
  if (now.state !== 'live' || cents === null) return undefined;
  if (wish.known_state !== 'live')
    return {
      event: 'wish.backInStock',
      text: (trx, title, locale) =>
        mailText(trx, wishMails.backInStock, locale, { title, price: money(cents, locale) }),
    };
  const known = wish.known_cents;
  if (known === null || cents >= known) return undefined;
  return {
    event: 'wish.priceDrop',
    text: (trx, title, locale) => {
      const prices = { before: money(known, locale), price: money(cents, locale) };
      return mailText(trx, wishMails.priceDrop, locale, { title, ...prices });
    },
  };
}

async function similarTo(trx: Tx, itemId: string, locale: Locale): Promise<string[]> {
  const items = await loadSimilar(trx, itemId, SIMILAR, locale);
  const things = items.flatMap(({ title, listing }) =>
    listing ? [{ title, cents: listing.askingPrice.amountCents }] : [],
  );
  return things.length === 0 ? [] : [noticeCopy(locale).similar(nameThings(things, locale))];
}

async function tell(trx: Tx, wish: Wish, told: Told, baseUrl: URL): Promise<void> {
  const [item] = await loadItems(trx, [wish.item_id], 'en');
  if (!item) return;
  const path = `/shop/${item.slug}/${item.id}`;
  const offersSimilar = told.event === 'wish.sold' && !wish.similar_offered;
  await notify(
    trx,
    {
      event: told.event,
      role: 'member',
      // The row of the wish, locked and changed in this transaction, lets each change through once.
      cause: `${told.event}:${wish.id}:${newId()}`,
      accountId: wish.account_id,
      copy: async (locale) => {
        const [local] = locale === 'en' ? [item] : await loadItems(trx, [wish.item_id], locale);
        const { subject, paragraphs, link: see } = await told.text(trx, local?.title ?? item.title, locale);
        const similar = offersSimilar ? await similarTo(trx, wish.item_id, locale) : [];
        const copy = noticeCopy(locale);
        const link = offersSimilar
          ? { label: copy.seeSimilar, path: `${path}#similar-items` }
          : { label: see ?? copy.see, path };
        return { subject, paragraphs: [...paragraphs, ...similar], link };
      },
    },
    baseUrl,
  );
}

/** Compares one wish with what its item is now, unless another process does. */
async function review(trx: Tx, id: string, baseUrl: URL): Promise<boolean> {
  const { rows } = await sql<Wish>`
    UPDATE wishlist_items SET review_at = NULL WHERE id = (
      SELECT id FROM wishlist_items WHERE id = ${id} AND review_at <= now() FOR UPDATE SKIP LOCKED
    ) RETURNING *`.execute(trx);
  const [wish] = rows;
  if (!wish) return false;
  if (wish.removed_at !== null) return true;
  const now = await readNow(trx, wish);
  if (now.settlesAt !== null && wish.known_state !== 'sold') {
    await trx.updateTable('wishlist_items').set({ review_at: now.settlesAt }).where('id', '=', wish.id).execute();
    return true;
  }
  const told = whatToTell(wish, now);
  const isNews = told !== undefined && !(await hasBought(trx, wish));
  if (told && isNews) await tell(trx, wish, told, baseUrl);
  await trx
    .updateTable('wishlist_items')
    .set({
      known_state: now.state,
      known_cents: now.state === 'live' ? leastOf(wish.known_cents, now.cents) : wish.known_cents,
      similar_offered: wish.similar_offered || (isNews && told.event === 'wish.sold'),
    })
    .where('id', '=', wish.id)
    .execute();
  return true;
}

const leastOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/**
 * Tells the owners of wishlists what became cheaper than they ever saw it, came back or was sold; gives how many wishes it
 * compared. Run it in any number of processes.
 */
export async function reviewWishes(db: Db, baseUrl: URL): Promise<number> {
  const next = async (seen: readonly string[]): Promise<readonly string[]> => {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM wishlist_items WHERE review_at <= now() AND id <> ALL(${seen}::text[])
      ORDER BY review_at LIMIT ${BATCH}`.execute(db);
    return rows.map(({ id }) => id);
  };
  return workThrough({ next, work: (id) => tx(db, (trx) => review(trx, id, baseUrl)) });
}
