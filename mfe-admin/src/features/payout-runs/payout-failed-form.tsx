import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminPayoutFailedDocument } from './payout-runs.generated.ts';

/** Records that the bank of a seller sent a payout back, with the reason that the seller reads. Renders a `<form>`. */
export function PayoutFailedForm({ orderId }: { readonly orderId: string }): ReactNode {
  const client = useGraphQLClient();
  const { done: close } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  useUnsaved(reason !== '');
  const record = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    const variables = { id: orderId, reason: reason.trim() };
    const recorded = await run(
      async () => (await client.mutate(AdminPayoutFailedDocument, variables, { quiet: true })).orderSetPayoutFailed,
      'payouts.failedDone',
    );
    if (recorded?.success) close();
  };
  const isAtField = refusal?.code === 'reason';
  return (
    <form noValidate className="hs-stack" onSubmit={(event) => void record(event)}>
      <p>
        <FormattedMessage id="payouts.failedLead" />
      </p>
      <Field
        label={<FormattedMessage id="payouts.failedReason" />}
        hint={<FormattedMessage id="payouts.failedReasonHint" />}
        required
        error={isMissing ? <FormattedMessage id="payouts.failedMissing" /> : isAtField && refusal.message}
      >
        <TextInput
          maxLength={200}
          autoComplete="off"
          data-autofocus
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {refusal && !isAtField && <FormError alert>{refusal.message}</FormError>}
      <div>
        <Button type="submit" busy={isBusy}>
          <FormattedMessage id="payouts.failedSubmit" />
        </Button>
      </div>
    </form>
  );
}
