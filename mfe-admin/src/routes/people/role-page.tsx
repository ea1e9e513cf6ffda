import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useRouteLoaderData } from 'react-router';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { RoleForm } from '#mfe-admin/features/staff-roles/role-form.tsx';
import type { StaffRole } from '#mfe-admin/features/staff-roles/staff-roles.model.ts';

/** `/admin/roles/new` and `/admin/roles/{id}`: a role of the staff. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { id } = useParams();
  const roles = useRouteLoaderData<readonly StaffRole[]>('admin-roles');
  const role = roles?.find((one) => one.id === id && !one.isOwner) ?? null;
  const isMissing = id !== undefined && role === null;
  const title = role === null ? formatMessage({ id: 'roles.newTitle' }) : role.name;
  return (
    <RouteDrawer title={title} parent="/admin/roles">
      {isMissing ? (
        <p>
          <FormattedMessage id="roles.missing" />
        </p>
      ) : (
        <RoleForm key={role?.id} role={role} />
      )}
    </RouteDrawer>
  );
}
