import styled from '@emotion/styled';
import { grantAreas } from '@headstock/contracts/grants';
import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';
import { accessOf, type StaffRole } from './staff-roles.model.ts';

const Root = styled.article`
  display: grid;
  gap: 12px;
  padding: 18px 20px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** A role with what it may do, and how many have it. Renders an `<article>`. */
export function RoleCard({ role }: { readonly role: StaffRole }): ReactNode {
  const mayChange = useGrants()('system:write') && !role.isOwner;
  const access = accessOf(role.grants);
  const areas = grantAreas.filter((area) => access[area] !== 'none');
  return (
    <Root aria-labelledby={`role-${role.id}`}>
      <header>
        <Heading level={2} step="3" id={`role-${role.id}`}>
          {role.name}
        </Heading>
        {mayChange && (
          <Button as={DrawerLink} to={`/admin/roles/${role.id}`} size="small" variant="outline">
            <FormattedMessage id="roles.change" values={{ name: role.name }} />
          </Button>
        )}
      </header>
      <p className="hs-mute hs-small">
        <FormattedMessage id="roles.members" values={{ count: role.memberCount }} />
      </p>
      {role.isOwner ? (
        <p>
          <FormattedMessage id="roles.everything" />
        </p>
      ) : areas.length === 0 ? (
        <p className="hs-mute">
          <FormattedMessage id="roles.nothing" />
        </p>
      ) : (
        <ul>
          {areas.map((area) => (
            <li key={area}>
              <Badge tone={access[area] === 'write' ? 'plush' : 'plain'}>
                <FormattedMessage
                  id="roles.areaAccess"
                  values={{
                    area: <FormattedMessage id={`roles.area.${area}`} />,
                    access: <FormattedMessage id={`roles.access.${access[area]}`} />,
                  }}
                />
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
