import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { deliveriesOf } from '#mfe-admin/features/webhook-deliveries/deliveries-list.ts';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { kindMessage } from './kind-message.ts';
import { ReplayForm } from './replay-form.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { type WebhookDetails, WebhookForm } from './webhook-form.tsx';
import { WebhookState } from './webhook-state.tsx';

/** How a webhook is doing. Renders notices. */
function Health({ webhook }: { readonly webhook: WebhookDetails }): ReactNode {
  const { state, disabledBecause, failingSince, formerSecretUntil } = webhook;
  return (
    <>
      {state === 'DISABLED' && disabledBecause && (
        <Notice tone="bad">
          <FormattedMessage id={`webhooks.disabled.${disabledBecause}`} />
        </Notice>
      )}
      {state === 'ACTIVE' && failingSince && (
        <Notice tone="warn">
          <FormattedMessage id="webhooks.failing" values={{ moment: <Moment iso={failingSince} /> }} />
        </Notice>
      )}
      {formerSecretUntil && (
        <Notice tone="info">
          <FormattedMessage id="webhooks.formerUntil" values={{ moment: <Moment iso={formerSecretUntil} /> }} />
        </Notice>
      )}
    </>
  );
}

/** What a webhook is sent, for whoever may not change it. Renders a `<section>`. */
function SentKinds({ kinds }: Pick<WebhookDetails, 'kinds'>): ReactNode {
  const id = useId();
  return (
    <section className="hs-stack" aria-labelledby={id}>
      <Heading level={2} step="3" id={id}>
        <FormattedMessage id="webhooks.kinds" />
      </Heading>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <FormattedMessage id={kindMessage(kind)} /> <code>{kind}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A webhook: how it is doing, what it is sent, and what can be done with it. Renders a `<div>`. */
export function WebhookView({ webhook }: { readonly webhook: WebhookDetails }): ReactNode {
  const mayChange = useGrants()('integrations:write');
  const { id, name, kinds, state, failingSince, waitingCount, failedCount } = webhook;
  return (
    <div className="hs-stack">
      <p>
        <WebhookState state={state} failingSince={failingSince} />{' '}
        <FormattedMessage id="webhooks.counts" values={{ waiting: waitingCount, failed: failedCount }} />{' '}
        <Link to={deliveriesOf(name)}>
          <FormattedMessage id="webhooks.log" />
        </Link>
      </p>
      <Health webhook={webhook} />
      {!mayChange && <SentKinds kinds={kinds} />}
      {mayChange && (
        <>
          <WebhookForm webhook={webhook} />
          <WebhookActions webhook={webhook} />
          {state === 'ACTIVE' && <ReplayForm id={id} />}
        </>
      )}
    </div>
  );
}
