import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { stateLabels, stateTones } from './form-states.ts';
import type { FormState } from './forms.generated.ts';

/** How far staff is with a form. Renders a `Badge`. */
export function StateBadge({ state }: { readonly state: FormState }): ReactNode {
  return (
    <Badge tone={stateTones[state]}>
      <FormattedMessage id={stateLabels[state]} />
    </Badge>
  );
}
