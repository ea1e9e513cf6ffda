import styled from '@emotion/styled';
import { Heading } from '@headstock/ui/heading';
import { Table } from '@headstock/ui/table';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useRevalidator } from 'react-router';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import type { WebhookDeliveriesOneQuery } from './deliveries.generated.ts';
import { DeliveryState, Outcome } from './delivery-state.tsx';
import { ResendButton } from './resend-button.tsx';

/** A delivery with its attempts. */
export type DeliveryDetails = NonNullable<WebhookDeliveriesOneQuery['webhookDelivery']>;

const Code = styled.pre`
  margin: 0;
  padding: 14px 16px;
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  font:
    var(--hs-t-small) / 1.5 ui-monospace,
    monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** How often a page looks by itself for what comes of a message, and how many times. */
const LOOK_MS = 2_000;
const LOOKS = 10;

const pretty = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

/** The attempts, and the beginnings of the answers. Renders a `<div>`. */
function Attempts({ attempts }: Pick<DeliveryDetails, 'attempts'>): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Table caption={formatMessage({ id: 'deliveries.tries' })}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="deliveries.when" />
          </th>
          <th scope="col">
            <FormattedMessage id="deliveries.outcome" />
          </th>
          <th scope="col" data-align="end">
            <FormattedMessage id="deliveries.duration" />
          </th>
        </tr>
      </thead>
      <tbody>
        {attempts.map(({ position, at, url, status, fault, durationMs, response }) => (
          <tr key={position}>
            <td>
              <Moment iso={at} />
            </td>
            <td style={{ overflowWrap: 'anywhere' }}>
              <Outcome status={status} fault={fault} />
              <br />
              <small>{url}</small>
              {response && <Code tabIndex={0}>{response}</Code>}
            </td>
            <td data-align="end">
              {formatNumber(durationMs / 1000, { style: 'unit', unit: 'second', maximumFractionDigits: 2 })}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Looks for a while for what comes of a message that waits. Renders nothing. */
function LookAgain(): ReactNode {
  const { revalidate, state } = useRevalidator();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (state !== 'idle' || looks >= LOOKS) return undefined;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      void revalidate();
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [state, looks, revalidate]);
  return null;
}

/** A message: what was sent, what was answered, and sending it again. Renders a `<div>`. */
export function DeliveryView({ delivery }: { readonly delivery: DeliveryDetails }): ReactNode {
  const { id, messageId, state, body, attempts, endpointId, endpointName, nextAttemptAt } = delivery;
  const mayChange = useGrants()('integrations:write');
  const { reload } = useDrawer();
  return (
    <div className="hs-stack">
      {state === 'WAITING' && nextAttemptAt && <LookAgain />}
      <p role="status">
        <DeliveryState state={state} />{' '}
        {state === 'WAITING' && nextAttemptAt && (
          <FormattedMessage id="deliveries.next" values={{ moment: <Moment iso={nextAttemptAt} /> }} />
        )}
      </p>
      <p>
        <FormattedMessage
          id="deliveries.to"
          values={{ name: <Link to={`/admin/integrations/webhooks/${endpointId}`}>{endpointName}</Link> }}
        />
      </p>
      {attempts.length > 0 && <Attempts attempts={attempts} />}
      {mayChange && <ResendButton deliveryIds={[id]} onDone={reload} />}
      <Heading level={2} step="3">
        <FormattedMessage id="deliveries.request" />
      </Heading>
      <Code tabIndex={0}>{`webhook-id: ${messageId}\ncontent-type: application/json\n\n${pretty(body)}`}</Code>
    </div>
  );
}
