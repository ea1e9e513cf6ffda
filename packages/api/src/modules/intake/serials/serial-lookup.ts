import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { likelyYears } from './likely-years.model.ts';
import { serialKey, serialKeyOf } from '#api/modules/catalog/index.ts';
import { findStolen } from './stolen-serials.ts';

/** Where an instrument was met before. */
export type VisitKind = 'INTAKE' | 'LISTING' | 'DRAFT' | 'PORTFOLIO';

export type SerialVisit = {
  readonly kind: VisitKind;
  /** Of the intake or the listing; null for a member's portfolio. */
  readonly id: string | null;
  readonly title: string;
  /** As it was written there; empty for none. */
  readonly brand: string;
  readonly serial: string;
  /** The seller, the owner, or who brought it. */
  readonly person: string;
  readonly state: string | null;
  readonly at: Date;
};

const MOST_VISITS = 50;
/** Characters that are taken for each other on worn headstocks and old labels. */
const CONFUSED = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' } as const;

const digits = new Map<string, string>(Object.entries(CONFUSED));

const folded = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => digits.get(letter) ?? letter);

/** The serials that differ by two neighbours that changed places. */
const swapped = (key: string): string[] =>
  Array.from(
    { length: Math.max(0, key.length - 1) },
    (_, at) => `${key.slice(0, at)}${key[at + 1]}${key[at]}${key.slice(at + 2)}`,
  );

const from = Object.keys(CONFUSED).join('');
const to = Object.values(CONFUSED).join('');

/** Rows of everything that has a serial, with `key`. */
const everything = sql`(
  SELECT 'INTAKE' AS kind, intakes.id, concat_ws(' ', brand, model) AS title, brand, serial, serial_key AS key, person_name AS person, deal AS state, created_at AS at
  FROM intakes WHERE serial_key <> ''
  UNION ALL
  SELECT 'LISTING', listings.id, coalesce(item_texts.title, ''), brands.name, items.serial, ${serialKeyOf('items.serial')}, accounts.display_name, listings.status, listings.listed_at
  FROM items JOIN listings ON listings.item_id = items.id JOIN accounts ON accounts.id = items.seller_account_id
  JOIN brands ON brands.id = items.brand_id
  LEFT JOIN item_texts ON item_texts.item_id = items.id AND item_texts.locale = 'en'
  WHERE items.serial IS NOT NULL AND items.parent_item_id IS NULL
  UNION ALL
  SELECT 'DRAFT', drafts.id, drafts.title, coalesce(drafts.document ->> 'brand', ''), drafts.document ->> 'serial', upper(regexp_replace(drafts.document ->> 'serial', '[^A-Za-z0-9]', '', 'g')),
    accounts.display_name, drafts.state, drafts.updated_at
  FROM listing_drafts drafts JOIN accounts ON accounts.id = drafts.seller_account_id
  WHERE drafts.item_id IS NULL AND coalesce(drafts.document ->> 'serial', '') <> ''
  UNION ALL
  SELECT 'PORTFOLIO', NULL, concat_ws(' ', brand, model), brand, serial, ${serialKeyOf('portfolio_items.serial')}, accounts.display_name, NULL, portfolio_items.created_at
  FROM portfolio_items JOIN accounts ON accounts.id = portfolio_items.account_id
  WHERE portfolio_items.serial <> '' AND portfolio_items.removed_at IS NULL
)`;

/** What the shop knows of a serial. */
export async function readSerialLookup({ db, now }: ActorContext, serial: string, brand: string) {
  const key = serialKey(serial);
  if (key === '') return { key, years: [], visits: [], lookAlikes: [], stolen: [], stolenLookAlikes: [] };
  const visits = await sql<SerialVisit>`
    SELECT kind, id, title, brand, serial, person, state, at FROM ${everything} AS met WHERE key = ${key}
    ORDER BY at DESC LIMIT ${MOST_VISITS}`.execute(db);
  const alike = await sql<SerialVisit>`
    SELECT kind, id, title, brand, serial, person, state, at FROM ${everything} AS met
    WHERE key <> ${key} AND (key = ANY (${swapped(key)}::text[]) OR translate(key, ${from}, ${to}) = ${folded(key)})
    ORDER BY at DESC LIMIT ${MOST_VISITS}`.execute(db);
  const stolenAlike = await sql<{ id: string }>`
    SELECT id FROM stolen_serials WHERE closed_at IS NULL AND serial_key <> ${key}
      AND (serial_key = ANY (${swapped(key)}::text[]) OR translate(serial_key, ${from}, ${to}) = ${folded(key)}) LIMIT ${MOST_VISITS}`.execute(
    db,
  );
  const stolen = await findStolen(db, key);
  const makers = new Set([...visits.rows, ...stolen].map((known) => known.brand));
  return {
    key,
    years: likelyYears(key, brand, [...makers], now),
    visits: visits.rows,
    lookAlikes: alike.rows,
    stolen,
    stolenLookAlikes: stolenAlike.rows.map(({ id }) => id),
  };
}
