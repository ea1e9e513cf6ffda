import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { likeBeginning, likePattern } from '#api/platform/search/like-patterns.ts';
import { type HitRow, MOST_HITS, phonePattern, type RecordHit } from './record-hit.ts';

/** A condition on `accounts`: somebody by e-mail, name, username or the digits of their telephone. */
export function isPerson(search: string): RawBuilder<boolean> {
  const like = likePattern(search.toLowerCase());
  return sql<boolean>`(accounts.email LIKE ${like} OR lower(accounts.username) LIKE ${like}
    OR lower(accounts.display_name) LIKE ${like} OR lower(concat_ws(' ', accounts.first_name, accounts.last_name)) LIKE ${like}
    OR regexp_replace(accounts.phone, '\\D', '', 'g') LIKE ${phonePattern(search)}::text)`;
}

/** Members by e-mail, name, username or the digits of their telephone. */
export async function findAccounts(db: Db, search: string): Promise<RecordHit[]> {
  const { rows } = await sql<HitRow>`
    SELECT id, display_name AS title, concat_ws(' · ', email, phone) AS detail FROM accounts
    WHERE kind = 'member' AND ${isPerson(search)}
    ORDER BY (email LIKE ${likeBeginning(search.toLowerCase())}) DESC, id DESC LIMIT ${MOST_HITS}`.execute(db);
  return rows.map((row) => ({ kind: 'ACCOUNT', ...row, shopPath: null }));
}
