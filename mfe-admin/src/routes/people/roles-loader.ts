import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { AdminStaffRolesDocument } from '#mfe-admin/features/staff-roles/staff-roles.generated.ts';
import type { StaffRole } from '#mfe-admin/features/staff-roles/staff-roles.model.ts';

/** All roles of the staff; read anew each time. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<readonly StaffRole[]> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  return (await client.query(AdminStaffRolesDocument, {}, options)).staffRoles;
}
