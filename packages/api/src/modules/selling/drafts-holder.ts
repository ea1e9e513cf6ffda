import { emptyListing, type ListingDocument } from '@headstock/contracts/listing-document';
import { listingTitle } from '@headstock/contracts/listing-title';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { toJson } from '#api/platform/db/columns.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { type NameHolder, type NameMove, titleAfter } from '#api/modules/catalog/index.ts';

const named = z.object({
  brand: z.string(),
  model: z.string(),
  type: z.string(),
  title: z.object({ en: z.string(), fr: z.string() }),
});
type Named = z.infer<typeof named>;
const rowSchema = z.object({ id: z.string(), document: named.nullable(), published: named.nullable() });
type Row = {
  readonly id: string;
  readonly document: ListingDocument | null;
  readonly published: ListingDocument | null;
};

/** Whether a document in a column names what is moved. */
function namesIt(column: RawBuilder<unknown>, { kind, from }: NameMove): RawBuilder<boolean> {
  if (kind === 'TYPE')
    return sql<boolean>`(${column} ->> 'category' = ${from.slug} AND ${column} ->> 'type' = ${from.partSlug ?? ''})`;
  const isBrand = sql<boolean>`lower(trim(${column} ->> 'brand')) = lower(${from.name})`;
  if (kind === 'BRAND') return isBrand;
  return sql<boolean>`(${isBrand} AND lower(trim(${column} ->> 'model')) = lower(${from.part}))`;
}

const document = sql`document`;
const published = sql`published`;
const isMoved = (move: NameMove) => sql<boolean>`(${namesIt(document, move)} OR ${namesIt(published, move)})`;

const isNamed = (given: ListingDocument, { kind, from }: NameMove): boolean => {
  const is = (one: string, other: string | null | undefined): boolean =>
    one.trim().toLowerCase() === (other ?? '').toLowerCase();
  if (kind === 'TYPE') return given.category === from.slug && given.type === from.partSlug;
  return is(given.brand, from.name) && (kind === 'BRAND' || is(given.model, from.part));
};

/** What a document names after a move; null for none that names it. */
function after(given: ListingDocument | null, move: NameMove): Named | null {
  if (!given || !isNamed(given, move)) return null;
  const { kind, to } = move;
  return {
    brand: kind === 'TYPE' ? given.brand : to.name,
    model: kind === 'MODEL' ? (to.part ?? given.model) : given.model,
    type: kind === 'TYPE' ? (to.partSlug ?? given.type) : given.type,
    title: { en: titleAfter(given.title.en, move), fr: titleAfter(given.title.fr, move) },
  };
}

const namesOf = ({ brand, model, type, title }: ListingDocument): Named => ({ brand, model, type, title });
const same = (one: Named, other: Named): boolean =>
  one.brand === other.brand && one.model === other.model && one.type === other.type;

async function write(trx: Tx, { id, document: draft, published: shown }: Row): Promise<void> {
  await trx
    .updateTable('listing_drafts')
    .set((eb) => ({
      ...(draft && { document: toJson(draft), title: listingTitle({ ...emptyListing(draft.kind), ...draft }, 'en') }),
      ...(shown && { published: toJson(shown) }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

const countDrafts = async (db: Db, move: NameMove): Promise<number> =>
  (
    await sql<{ count: number }>`SELECT count(*)::integer AS count FROM listing_drafts WHERE ${isMoved(move)}`.execute(
      db,
    )
  ).rows[0]?.count ?? 0;

/** Drafts of listings, and what was published from them. Whoever is writing one is asked which text they keep. */
export const draftsHolder: NameHolder = {
  key: 'drafts',
  count: countDrafts,
  move: async (trx, move) => {
    const { rows } = await sql<Row>`SELECT id, document, published FROM listing_drafts WHERE ${isMoved(move)}
      ORDER BY id FOR UPDATE`.execute(trx);
    for (const row of rows) {
      const [draft, shown] = [after(row.document, move), after(row.published, move)];
      await write(trx, {
        id: row.id,
        document: row.document && draft && { ...row.document, ...draft },
        published: row.published && shown && { ...row.published, ...shown },
      });
    }
    return rows.map((row) => ({
      id: row.id,
      document: row.document && after(row.document, move) && namesOf(row.document),
      published: row.published && after(row.published, move) && namesOf(row.published),
    }));
  },
  restore: async (trx, move, snapshot) => {
    const before = new Map(
      z
        .array(rowSchema)
        .parse(snapshot)
        .map((row) => [row.id, row]),
    );
    const { rows } = await sql<Row>`SELECT id, document, published FROM listing_drafts
      WHERE id = ANY (${[...before.keys()]}::text[]) ORDER BY id FOR UPDATE`.execute(trx);
    // What somebody wrote since stays as they wrote it.
    const back = (now: ListingDocument | null, then: Named | null): ListingDocument | null => {
      const moved = now && then ? after({ ...now, ...then }, move) : null;
      if (!now || !then || !moved || !same(now, moved)) return null;
      const title = (locale: 'en' | 'fr'): string =>
        now.title[locale] === moved.title[locale] ? then.title[locale] : now.title[locale];
      return { ...now, ...then, title: { en: title('en'), fr: title('fr') } };
    };
    for (const row of rows) {
      const own = before.get(row.id);
      const draft = back(row.document, own?.document ?? null);
      const shown = back(row.published, own?.published ?? null);
      if (draft || shown) await write(trx, { id: row.id, document: draft, published: shown });
    }
  },
};
