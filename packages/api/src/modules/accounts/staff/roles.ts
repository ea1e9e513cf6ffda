import { type Grant, OWNER_ROLE } from '@headstock/contracts/grants';
import { cleanText, toJson } from '#api/platform/db/columns.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { isUniqueViolation } from '#api/platform/db/tx.ts';
import { grantsOf } from './grants-of.ts';

/** A role as the schema's type `StaffRole` reads it. */
export type StaffRole = {
  readonly id: string;
  readonly name: string;
  readonly grants: readonly Grant[];
  readonly isOwner: boolean;
  /** How many administrators have it. */
  readonly memberCount: number;
  readonly version: number;
};

/** What of a role can be chosen; `version` is that of the role as it was shown, null for a new one. */
export type RoleDraft = { readonly name: string; readonly grants: readonly Grant[]; readonly version: number | null };

const LONGEST_NAME = 60;
/** More would be a list that nobody can oversee. */
const MOST_ROLES = 50;

/** Why a role cannot be written or removed. */
export type RoleFault = 'not-found' | 'name' | 'name-taken' | 'changed' | 'owner' | 'full' | 'in-use';

/** The roles of the staff, the owner's first. */
export async function listRoles(db: Db): Promise<StaffRole[]> {
  const rows = await db
    .selectFrom('staff_roles as role')
    .select(['role.id', 'role.name', 'role.grants', 'role.version'])
    .select((eb) =>
      eb
        .selectFrom('accounts')
        .whereRef('accounts.staff_role_id', '=', 'role.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('members'),
    )
    .orderBy((eb) => eb('role.id', '!=', OWNER_ROLE))
    .orderBy('role.name')
    .execute();
  return rows.map(({ id, name, grants, version, members }) => ({
    id,
    name,
    grants: grantsOf(id, grants),
    isOwner: id === OWNER_ROLE,
    memberCount: members ?? 0,
    version,
  }));
}

/** The role of an administrator; null for everybody else. */
export async function findRoleOf(db: Db, accountId: string): Promise<StaffRole | null> {
  const row = await db.selectFrom('accounts').select('staff_role_id').where('id', '=', accountId).executeTakeFirst();
  const roleId = row?.staff_role_id ?? null;
  if (roleId === null) return null;
  return (await listRoles(db)).find(({ id }) => id === roleId) ?? null;
}

async function insertRole(
  trx: Tx,
  name: string,
  grants: readonly Grant[],
): Promise<{ readonly id: string } | RoleFault> {
  const { count } = await trx
    .selectFrom('staff_roles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MOST_ROLES) return 'full';
  const id = newId();
  await trx
    .insertInto('staff_roles')
    .values({ id, name, grants: toJson(grants) })
    .execute();
  return { id };
}

/** Writes a role, a new one without `id`; gives its id, or says why not. The owner's is never changed. */
export async function saveRole(
  trx: Tx,
  id: string | null,
  { name: given, grants, version }: RoleDraft,
): Promise<{ readonly id: string } | RoleFault> {
  const name = cleanText(given).trim();
  if (name === '' || name.length > LONGEST_NAME) return 'name';
  if (id === OWNER_ROLE) return 'owner';
  const taken = await trx
    .selectFrom('staff_roles')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst();
  if (taken && taken.id !== id) return 'name-taken';
  if (id === null) return insertRole(trx, name, grants);
  const row = await trx.selectFrom('staff_roles').select('version').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) return 'not-found';
  if (row.version !== version) return 'changed';
  await trx
    .updateTable('staff_roles')
    .set({ name, grants: toJson(grants), version: row.version + 1 })
    .where('id', '=', id)
    .execute();
  return { id };
}

/** Whether writing a role failed because another one got its name at the same moment. */
export const isRoleNameTaken = (error: unknown): boolean => isUniqueViolation(error, 'staff_roles_name');

/** Removes a role that nobody has, with `version` only that one; says why not, or gives its name. */
export async function removeRole(
  trx: Tx,
  id: string,
  version: number | null,
): Promise<{ readonly name: string } | RoleFault> {
  if (id === OWNER_ROLE) return 'owner';
  const row = await trx
    .selectFrom('staff_roles')
    .select(['name', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'not-found';
  if (version !== null && row.version !== version) return 'changed';
  const member = await trx.selectFrom('accounts').select('id').where('staff_role_id', '=', id).executeTakeFirst();
  if (member) return 'in-use';
  await trx.deleteFrom('staff_roles').where('id', '=', id).execute();
  return { name: row.name };
}
