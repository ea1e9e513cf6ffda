import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Notice } from '@headstock/ui/notice';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';

import { type ActionAnswer, useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import {
  AdminPayoutApproveDocument,
  AdminPayoutCancelDocument,
  AdminPayoutConfirmDocument,
  AdminPayoutPayDocument,
  type PayoutRunWholeFragment,
} from './payout-runs.generated.ts';

const Root = styled.div`
  display: grid;
  gap: 16px;
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 10px;
  }
`;

/** The next steps of a run: approve, pay, confirm, cancel; what the viewer may not do is not there. Renders a `<div>`. */
export function PayoutRunActions({
  run: { id, version, state, viewerActions },
}: {
  readonly run: PayoutRunWholeFragment;
}): ReactNode {
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const reload = (): void => void revalidate();
  const { isBusy, refusal, run } = useStaffAction();
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const seen = { id, version };
  const quiet = { quiet: true } as const;
  const may = (action: (typeof viewerActions)[number]): boolean => viewerActions.includes(action);
  // What is wrong with a text stands at its field, as long as that is there.
  const at = (code: 'reference' | 'reason'): string | undefined =>
    refusal?.code === code && may(code === 'reason' ? 'CANCEL' : 'CONFIRM') ? refusal.message : undefined;
  // Refused or not, the run is shown as it is now.
  const act = (work: () => Promise<ActionAnswer>): void => void run(work).then(reload);
  return (
    <Root>
      {refusal && !at('reference') && !at('reason') && (
        <Notice tone="bad" live>
          {refusal.message}
        </Notice>
      )}
      {state === 'PREPARED' && !may('APPROVE') && (
        <Notice>
          <FormattedMessage id="payouts.needsOther" />
        </Notice>
      )}
      {may('APPROVE') && (
        <Button
          busy={isBusy}
          onClick={() =>
            act(async () => (await client.mutate(AdminPayoutApproveDocument, seen, quiet)).payoutRunApprove)
          }
        >
          <FormattedMessage id="payouts.approve" />
        </Button>
      )}
      {may('PAY') && (
        <Button
          busy={isBusy}
          onClick={() => act(async () => (await client.mutate(AdminPayoutPayDocument, seen, quiet)).payoutRunPay)}
        >
          <FormattedMessage id="payouts.pay" />
        </Button>
      )}
      {may('CONFIRM') && (
        <div className="acts">
          <Field
            label={<FormattedMessage id="payouts.reference" />}
            hint={<FormattedMessage id="payouts.referenceHint" />}
            error={at('reference')}
          >
            <TextInput value={reference} maxLength={100} onChange={({ target }) => setReference(target.value)} />
          </Field>
          <Button
            busy={isBusy}
            onClick={() =>
              act(
                async () =>
                  (await client.mutate(AdminPayoutConfirmDocument, { ...seen, bankReference: reference }, quiet))
                    .payoutRunConfirm,
              )
            }
          >
            <FormattedMessage id="payouts.confirm" />
          </Button>
        </div>
      )}
      {may('CANCEL') && (
        <div className="acts">
          <Field label={<FormattedMessage id="payouts.reason" />} error={at('reason')}>
            <TextInput value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
          </Field>
          <Button
            variant="outline"
            busy={isBusy}
            onClick={() =>
              act(
                async () =>
                  (await client.mutate(AdminPayoutCancelDocument, { ...seen, reason }, quiet)).payoutRunCancel,
              )
            }
          >
            <FormattedMessage id="payouts.cancel" />
          </Button>
        </div>
      )}
    </Root>
  );
}
