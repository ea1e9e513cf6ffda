import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WebhookDeliveriesListQuery } from './deliveries.generated.ts';

/** One delivery of the list. */
export type DeliveryRow = WebhookDeliveriesListQuery['webhookDeliveries']['edges'][number]['node'];

const tones = { WAITING: 'plain', DELIVERED: 'good', FAILED: 'bad' } as const;

/** Whether a message was accepted. Renders a `<span>`. */
export function DeliveryState({ state }: Pick<DeliveryRow, 'state'>): ReactNode {
  return (
    <Badge tone={tones[state]}>
      <FormattedMessage id={`deliveries.state.${state}`} />
    </Badge>
  );
}

/** Props of an outcome. */
export interface OutcomeProps {
  readonly status: number | null;
  readonly fault: string | null;
}

const faults = ['address', 'redirect', 'timeout', 'unreachable', 'status', 'secret'] as const;

/** What came of an attempt, in words: a status, and why that is none that accepts. */
export function Outcome({ status, fault }: OutcomeProps): ReactNode {
  const known = faults.find((each) => each === fault);
  return (
    <>
      {status !== null && <FormattedMessage id="deliveries.status" values={{ status: String(status) }} />}
      {status !== null && known && ' · '}
      {known && <FormattedMessage id={`deliveries.fault.${known}`} />}
    </>
  );
}
