import type { ReactNode } from 'react';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';

/** The id of the field where something is mapped; also the hash of its address. */
export const mappingFieldId = (role: string): string => `mapping-${role}`;

/** Leads to the field where something is mapped. Renders an `<a>`. */
export function MappingLink({ role, children }: { readonly role: string; readonly children: ReactNode }): ReactNode {
  return (
    <DrawerLink to="/admin/quickbooks/mapping" hash={mappingFieldId(role)}>
      {children}
    </DrawerLink>
  );
}
