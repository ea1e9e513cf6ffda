import { pathInLocale } from '@headstock/contracts/locale';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { readPath } from './redirect-path.model.ts';
import type { RedirectStatus } from './tables.ts';

/** Where a visitor is led to, with the language prefix. */
export type FoundRedirect = { readonly location: string; readonly status: RedirectStatus };

/** Where an address leads that the shop no longer has, and counts that somebody was led there; null for one that leads nowhere. */
export async function followRedirect(db: Db, path: string, locale: Locale): Promise<FoundRedirect | null> {
  const read = readPath(path);
  if (!read) return null;
  const { rows } = await sql<{ target: string; status: RedirectStatus }>`
    UPDATE redirects SET hits = hits + 1, last_hit_at = now()
    WHERE id = (SELECT id FROM redirects WHERE from_path = ${read.path} AND (locale IS NULL OR locale = ${locale})
      ORDER BY locale NULLS LAST LIMIT 1)
    RETURNING target, status`.execute(db);
  const [found] = rows;
  return found ? { location: pathInLocale(found.target, locale), status: found.status } : null;
}
