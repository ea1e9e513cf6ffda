import { sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';

/** A kind of file that members send, and the table that says what shows each of them. */
export type MediaKind = {
  readonly table: 'clips' | 'photographs';
  readonly uses: 'clip_uses' | 'photograph_uses';
  readonly column: 'clip_id' | 'photograph_id';
};

type Id = { readonly id: string };

/**
 * Says that `usedBy` shows exactly these files from now on, in the transaction in which it does. Gives false, and changes nothing, unless each
 * of them is the actor's, or was shown by it before; an admin may use everybody's.
 */
export async function keepUses(
  trx: Tx,
  actor: ActorContext,
  kind: MediaKind,
  { usedBy, ids }: { readonly usedBy: string; readonly ids: readonly string[] },
): Promise<boolean> {
  const accountId = requireAccountId(actor);
  const [table, uses, column] = [sql.table(kind.table), sql.table(kind.uses), sql.ref(kind.column)];
  const wanted = [...new Set(ids)];
  const before = await sql<Id>`SELECT ${column} AS id FROM ${uses} WHERE used_by = ${usedBy}`.execute(trx);
  const had = new Set(before.rows.map(({ id }) => id));
  if (wanted.length > 0) {
    // Locked, so that none of them is swept away meanwhile.
    const { rows } = await sql<Id & { readonly account_id: string | null }>`
      SELECT id, account_id FROM ${table} WHERE id = ANY(${wanted}) ORDER BY id FOR UPDATE
    `.execute(trx);
    const allowed = rows.filter(
      ({ id, account_id: owner }) => owner === accountId || had.has(id) || actor.principal.rights.isAdmin,
    );
    if (allowed.length < wanted.length) return false;
    await sql`
      INSERT INTO ${uses} (${column}, used_by) SELECT id, ${usedBy} FROM unnest(${wanted}::text[]) AS wanted (id) ON CONFLICT DO NOTHING
    `.execute(trx);
  }
  const released = [...had].filter((id) => !wanted.includes(id));
  if (released.length > 0)
    await sql`DELETE FROM ${uses} WHERE used_by = ${usedBy} AND ${column} = ANY(${released})`.execute(trx);
  await touch(trx, kind, [...wanted, ...released]);
  return true;
}

/** Says that `usedBy` shows no files of the kind any more. What nothing shows is swept away after a while. */
export async function releaseUses(trx: Tx, kind: MediaKind, usedBy: string): Promise<void> {
  const { rows } = await sql<Id>`
    DELETE FROM ${sql.table(kind.uses)} WHERE used_by = ${usedBy} RETURNING ${sql.ref(kind.column)} AS id
  `.execute(trx);
  await touch(
    trx,
    kind,
    rows.map(({ id }) => id),
  );
}

async function touch(trx: Tx, { table }: MediaKind, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await sql`UPDATE ${sql.table(table)} SET touched_at = ${new Date()} WHERE id = ANY(${[...ids]})`.execute(trx);
}
