import { type Kysely, sql } from 'kysely';

/** One more reason for a move of an offer: the asking price is below what was offered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE offer_moves DROP CONSTRAINT offer_moves_reason_check, ADD CONSTRAINT offer_moves_reason_check
    CHECK (reason IN ('threshold', 'rule', 'sold', 'ended', 'blocked', 'lapsed_unpaid', 'superseded', 'lowered'))`.execute(
    db,
  );
}
