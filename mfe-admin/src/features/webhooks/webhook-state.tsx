import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WebhooksAllQuery } from './webhooks.generated.ts';

/** One webhook of the list. */
export type WebhookRow = WebhooksAllQuery['webhooks'][number];

const tones = { ACTIVE: 'good', PAUSED: 'plain', DISABLED: 'bad' } as const;

/** Whether a webhook is sent something, and whether it accepts it. Renders a `<span>`. */
export function WebhookState({ state, failingSince }: Pick<WebhookRow, 'state' | 'failingSince'>): ReactNode {
  const isFailing = state === 'ACTIVE' && failingSince !== null;
  return (
    <Badge tone={isFailing ? 'warn' : tones[state]}>
      <FormattedMessage id={`webhooks.state.${isFailing ? 'FAILING' : state}`} />
    </Badge>
  );
}
