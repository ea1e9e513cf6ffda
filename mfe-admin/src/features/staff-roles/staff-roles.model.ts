import { type Grant, type GrantArea, grantAreas, isGrant } from '@headstock/contracts/grants';
import type { AdminStaffRolesQuery } from './staff-roles.generated.ts';

/** A role of the staff. */
export type StaffRole = AdminStaffRolesQuery['staffRoles'][number];

/** What a role may do in an area. */
export const accessLevels = ['none', 'read', 'write'] as const;
export type Access = (typeof accessLevels)[number];
export type AccessByArea = Readonly<Record<GrantArea, Access>>;

/** The access that grants give, area by area. */
export function accessOf(grants: readonly string[]): AccessByArea {
  const level = (area: GrantArea): Access =>
    grants.includes(`${area}:write`) ? 'write' : grants.includes(`${area}:read`) ? 'read' : 'none';
  return {
    orders: level('orders'),
    catalogue: level('catalogue'),
    people: level('people'),
    security: level('security'),
    money: level('money'),
    content: level('content'),
    ai: level('ai'),
    integrations: level('integrations'),
    system: level('system'),
  };
}

/** The grants of an access; whoever may write may read. */
export const grantsOf = (access: AccessByArea): Grant[] =>
  grantAreas.map((area) => `${area}:${access[area]}`).filter(isGrant);
