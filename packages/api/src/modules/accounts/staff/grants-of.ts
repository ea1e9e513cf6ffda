import { type Grant, grants, isGrant, OWNER_ROLE } from '@headstock/contracts/grants';

/** The grants of a role as it is stored: all of them for the owner's, none without a role or for names that are gone. */
export function grantsOf(roleId: string | null, stored: readonly string[] | null): readonly Grant[] {
  if (roleId === OWNER_ROLE) return grants;
  return (stored ?? []).filter(isGrant);
}
