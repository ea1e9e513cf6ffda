import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminBrandCreateDocument } from './names.generated.ts';

/** Adds a maker. Renders a `<form>`. */
export function NewBrandForm(): ReactNode {
  const client = useGraphQLClient();
  const { done } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const [name, setName] = useState('');
  useUnsaved(name.trim() !== '' && !isBusy);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await run(
      async () => (await client.mutate(AdminBrandCreateDocument, { name }, { quiet: true })).catalogueBrandCreate,
      'names.done',
    );
    if (answer?.success) done();
  }
  return (
    <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
      <Field required label={<FormattedMessage id="names.name" />} error={refusal?.code ? refusal.message : undefined}>
        <TextInput
          data-autofocus=""
          maxLength={100}
          value={name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      {refusal && !refusal.code && <FormError alert>{refusal.message}</FormError>}
      <Button type="submit" wide busy={isBusy}>
        <FormattedMessage id="names.add" />
      </Button>
    </form>
  );
}
