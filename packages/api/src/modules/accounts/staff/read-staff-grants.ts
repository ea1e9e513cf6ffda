import type { Grant } from '@headstock/contracts/grants';
import type { Db } from '#api/platform/db/database.ts';
import { grantsOf } from './grants-of.ts';

/** What an administrator's role allows now; null for an account that is no administrator, or is gone. */
export async function readStaffGrants(db: Db, accountId: string): Promise<readonly Grant[] | null> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('staff_roles', 'staff_roles.id', 'accounts.staff_role_id')
    .select(['staff_roles.id as role_id', 'staff_roles.grants'])
    .where('accounts.id', '=', accountId)
    .where('accounts.kind', '=', 'member')
    .where('accounts.is_admin', '=', true)
    .executeTakeFirst();
  return row ? grantsOf(row.role_id, row.grants) : null;
}
