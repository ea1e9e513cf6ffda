import { OWNER_ROLE } from '@headstock/contracts/grants';
import type { Tx } from '#api/platform/db/database.ts';

/** What an account may be and do, as far as the staff decides it. */
export type AccountRights = {
  readonly isPrivateSeller: boolean;
  readonly isProfessionalSeller: boolean;
  readonly isAdmin: boolean;
  readonly canUseStripeTerminal: boolean;
  readonly canUseManualPayment: boolean;
  readonly canManageShippingMethods: boolean;
  /** Of an administrator; null for everybody else. */
  readonly staffRoleId: string | null;
};

/** What to change; what is left out stays. */
export type RightsChange = { readonly [Key in keyof AccountRights]?: AccountRights[Key] | undefined };

/** The rights that decide what somebody may do in the back office. */
export const staffRights = [
  'isAdmin',
  'canUseStripeTerminal',
  'canUseManualPayment',
  'canManageShippingMethods',
  'staffRoleId',
] as const satisfies readonly (keyof AccountRights)[];

export type ChangedRights = { readonly before: AccountRights; readonly after: AccountRights };
export type RightsFault = 'not-found' | 'role' | 'last-owner' | 'changed';

const rightNames = [
  'isPrivateSeller',
  'isProfessionalSeller',
  ...staffRights,
] as const satisfies readonly (keyof AccountRights)[];

/** Every change of who is an owner goes through this lock, so that two owners cannot remove each other at once. */
async function lockStaff(trx: Tx): Promise<void> {
  await trx.selectFrom('staff_roles').select('id').where('id', '=', OWNER_ROLE).forUpdate().execute();
}

async function hasOtherOwner(trx: Tx, accountId: string): Promise<boolean> {
  const other = await trx
    .selectFrom('accounts')
    .select('id')
    .where('staff_role_id', '=', OWNER_ROLE)
    .where('is_admin', '=', true)
    .where('kind', '=', 'member')
    .where('id', '!=', accountId)
    .executeTakeFirst();
  return other !== undefined;
}

async function readRights(trx: Tx, accountId: string): Promise<AccountRights | undefined> {
  const row = await trx
    .selectFrom('accounts')
    .select(['is_private_seller', 'is_professional_seller', 'is_admin', 'staff_role_id'])
    .select(['can_use_stripe_terminal', 'can_use_manual_payment', 'can_manage_shipping_methods'])
    .where('id', '=', accountId)
    .where('kind', '=', 'member')
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      isPrivateSeller: row.is_private_seller,
      isProfessionalSeller: row.is_professional_seller,
      isAdmin: row.is_admin,
      canUseStripeTerminal: row.can_use_stripe_terminal,
      canUseManualPayment: row.can_use_manual_payment,
      canManageShippingMethods: row.can_manage_shipping_methods,
      staffRoleId: row.staff_role_id,
    }
  );
}

const isRole = async (trx: Tx, id: string): Promise<boolean> =>
  (await trx.selectFrom('staff_roles').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !==
  undefined;

/** Whether a right that is to change is neither what somebody saw nor what it is to be. */
const isOvertaken = (before: AccountRights, change: RightsChange, expected: RightsChange): boolean =>
  rightNames.some(
    (name) =>
      change[name] !== undefined &&
      expected[name] !== undefined &&
      before[name] !== expected[name] &&
      before[name] !== change[name],
  );

/** Changes what an account may be and do, while what changes is as `expected`. The shop never loses its last owner. */
export async function changeRights(
  trx: Tx,
  accountId: string,
  change: RightsChange,
  expected: RightsChange = {},
): Promise<ChangedRights | RightsFault> {
  await lockStaff(trx);
  const before = await readRights(trx, accountId);
  if (!before) return 'not-found';
  if (isOvertaken(before, change, expected)) return 'changed';
  const merged = {
    ...before,
    ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  };
  const after = { ...merged, staffRoleId: merged.isAdmin ? (merged.staffRoleId ?? OWNER_ROLE) : null };
  if (after.staffRoleId !== null && !(await isRole(trx, after.staffRoleId))) return 'role';
  const losesOwner = before.staffRoleId === OWNER_ROLE && after.staffRoleId !== OWNER_ROLE;
  if (losesOwner && !(await hasOtherOwner(trx, accountId))) return 'last-owner';
  await trx
    .updateTable('accounts')
    .set({
      is_private_seller: after.isPrivateSeller,
      is_professional_seller: after.isProfessionalSeller,
      is_admin: after.isAdmin,
      can_use_stripe_terminal: after.canUseStripeTerminal,
      can_use_manual_payment: after.canUseManualPayment,
      can_manage_shipping_methods: after.canManageShippingMethods,
      staff_role_id: after.staffRoleId,
    })
    .where('id', '=', accountId)
    .execute();
  return { before, after };
}
