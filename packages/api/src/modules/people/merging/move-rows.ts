import { type RawBuilder, sql } from 'kysely';
import { accountParts } from '#api/modules/privacy/index.ts';
import type { AccountMerger, AccountPair, MovedColumn } from '#api/platform/account-data/merged-rows.ts';
import type { Tx } from '#api/platform/db/database.ts';
import type { LocalText } from '#api/platform/locale.ts';
import { staffTitle } from './staff-titles.ts';

/** What became of the rows of one table: how many moved, how many stay, and why those do. */
export type MovedTable = {
  readonly table: string;
  /** Null for what no member ever sees. */
  readonly title: LocalText | null;
  readonly moved: number;
  readonly staying: number;
  readonly reason: LocalText | null;
};

/** A row that must not move. */
function stays(table: string, { column, unlessSame, unless }: MovedColumn, pair: AccountPair): RawBuilder<unknown> {
  const own = sql.ref(column);
  const equal = (unlessSame ?? []).map((name) => sql`other.${sql.ref(name)} IS NOT DISTINCT FROM t.${sql.ref(name)}`);
  const doubled = unlessSame
    ? sql`EXISTS (SELECT FROM ${sql.table(table)} AS other WHERE ${sql.join([sql`other.${own} = ${pair.keptId}`, ...equal], sql` AND `)})`
    : sql`false`;
  return sql`(${doubled} OR coalesce(${unless?.(pair) ?? sql`false`}, false))`;
}

async function primaryKeyOf(trx: Tx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT a.attname AS name FROM pg_index AS i JOIN pg_attribute AS a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
    WHERE i.indrelid = ${table}::regclass AND i.indisprimary ORDER BY a.attname`.execute(trx);
  if (rows.length === 0) throw new Error(`Rows of ${table} cannot be moved: it has no primary key.`);
  return rows.map(({ name }) => name);
}

const toObject = (alias: string, columns: readonly string[]): RawBuilder<unknown> =>
  sql`jsonb_build_object(${sql.join(columns.flatMap((name) => [sql.lit(name), sql.ref(`${alias}.${name}`)]))})`;

/** Moves the rows of one column, and notes for each how to find it and what it was. Gives how many. */
async function moveColumn(trx: Tx, table: string, move: MovedColumn, merger: AccountMerger): Promise<number> {
  const sets: Readonly<Record<string, RawBuilder<unknown>>> = {
    [move.column]: sql`${merger.keptId}`,
    ...move.sets?.(merger),
  };
  const key = await primaryKeyOf(trx, table);
  const changed = Object.keys(sets);
  const values = Object.entries(sets).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { numAffectedRows } = await sql`
    WITH picked AS MATERIALIZED (
      SELECT t.ctid AS place, ${toObject('t', changed)} AS before FROM ${sql.table(table)} AS t
      WHERE t.${sql.ref(move.column)} = ${merger.closedId} AND NOT ${stays(table, move, merger)} FOR UPDATE
    ), moved AS (
      UPDATE ${sql.table(table)} AS t SET ${sql.join(values)} FROM picked WHERE t.ctid = picked.place
      RETURNING ${toObject('t', key)} AS key, picked.before
    )
    INSERT INTO account_merge_rows (merge_id, table_name, column_name, row_key, values_before)
    SELECT ${merger.mergeId}, ${table}, ${move.column}, key, before FROM moved`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

async function countStaying(trx: Tx, table: string, column: string, closedId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${closedId}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Moves what belongs to the closed account to the kept one, module by module, and says what moved and what did not. */
export async function moveRows(trx: Tx, merger: AccountMerger): Promise<MovedTable[]> {
  const outcome: MovedTable[] = [];
  // The account itself comes last among the parts, and what refers to others first: the order in which they are erased.
  for (const { tables } of accountParts()) {
    for (const [table, part] of Object.entries(tables)) {
      const { whenMerged } = part;
      if (!('moves' in whenMerged)) continue;
      let moved = 0;
      for (const move of whenMerged.moves) moved += await moveColumn(trx, table, move, merger);
      let staying = 0;
      for (const { column } of whenMerged.moves) staying += await countStaying(trx, table, column, merger.closedId);
      const title = 'leftOut' in part ? null : staffTitle(table, part.title);
      outcome.push({ table, title, moved, staying, reason: whenMerged.stays ?? null });
    }
  }
  return outcome;
}

type Batch = {
  readonly table_name: string;
  readonly column_name: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
};

/** Gives rows back that a merging moved, as far as they still are where it put them. */
export async function moveRowsBack(
  trx: Tx,
  { mergeId, keptId }: Pick<AccountMerger, 'mergeId' | 'keptId'>,
): Promise<void> {
  const { rows: batches } = await sql<Batch>`
    SELECT table_name, column_name, key, columns FROM (
      SELECT min(id) AS first, table_name, column_name,
        ARRAY(SELECT jsonb_object_keys(row_key) ORDER BY 1) AS key, ARRAY(SELECT jsonb_object_keys(values_before) ORDER BY 1) AS columns
      FROM account_merge_rows WHERE merge_id = ${mergeId} GROUP BY table_name, column_name, 4, 5
    ) AS batch ORDER BY first DESC`.execute(trx);
  for (const { table_name: table, column_name: column, key, columns } of batches) {
    const found = key.map((name) => sql`t.${sql.ref(name)} = found.${sql.ref(name)}`);
    const values = columns.map((name) => sql`${sql.ref(name)} = before.${sql.ref(name)}`);
    await sql`
      UPDATE ${sql.table(table)} AS t SET ${sql.join(values)}
      FROM account_merge_rows AS moved,
        jsonb_populate_record(NULL::${sql.table(table)}, moved.row_key) AS found,
        jsonb_populate_record(NULL::${sql.table(table)}, moved.values_before) AS before
      WHERE moved.merge_id = ${mergeId} AND moved.table_name = ${table} AND moved.column_name = ${column}
        AND ${sql.join(found, sql` AND `)}
        AND ${keptId} IN (${sql.join(columns.map((name) => sql`t.${sql.ref(name)}::text`))})`.execute(trx);
  }
}
