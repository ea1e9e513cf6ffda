import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAdminAction } from '#mfe-admin/features/inventory/use-admin-action.ts';
import { AdminIntakeIdentityShowDocument } from './intake.generated.ts';

/** The number of an identity paper: its ending, and all of it for a reason that is written down. Renders a `<form>`. */
export function IdentityNumber({ id, ending }: { readonly id: string; readonly ending: string }): ReactNode {
  const client = useGraphQLClient();
  const { busy, run } = useAdminAction();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [number, setNumber] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await run(
      async () => (await client.mutate(AdminIntakeIdentityShowDocument, { id, reason })).intakeIdentityShow,
    );
    setRefusal(answer?.success === false ? answer.message : null);
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
        error={refusal}
        required
      >
        <TextInput
          data-autofocus=""
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Button type="submit" size="small" variant="outline" busy={busy}>
        <FormattedMessage id="intake.numberShow" />
      </Button>
    </form>
  );
}
