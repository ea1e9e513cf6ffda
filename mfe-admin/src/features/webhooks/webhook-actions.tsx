import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { RefusalNotice } from '#mfe-admin/features/staff-action/refusal-notice.tsx';
import { deliveriesList } from '#mfe-admin/features/webhook-deliveries/deliveries-list.ts';
import { ProofDialog } from '#mfe-admin/features/fresh-proof/proof-dialog.tsx';
import { useFreshProof } from '@headstock/commerce-client/use-fresh-proof';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { ShownOnce } from '#mfe-admin/features/shown-once/shown-once.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import type { WebhookDetails } from './webhook-form.tsx';
import { WebhooksRemoveDocument, WebhooksRotateDocument, WebhooksTestDocument } from './webhooks.generated.ts';

type Asked = 'rotate' | 'remove';
const quiet = { quiet: true } as const;
const unanswered = { code: null } as const;

/** What can be done with a webhook beside changing it: a test, a new secret, its end. Renders a `<section>`. */
export function WebhookActions({ webhook }: { readonly webhook: WebhookDetails }): ReactNode {
  const { id, version, state } = webhook;
  const client = useGraphQLClient();
  const navigate = useNavigate();
  const { done, reload } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const proof = useFreshProof();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const root = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Asked | null>(null);
  // The button that was pressed is gone, and is back once the question is answered.
  const back = opened === null ? null : `[data-asks="${opened}"]`;
  const target = asked === null ? back : '[data-cancels]';
  const focused = secret === null ? target : null;
  useEffect(() => {
    if (focused !== null) root.current?.querySelector<HTMLElement>(focused)?.focus();
  }, [focused]);
  const ask = (what: Asked): void => {
    setOpened(what);
    setAsked(what);
  };
  const test = async (): Promise<void> => {
    const answer = await run(async () => (await client.mutate(WebhooksTestDocument, { id }, quiet)).webhookTest);
    if (answer?.deliveryId) void navigate(`${deliveriesList.path}/${answer.deliveryId}`);
  };
  const rotate = async (): Promise<void> => {
    const given = { id, version };
    const answer = await proof.run(
      async () =>
        (await run(async () => (await client.mutate(WebhooksRotateDocument, given, quiet)).webhookRotateSecret)) ??
        unanswered,
    );
    if (!answer || !('secret' in answer) || !answer.secret) return;
    setAsked(null);
    setSecret(answer.secret);
  };
  const remove = async (): Promise<void> => {
    const given = { id, version };
    const answer = await run(
      async () => (await client.mutate(WebhooksRemoveDocument, given, quiet)).webhookRemove,
      'webhooks.removed',
    );
    if (answer?.success) done();
  };
  if (secret !== null)
    return (
      <ShownOnce
        text={secret}
        onNoted={() => {
          setSecret(null);
          reload();
        }}
      >
        <FormattedMessage id="webhooks.rotated" />
      </ShownOnce>
    );
  return (
    <section ref={root} className="hs-stack">
      <Heading level={2} step="3">
        <FormattedMessage id="webhooks.actions" />
      </Heading>
      <RefusalNotice refusal={refusal} />
      {asked && (
        <Notice tone="warn" live>
          <FormattedMessage id={`webhooks.${asked}Text`} />
        </Notice>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
        {asked ? (
          <>
            <Button busy={isBusy} onClick={() => void (asked === 'rotate' ? rotate() : remove())}>
              <FormattedMessage id={`webhooks.${asked}Now`} />
            </Button>
            <Button variant="quiet" data-cancels="" onClick={() => setAsked(null)}>
              <FormattedMessage id="webhooks.cancel" />
            </Button>
          </>
        ) : (
          <>
            {state === 'ACTIVE' && (
              <Button variant="outline" busy={isBusy} onClick={() => void test()}>
                <FormattedMessage id="webhooks.test" />
              </Button>
            )}
            <Button variant="outline" data-asks="rotate" onClick={() => ask('rotate')}>
              <FormattedMessage id="webhooks.rotate" />
            </Button>
            <Button variant="outline" data-asks="remove" onClick={() => ask('remove')}>
              <FormattedMessage id="webhooks.remove" />
            </Button>
          </>
        )}
      </div>
      <ProofDialog {...proof.dialog} />
    </section>
  );
}
