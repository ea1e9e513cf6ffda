import styled from '@emotion/styled';
import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { rolesOf, type RoleFlags } from './roles.model.ts';

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 6px;
`;

/** The roles of an account as badges; Customer if it has none. Renders a `<span>`. */
export function RoleBadges({ account }: { readonly account: RoleFlags }): ReactNode {
  const roles = rolesOf(account);
  return (
    <Root>
      {roles.length === 0 && (
        <Badge>
          <FormattedMessage id="accounts.role.customer" />
        </Badge>
      )}
      {roles.map((role) => (
        <Badge key={role} tone={role === 'admin' ? 'plush' : 'good'}>
          <FormattedMessage id={`accounts.role.${role}`} />
        </Badge>
      ))}
    </Root>
  );
}
