import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { likePatterns } from '#api/platform/search/like-patterns.ts';
import { type HitRow, MOST_HITS, phonePattern, type RecordHit, serialPattern } from './record-hit.ts';

/** Repairs by their number, the customer, the telephone, the serial or the instrument. */
export async function findRepairs(db: Db, search: string): Promise<RecordHit[]> {
  const { rows } = await sql<HitRow>`
    SELECT id, concat_ws(' · ', reference, brand || ' ' || model) AS title, concat_ws(' · ', contact_name, serial) AS detail
    FROM repair_jobs
    WHERE concat_ws(' ', reference, contact_name, contact_email, brand, model) ILIKE ALL (${likePatterns(search)}::text[])
      OR regexp_replace(contact_phone, '\\D', '', 'g') LIKE ${phonePattern(search)}::text
      OR upper(regexp_replace(serial, '[^A-Za-z0-9]', '', 'g')) LIKE ${serialPattern(search)}::text
    ORDER BY created_at DESC, id DESC LIMIT ${MOST_HITS}`.execute(db);
  return rows.map((row) => ({ kind: 'REPAIR', ...row, shopPath: null }));
}

/** Intakes by who brought the instrument, the telephone, the serial or the instrument. */
export async function findIntakes(db: Db, search: string): Promise<RecordHit[]> {
  const { rows } = await sql<HitRow>`
    SELECT id, concat_ws(' ', brand, model) AS title, concat_ws(' · ', person_name, nullif(serial, '')) AS detail
    FROM intakes
    WHERE concat_ws(' ', person_name, person_email, brand, model) ILIKE ALL (${likePatterns(search)}::text[])
      OR regexp_replace(person_phone, '\\D', '', 'g') LIKE ${phonePattern(search)}::text
      OR (serial_key <> '' AND serial_key LIKE ${serialPattern(search)}::text)
    ORDER BY created_at DESC, id DESC LIMIT ${MOST_HITS}`.execute(db);
  return rows.map((row) => ({ kind: 'INTAKE', ...row, shopPath: null }));
}
