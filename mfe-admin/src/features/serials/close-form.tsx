import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminStolenSerialCloseDocument } from './serials.generated.ts';

/** Closes an entry of the watch list, as when the instrument was found. Renders a `<form>`. */
export function CloseForm({ id }: { readonly id: string }): ReactNode {
  const client = useGraphQLClient();
  const { done } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const [reason, setReason] = useState('');
  useUnsaved(reason.trim() !== '');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await run(
      async () =>
        (await client.mutate(AdminStolenSerialCloseDocument, { id, reason }, { quiet: true })).stolenSerialClose,
    );
    if (answer?.success) done();
  };
  return (
    <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
      <p>
        <FormattedMessage id="serials.closeAsk" />
      </p>
      <Field label={<FormattedMessage id="serials.closeReason" />} error={refusal?.message} required>
        <Textarea
          data-autofocus=""
          maxLength={2_000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Button type="submit" wide busy={isBusy}>
        <FormattedMessage id="serials.close" />
      </Button>
    </form>
  );
}
