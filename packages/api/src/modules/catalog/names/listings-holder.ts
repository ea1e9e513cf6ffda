import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { type NameHolder, type NameMove, titleAfter } from './name-holders.ts';
import { refreshSearch } from './refresh-search.ts';

const rowSchema = z.object({
  id: z.string(),
  brandId: z.string(),
  typeId: z.string(),
  model: z.string(),
  key: z.string(),
  titles: z.record(z.string(), z.string()),
  /** What the specification calls it, by language. */
  specs: z.record(z.string(), z.string()).default({}),
});
type Row = z.infer<typeof rowSchema>;

/** Which items a move is about. */
export function isMoved({ kind, from }: NameMove): RawBuilder<boolean> {
  if (kind === 'TYPE') return sql<boolean>`items.type_id = ${from.part}`;
  if (kind === 'BRAND') return sql<boolean>`items.brand_id = ${from.id}`;
  return sql<boolean>`items.brand_id = ${from.id} AND lower(items.model) = lower(${from.part})`;
}

const textsAfter = (texts: Row['titles'], move: NameMove): Row['titles'] =>
  Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, titleAfter(text, move)]));

/** An item as it is after a move. */
function rowAfter(row: Row, move: NameMove): Row {
  const { kind, to, keys } = move;
  return {
    ...row,
    brandId: kind === 'TYPE' ? row.brandId : to.id,
    typeId: kind === 'TYPE' ? (to.part ?? row.typeId) : row.typeId,
    model: kind === 'MODEL' ? (to.part ?? row.model) : row.model,
    key: keys.find(({ from }) => from === row.key)?.to ?? row.key,
    titles: textsAfter(row.titles, move),
    specs: textsAfter(row.specs, move),
  };
}

const readRows = async (trx: Tx, condition: RawBuilder<boolean>): Promise<Row[]> =>
  (
    await sql<Row>`
      SELECT items.id, items.brand_id AS "brandId", items.type_id AS "typeId", items.model, items.model_key AS key,
        (SELECT coalesce(jsonb_object_agg(locale, title), '{}') FROM item_texts WHERE item_texts.item_id = items.id) AS titles,
        (SELECT coalesce(jsonb_object_agg(locale, spec ->> 'value'), '{}') FROM item_texts, jsonb_array_elements(specs) AS spec
          WHERE item_texts.item_id = items.id AND spec ->> 'key' = 'model') AS specs
      FROM items WHERE ${condition} ORDER BY items.id FOR UPDATE OF items`.execute(trx)
  ).rows;

