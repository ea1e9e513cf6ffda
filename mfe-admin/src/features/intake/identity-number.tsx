import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminIntakeIdentityShowDocument } from './intake.generated.ts';

/** The number of an identity paper: its ending, and all of it for a reason that is written down. Renders a `<form>`. */
export function IdentityNumber({ id, ending }: { readonly id: string; readonly ending: string }): ReactNode {
  const client = useGraphQLClient();
  const { isBusy, refusal, run } = useStaffAction();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [number, setNumber] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await run(
      async () =>
        (await client.mutate(AdminIntakeIdentityShowDocument, { id, reason }, { quiet: true })).intakeIdentityShow,
    );
    if (answer?.number) setNumber(answer.number);
  };
  if (number !== null)
    return (
      <p className="hs-num">
        <FormattedMessage id="intake.number" values={{ number }} />
      </p>
    );
  if (!isOpen)
    return (
      <>
        <p>
          <FormattedMessage id="intake.numberEnds" values={{ ending }} />
        </p>
        <Button size="small" variant="outline" onClick={() => setOpen(true)}>
          <FormattedMessage id="intake.numberShow" />
        </Button>
      </>
    );
  return (
    <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
      <p>
        <FormattedMessage id="intake.numberEnds" values={{ ending }} />
      </p>
      <Field
        label={<FormattedMessage id="intake.numberWhy" />}
        hint={<FormattedMessage id="intake.numberHint" />}
        error={refusal?.message}
        required
      >
        <TextInput
          data-autofocus=""
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Button type="submit" size="small" variant="outline" busy={isBusy}>
        <FormattedMessage id="intake.numberShow" />
      </Button>
    </form>
  );
}
