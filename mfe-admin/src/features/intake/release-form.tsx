import { uploadPhotograph } from '@headstock/commerce-client/upload-photograph';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { type ActionAnswer, useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminIntakeHoldReleaseDocument } from './intake.generated.ts';
import { TakePhotograph } from './take-photograph.tsx';

/** Ends a legal hold early, with a reason and the photograph of the paper that allows it. Renders a `<form>`. */
export function ReleaseForm({ id }: { readonly id: string }): ReactNode {
  const { formatMessage, locale } = useIntl();
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [paper, setPaper] = useState<File | null>(null);
  useUnsaved(reason.trim() !== '' || paper !== null);
  const send = async (): Promise<ActionAnswer> => {
    const uploaded = paper ? await uploadPhotograph(paper, locale, () => undefined).done : null;
    if (paper && !uploaded?.ok) {
      const message = formatMessage({ id: `intake.upload.${uploaded?.problem ?? 'network'}` });
      return { success: false, field: 'photographId', message };
    }
    const variables = { id, reason, photographId: uploaded?.ok ? uploaded.photograph.id : '' };
    return (await client.mutate(AdminIntakeHoldReleaseDocument, variables, { quiet: true })).intakeHoldRelease;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await run(send);
    if (answer?.success) await revalidate();
  };
  if (!isOpen)
    return (
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="intake.release" />
      </Button>
    );
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  return (
    <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={<FormattedMessage id="intake.releaseReason" />} error={errorAt('reason')} required>
        <Textarea
          data-autofocus=""
          maxLength={2_000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <p>
        <FormattedMessage id="intake.releasePaper" values={{ name: paper?.name ?? '' }} />
      </p>
      <TakePhotograph name={formatMessage({ id: 'intake.paper' })} isAgain={paper !== null} onTake={setPaper} />
      {errorAt('photographId') && <FormError alert>{errorAt('photographId')}</FormError>}
      {refusal && refusal.field === null && <FormError alert>{refusal.message}</FormError>}
      <Button type="submit" busy={isBusy}>
        <FormattedMessage id="intake.releaseNow" />
      </Button>
    </form>
  );
}
