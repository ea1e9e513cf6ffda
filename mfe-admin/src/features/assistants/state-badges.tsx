import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AdminAssistantStateFragment } from './assistants.generated.ts';

/** Props of the badges. */
export interface StateBadgesProps {
  readonly assistant: Pick<AdminAssistantStateFragment, 'isActive' | 'isDefault' | 'hasChanges'>;
}

/** Whether an assistant answers, is the default, and has changes that wait. Renders `<span>`s. */
export function StateBadges({ assistant: { isActive, isDefault, hasChanges } }: StateBadgesProps): ReactNode {
  return (
    <>
      <Badge tone={isActive ? 'good' : 'plain'}>
        <FormattedMessage id={isActive ? 'assistants.active' : 'assistants.inactive'} />
      </Badge>
      {isDefault && (
        <Badge tone="plush">
          <FormattedMessage id="assistants.default" />
        </Badge>
      )}
      {isActive && hasChanges && (
        <Badge tone="warn">
          <FormattedMessage id="assistants.changed" />
        </Badge>
      )}
    </>
  );
}
