import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TrialOutcome } from './trial.model.ts';

const tones = { answered: 'good', declined: 'warn', unfinished: 'bad' } as const;

/** How an answer came out. Renders a `<span>`. */
export function OutcomeBadge({ outcome }: { readonly outcome: TrialOutcome }): ReactNode {
  return (
    <Badge tone={tones[outcome]}>
      <FormattedMessage id={`assistants.outcome.${outcome}`} />
    </Badge>
  );
}
