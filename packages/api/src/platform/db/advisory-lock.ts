import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Waits for every other transaction that named the same thing, until this one ends. */
export async function lockAdvisory(trx: Tx, name: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
