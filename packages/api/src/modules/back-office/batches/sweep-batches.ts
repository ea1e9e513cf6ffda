import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';

/** Forgets previews of bulk edits that nobody applied within a day. */
export async function sweepBatches(db: Db): Promise<void> {
  await sql`DELETE FROM batches WHERE state = 'PREVIEW' AND created_at < now() - interval '1 day'`.execute(db);
}
