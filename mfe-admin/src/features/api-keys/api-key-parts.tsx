import { grantAreas } from '@headstock/contracts/grants';
import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { accessOf } from '#mfe-admin/features/staff-roles/staff-roles.model.ts';
import type { ApiKeysListQuery } from './api-keys.generated.ts';

/** One key of the list. */
export type ApiKeyRow = ApiKeysListQuery['apiKeys']['edges'][number]['node'];

const tones = { ACTIVE: 'good', EXPIRED: 'warn', REVOKED: 'bad' } as const;

/** Whether a key can be used. Renders a `<span>`. */
export function KeyState({ state }: Pick<ApiKeyRow, 'state'>): ReactNode {
  return (
    <Badge tone={tones[state]}>
      <FormattedMessage id={`apiKeys.state.${state}`} />
    </Badge>
  );
}

/** What a key was made for; what its maker has lost since is struck through. Renders a row of `<span>`s. */
export function KeyScopes({ scopes, lostScopes }: Pick<ApiKeyRow, 'scopes' | 'lostScopes'>): ReactNode {
  const access = accessOf(scopes);
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
      {grantAreas
        .filter((area) => access[area] !== 'none')
        .map((area) => {
          const words = (
            <FormattedMessage
              id="roles.areaAccess"
              values={{
                area: <FormattedMessage id={`roles.area.${area}`} />,
                access: <FormattedMessage id={`roles.access.${access[area]}`} />,
              }}
            />
          );
          const isLost = lostScopes.includes(`${area}:${access[area]}`);
          return (
            <Badge key={area} tone={isLost ? 'warn' : 'plain'}>
              {isLost ? <s>{words}</s> : words}
            </Badge>
          );
        })}
    </span>
  );
}
