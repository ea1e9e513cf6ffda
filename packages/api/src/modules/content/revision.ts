import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { notifyChannel } from '#api/platform/db/listen.ts';

/** The channel of the database on which every process hears that visitors are to read something else. */
export const CONTENT_CHANNEL = 'headstock_content';

/** Says that visitors are to read something else, once the transaction is committed. */
export async function raiseRevision(trx: Tx): Promise<void> {
  await sql`UPDATE content_revision SET revision = revision + 1`.execute(trx);
  await notifyChannel(trx, CONTENT_CHANNEL, '');
}

/** Increases with everything that is published or taken back. */
export async function readRevision(db: Db): Promise<string> {
  const row = await db.selectFrom('content_revision').select('revision').executeTakeFirstOrThrow();
  return String(row.revision);
}
