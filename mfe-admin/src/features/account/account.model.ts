import type { AdminAccountDetailsQuery, AdminStaffRoleChoiceQuery } from './account.generated.ts';

/** Everything about a member. */
export type AccountDetails = NonNullable<AdminAccountDetailsQuery['accountDetails']>;
export type StaffRoleChoice = AdminStaffRoleChoiceQuery['staffRoles'];

/** The page of an account, without language prefix. */
export const accountPath = (id: string): string => `/admin/accounts/${id}`;

/** What an account may be, and what it may do in the back office. */
export const sellerFlags = ['isPrivateSeller', 'isProfessionalSeller'] as const;
export const staffFlags = [
  'isAdmin',
  'canUseStripeTerminal',
  'canUseManualPayment',
  'canManageShippingMethods',
] as const;
export const accountFlags = [...sellerFlags, ...staffFlags] as const;
export type AccountFlag = (typeof accountFlags)[number];

export type RightsValues = Readonly<Record<AccountFlag, boolean>> & {
  readonly staffRoleId: string;
  readonly reason: string;
};

/** What the form of rights begins with. */
export const toRightsValues = (account: AccountDetails['account']): RightsValues => ({
  isPrivateSeller: account.isPrivateSeller,
  isProfessionalSeller: account.isProfessionalSeller,
  isAdmin: account.isAdmin,
  canUseStripeTerminal: account.canUseStripeTerminal,
  canUseManualPayment: account.canUseManualPayment,
  canManageShippingMethods: account.canManageShippingMethods,
  staffRoleId: account.staffRole?.id ?? 'owner',
  reason: '',
});

/** What of the rights is different, as the API takes it; empty where nothing is. */
export function changedRights(values: RightsValues, before: RightsValues) {
  const flags = accountFlags
    .filter((flag) => values[flag] !== before[flag])
    .map((flag) => [flag, values[flag]] as const);
  const isNewRole = values.isAdmin && (!before.isAdmin || values.staffRoleId !== before.staffRoleId);
  return { ...Object.fromEntries(flags), ...(isNewRole ? { staffRoleId: values.staffRoleId } : {}) };
}

/** The rights that the form began with, as the API compares them. */
export function expectedRights({ reason: _reason, staffRoleId, ...flags }: RightsValues) {
  return { ...flags, ...(flags.isAdmin ? { staffRoleId } : {}) };
}

const toldEvents = [
  'sign-in-done',
  'sign-in-failed',
  'sign-in-limited',
  'sign-out-done',
  'account-registered',
  'email-confirmed',
  'email-changed',
  'password-changed',
  'password-reset',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset-asked',
  'second-factor-reset-confirmed',
  'second-factor-reset-stopped',
  'passkey-added',
  'passkey-removed',
  'access-refused',
] as const;

/** The last segment of the message id of a security event's kind; undefined for one without words. */
export const eventKey = (kind: string): (typeof toldEvents)[number] | undefined =>
  toldEvents.find((key) => key === kind.replaceAll('.', '-'));
