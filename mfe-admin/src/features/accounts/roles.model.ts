/** What an account may be besides a customer, most privileged first. */
export const roles = ['admin', 'professional', 'private'] as const;
export type Role = (typeof roles)[number];

/** The flags of an account that decide its roles. */
export interface RoleFlags {
  readonly isAdmin: boolean;
  readonly isProfessionalSeller: boolean;
  readonly isPrivateSeller: boolean;
}

/** The roles of an account; none for a customer. */
export function rolesOf(account: RoleFlags): readonly Role[] {
  const has: Readonly<Record<Role, boolean>> = {
    admin: account.isAdmin,
    professional: account.isProfessionalSeller,
    private: account.isPrivateSeller,
  };
  return roles.filter((role) => has[role]);
}
