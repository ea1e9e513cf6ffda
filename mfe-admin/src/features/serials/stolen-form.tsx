import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminStolenSerialAddDocument } from './serials.generated.ts';

const empty = { serial: '', brand: '', model: '', note: '' };
type Name = keyof typeof empty;

/** Puts an instrument on the list of stolen ones. Renders a `<form>`. */
export function StolenForm(): ReactNode {
  const client = useGraphQLClient();
  const { done } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const [values, setValues] = useState(empty);
  useUnsaved(Object.values(values).some((value) => value.trim() !== ''));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await run(
      async () => (await client.mutate(AdminStolenSerialAddDocument, values, { quiet: true })).stolenSerialAdd,
    );
    if (answer?.success) done();
  };
  const errorAt = (name: Name) => (refusal?.field === name ? refusal.message : undefined);
  const control = (name: Name) => ({
    name,
    value: values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });
  return (
    <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={<FormattedMessage id="serials.column.serial" />} error={errorAt('serial')} required>
        <TextInput
          data-autofocus=""
          numeric
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          {...control('serial')}
        />
      </Field>
      <Field label={<FormattedMessage id="serials.brand" />} error={errorAt('brand')} required>
        <TextInput maxLength={120} {...control('brand')} />
      </Field>
      <Field label={<FormattedMessage id="serials.model" />} error={errorAt('model')}>
        <TextInput maxLength={120} {...control('model')} />
      </Field>
      <Field
        label={<FormattedMessage id="serials.column.note" />}
        hint={<FormattedMessage id="serials.noteHint" />}
        error={errorAt('note')}
        required
      >
        <Textarea maxLength={2_000} {...control('note')} />
      </Field>
      {refusal && refusal.field === null && <FormError alert>{refusal.message}</FormError>}
      <Button type="submit" wide busy={isBusy}>
        <FormattedMessage id="serials.add" />
      </Button>
    </form>
  );
}
