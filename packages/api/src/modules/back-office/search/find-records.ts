import { hasGrant } from '@headstock/contracts/grants';
import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { likeBeginning, likePattern, likePatterns } from '#api/platform/search/like-patterns.ts';
import { tokenize } from '#api/platform/search/normalize-text.ts';
import type { Locale } from '#api/platform/locale.ts';

/** A record that a search of the staff found. */
export type RecordHit = {
  readonly kind: 'ORDER' | 'ACCOUNT' | 'ITEM';
  readonly id: string;
  /** What it is called: a number, a name, a title. */
  readonly title: string;
  /** What tells it from others of that name: the buyer, the e-mail, SKU and serial number. */
  readonly detail: string;
  /** Its page in the shop, without the language prefix; null for what has none. */
  readonly shopPath: string | null;
};

/** Shorter searches find too much. */
const SHORTEST = 2;
/** Hits of each kind. */
const MOST = 6;

/** Placed orders by number or reference, or by the e-mail of whom they are for. */
async function findOrders(db: Db, search: string): Promise<RecordHit[]> {
  const number = likeBeginning(search.toUpperCase());
  const email = search.toLowerCase();
  const { rows } = await sql<Omit<RecordHit, 'kind' | 'shopPath'>>`
    SELECT orders.id, orders.number AS title, concat_ws(' · ', coalesce(contact.display_name, owner.display_name),
      coalesce(contact.email, owner.email)) AS detail
    FROM orders LEFT JOIN accounts AS contact ON contact.id = orders.contact_id
      LEFT JOIN accounts AS owner ON owner.id = orders.account_id
    WHERE orders.completed_at IS NOT NULL AND (orders.number LIKE ${number} OR orders.number LIKE ${`HS-${number}`}
      OR orders.reference LIKE ${number} OR contact.email = ${email} OR owner.email = ${email})
    ORDER BY orders.completed_at DESC LIMIT ${MOST}`.execute(db);
  return rows.map((row) => ({ kind: 'ORDER', ...row, shopPath: null }));
}

/** Members by e-mail, name, username or the digits of their telephone. */
async function findAccounts(db: Db, search: string): Promise<RecordHit[]> {
  const like = likePattern(search.toLowerCase());
  const digits = search.replaceAll(/\D/g, '');
  const phone = digits.length >= 4 && /^[\d\s()+./-]+$/.test(search) ? `%${digits}%` : null;
  const { rows } = await sql<Omit<RecordHit, 'kind' | 'shopPath'>>`
    SELECT id, display_name AS title, concat_ws(' · ', email, phone) AS detail FROM accounts
    WHERE kind = 'member' AND (email LIKE ${like} OR lower(username) LIKE ${like} OR lower(display_name) LIKE ${like}
      OR lower(concat_ws(' ', first_name, last_name)) LIKE ${like}
      OR regexp_replace(phone, '\\D', '', 'g') LIKE ${phone}::text)
    ORDER BY (email LIKE ${likeBeginning(search.toLowerCase())}) DESC, id DESC LIMIT ${MOST}`.execute(db);
  return rows.map((row) => ({ kind: 'ACCOUNT', ...row, shopPath: null }));
}

/** Items by SKU, by serial number, which the staff alone sees, or by the words of their names. */
async function findItems(db: Db, search: string, locale: Locale): Promise<RecordHit[]> {
  const words = tokenize(search);
  const names = words.map((word) => `${word}:*`).join(' & ');
  const byName = words.length > 0 ? sql`names @@ to_tsquery('simple', ${names})` : sql`false`;
  const number = likeBeginning(search.toUpperCase());
  const { rows } = await sql<Omit<RecordHit, 'kind' | 'shopPath'> & { slug: string }>`
    WITH found AS (
      (SELECT id AS item_id, 0 AS rank FROM items WHERE upper(sku) LIKE ${number} OR upper(serial) LIKE ${number} LIMIT ${MOST})
      UNION ALL
      (SELECT item_id, 1 AS rank FROM listings WHERE ${byName} LIMIT ${MOST})
    )
    SELECT items.id, items.slug, item_texts.title, concat_ws(' · ', items.sku, items.serial) AS detail
    FROM (SELECT item_id, min(rank) AS rank FROM found GROUP BY item_id) AS found
    JOIN items ON items.id = found.item_id
    JOIN item_texts ON item_texts.item_id = items.id AND item_texts.locale = ${locale}
    ORDER BY found.rank, items.id DESC LIMIT ${MOST}`.execute(db);
  return rows.map(({ slug, ...row }) => ({
    kind: 'ITEM',
    ...row,
    shopPath: `/shop/${encodeURIComponent(slug)}/${encodeURIComponent(row.id)}`,
  }));
}

/** What a search of the staff finds, at most six of each kind that the actor's role shows; nothing for less than two characters. */
export async function findRecords({ db, locale, principal }: ActorContext, text: string): Promise<RecordHit[]> {
  const search = text.trim().slice(0, 100);
  if (search.length < SHORTEST || likePatterns(search).length === 0) return [];
  const { grants } = principal.rights;
  const found = await Promise.all([
    hasGrant(grants, 'orders:read') ? findOrders(db, search) : [],
    hasGrant(grants, 'people:read') ? findAccounts(db, search) : [],
    hasGrant(grants, 'catalogue:read') ? findItems(db, search, locale) : [],
  ]);
  return found.flat();
}
