import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContentState } from './content.generated.ts';

/** The messages of the states. */
export const stateLabels: Readonly<Record<ContentState, string>> = {
  DRAFT: 'content.state.DRAFT',
  PUBLISHED: 'content.state.PUBLISHED',
  CHANGED: 'content.state.CHANGED',
  SCHEDULED: 'content.state.SCHEDULED',
};

const tones = { DRAFT: 'plain', PUBLISHED: 'good', CHANGED: 'warn', SCHEDULED: 'plush' } as const;

/** What a language of a text is like. Renders a `<span>`. */
export function StateBadge({ state }: { readonly state: ContentState }): ReactNode {
  return (
    <Badge tone={tones[state]}>
      <FormattedMessage id={stateLabels[state]} />
    </Badge>
  );
}