async function writeRows(trx: Tx, rows: readonly Row[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await sql`UPDATE items SET brand_id = wanted.brand, type_id = wanted.type, model = wanted.model, model_key = wanted.key
    FROM unnest(${ids}::text[], ${rows.map(({ brandId }) => brandId)}::text[], ${rows.map(({ typeId }) => typeId)}::text[],
      ${rows.map(({ model }) => model)}::text[], ${rows.map(({ key }) => key)}::text[])
      AS wanted (id, brand, type, model, key) WHERE items.id = wanted.id`.execute(trx);
  const titles = rows.flatMap(({ id, titles: own }) =>
    Object.entries(own).map(([locale, title]) => ({ id, locale, title })),
  );
  await sql`UPDATE item_texts SET title = wanted.title
    FROM unnest(${titles.map(({ id }) => id)}::text[], ${titles.map(({ locale }) => locale)}::text[],
      ${titles.map(({ title }) => title)}::text[]) AS wanted (id, locale, title)
    WHERE item_texts.item_id = wanted.id AND item_texts.locale = wanted.locale AND item_texts.title <> wanted.title`.execute(
    trx,
  );
  const specs = rows.flatMap(({ id, specs: own }) =>
    Object.entries(own).map(([locale, text]) => ({ id, locale, text })),
  );
  await sql`UPDATE item_texts SET specs = (
      SELECT jsonb_agg(CASE WHEN spec ->> 'key' = 'model' THEN spec || jsonb_build_object('value', wanted.text) ELSE spec END ORDER BY place)
      FROM jsonb_array_elements(item_texts.specs) WITH ORDINALITY AS all_specs (spec, place))
    FROM unnest(${specs.map(({ id }) => id)}::text[], ${specs.map(({ locale }) => locale)}::text[],
      ${specs.map(({ text }) => text)}::text[]) AS wanted (id, locale, text)
    WHERE item_texts.item_id = wanted.id AND item_texts.locale = wanted.locale`.execute(trx);
  await sql`UPDATE listings SET brand_id = items.brand_id, type_id = items.type_id
    FROM items WHERE items.id = listings.item_id AND items.id = ANY (${ids}::text[])
      AND (listings.brand_id, listings.type_id) IS DISTINCT FROM (items.brand_id, items.type_id)`.execute(trx);
  await refreshSearch(trx, ids);
}

const countItems = async (db: Db, move: NameMove): Promise<number> =>
  (
    await sql<{ count: number }>`
      SELECT count(*)::integer AS count FROM items WHERE ${isMoved(move)} AND parent_item_id IS NULL`.execute(db)
  ).rows[0]?.count ?? 0;

/** Locks listings before their items, as sales do, and in one order. */
const lockMoved = (trx: Tx, move: NameMove): Promise<unknown> =>
  sql`SELECT FROM listings JOIN items ON items.id = listings.item_id WHERE ${isMoved(move)}
    ORDER BY listings.id FOR UPDATE OF listings`.execute(trx);

const moveKeys = async (trx: Tx, keys: NameMove['keys']): Promise<void> => {
  for (const { from, to } of keys)
    await trx.updateTable('past_sales').set({ model_key: to }).where('model_key', '=', from).execute();
};

const same = (one: Row, other: Row): boolean =>
  one.brandId === other.brandId && one.typeId === other.typeId && one.model === other.model && one.key === other.key;

const textsBefore = (key: 'titles' | 'specs', now: Row, before: Row, after: Row): Row['titles'] =>
  Object.fromEntries(
    Object.entries(now[key]).map(([locale, text]) => [
      locale,
      text === after[key][locale] ? (before[key][locale] ?? text) : text,
    ]),
  );

/** Items with their listings, titles, search words, and the sales that their prices are compared with. */
export const listingsHolder: NameHolder = {
  key: 'listings',
  count: countItems,
  move: async (trx, move) => {
    await lockMoved(trx, move);
    const before = await readRows(trx, isMoved(move));
    await writeRows(
      trx,
      before.map((row) => rowAfter(row, move)),
    );
    const { rows: sales } = await sql<{ id: string; key: string }>`SELECT id, model_key AS key FROM past_sales
      WHERE model_key = ANY (${move.keys.map(({ from }) => from)}::text[])`.execute(trx);
    await moveKeys(trx, move.keys);
    return [before, sales];
  },
  restore: async (trx, move, [items, sales]) => {
    const before = new Map(
      z
        .array(rowSchema)
        .parse(items)
        .map((row) => [row.id, row]),
    );
    const now = await readRows(trx, sql<boolean>`items.id = ANY (${[...before.keys()]}::text[])`);
    await writeRows(
      trx,
      now.flatMap((row) => {
        const own = before.get(row.id);
        if (!own) return [];
        const after = rowAfter(own, move);
        // What staff or its seller moved on since stays where it is.
        return same(row, after)
          ? [{ ...own, titles: textsBefore('titles', row, own, after), specs: textsBefore('specs', row, own, after) }]
          : [];
      }),
    );
    const sold = z.array(z.object({ id: z.string(), key: z.string() })).parse(sales);
    await sql`UPDATE past_sales SET model_key = wanted.key
      FROM unnest(${sold.map(({ id }) => id)}::text[], ${sold.map(({ key }) => key)}::text[]) AS wanted (id, key)
      WHERE past_sales.id = wanted.id`.execute(trx);
  },
};
