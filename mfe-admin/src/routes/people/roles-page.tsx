import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, useLoaderData } from 'react-router';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';
import { RoleCard } from '#mfe-admin/features/staff-roles/role-card.tsx';
import type { StaffRole } from '#mfe-admin/features/staff-roles/staff-roles.model.ts';
import { CoveredPageHead } from '#mfe-admin/features/route-drawer/covered-page-head.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  max-width: 860px;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 12px 24px;
  }
`;

/** `/admin/roles`: what administrators may do, role by role. Drawers open over it. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const roles = useLoaderData<readonly StaffRole[]>();
  const mayChange = useGrants()('system:write');
  const title = formatMessage({ id: 'roles.title' });
  return (
    <Root>
      <CoveredPageHead path="/admin/roles" title={title} />
      <header>
        <Heading level={1} step="2">
          {title}
        </Heading>
        {mayChange && (
          <Button as={DrawerLink} to="/admin/roles/new" size="small">
            <FormattedMessage id="roles.new" />
          </Button>
        )}
      </header>
      <p className="hs-mute">
        <FormattedMessage id="roles.lead" />
      </p>
      {roles.map((role) => (
        <RoleCard key={role.id} role={role} />
      ))}
      <Outlet />
    </Root>
  );
}
