import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { AdminStaffRoleChoiceDocument } from '#mfe-admin/features/account/account.generated.ts';
import type { StaffRoleChoice } from '#mfe-admin/features/account/account.model.ts';

/** The roles that an administrator can have. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<StaffRoleChoice> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  return (await client.query(AdminStaffRoleChoiceDocument, {}, options)).staffRoles;
}
