import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { loadMappings } from './mappings.ts';
import { roleName, roleNames, roles } from './roles.model.ts';

const kinds = { account: 'ACCOUNT', item: 'ITEM', customer: 'CUSTOMER' } as const;

/** What has to be mapped, and what of the company stands for it. */
export type MappingView = Awaited<ReturnType<typeof viewMappings>>[number];

/** Everything that has to be mapped, as the schema's type `QuickBooksMapping` reads it. */
export async function viewMappings(db: Db, locale: Locale) {
  const mappings = await loadMappings(db);
  const { rows } = await sql<{ reason: string; count: number }>`
    SELECT reason, count(*)::integer AS count FROM quickbooks_documents
    WHERE state = 'held' AND reason LIKE 'mapping:%' GROUP BY reason`.execute(db);
  const held = new Map(rows.map(({ reason, count }) => [reason, count]));
  return roleNames.map((role) => {
    const mapping = mappings.get(role);
    return {
      role,
      name: roleName(role, locale),
      kind: kinds[roles[role].kind],
      refId: mapping?.ref_id ?? null,
      refName: mapping?.ref_name ?? null,
      fault: mapping?.fault ?? null,
      held: held.get(`mapping:${role}`) ?? 0,
    };
  });
}
