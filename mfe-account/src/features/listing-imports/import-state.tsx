import { Badge, type BadgeProps } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ImportState } from './listing-import.model.ts';

const tones: Readonly<Record<ImportState, NonNullable<BadgeProps['tone']>>> = {
  MAPPING: 'warn',
  CHECKING: 'plain',
  READY: 'plush',
  RUNNING: 'plain',
  DONE: 'good',
  BROKEN: 'bad',
  STOPPED: 'warn',
};

/** How far an import is. Renders a `<span>`. */
export function ImportStateBadge({ state }: { readonly state: ImportState }): ReactNode {
  return (
    <Badge tone={tones[state]}>
      <FormattedMessage id={`listingImports.state.${state}`} />
    </Badge>
  );
}
