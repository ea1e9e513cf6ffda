import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { Notice } from '@headstock/ui/notice';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { useTypedValues } from '#mfe-admin/features/staff-action/use-typed-values.ts';
import { fieldOfCode, toRepairInput, toRepairValues, type RepairField } from './repair-form.model.ts';
import { AdminRepairCreateDocument, AdminRepairUpdateDocument, type RepairWholeFragment } from './repairs.generated.ts';

const Root = styled.form`
  display: grid;
  gap: 18px;
`;

const limits = { contactName: 120, contactEmail: 254, contactPhone: 40, brand: 80, model: 120, serial: 60 } as const;

/** Props of the form. */
export interface RepairFormProps {
  /** Null for a new repair. */
  readonly job: RepairWholeFragment | null;
  readonly onSaved: (job: RepairWholeFragment) => void;
}

/** What is known of a repair: customer, instrument, what is to be done. Renders a `<form>`. */
export function RepairForm({ job, onSaved }: RepairFormProps): ReactNode {
  const { locale } = useIntl();
  const client = useGraphQLClient();
  const { isBusy, refusal, run } = useStaffAction();
  const start = toRepairValues(job, locale === 'fr' ? 'fr' : 'en');
  const { values, change, sent } = useTypedValues(start, job?.version);
  const [wrong, setWrong] = useState<RepairField | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isSaved = JSON.stringify(values) === JSON.stringify(start);
  useUnsaved(!isSaved);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const input = toRepairInput(values);
    const quiet = { quiet: true } as const;
    const answer = await run(async () =>
      job
        ? (await client.mutate(AdminRepairUpdateDocument, { id: job.id, version: job.version, job: input }, quiet))
            .repairJobUpdate
        : (await client.mutate(AdminRepairCreateDocument, { job: input }, quiet)).repairJobCreate,
    );
    const field = fieldOfCode(answer?.code ?? null);
    setWrong(field);
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    if (answer?.success) sent(values);
    if (answer?.repairJob) onSaved(answer.repairJob);
  }
  const field = (name: RepairField, isRequired = false) => ({
    label: <FormattedMessage id={`repairs.field.${name}`} />,
    error: wrong === name ? refusal?.message : undefined,
    ...(isRequired ? { required: true } : { optionalLabel: <FormattedMessage id="repairs.optional" /> }),
  });
  const control = (name: RepairField) => ({
    name,
    value: values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change({ [name]: target.value }),
  });
  const text = (name: keyof typeof limits, isRequired = false) => (
    <Field {...field(name, isRequired)} span="half">
      <TextInput {...control(name)} maxLength={limits[name]} autoComplete="off" />
    </Field>
  );
  return (
    <Root ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {refusal && wrong === null && (
        <Notice tone="bad" live>
          {refusal.message}
        </Notice>
      )}
      <FormGrid>
        {text('contactName', true)}
        <Field {...field('locale', true)} span="half">
          <Select {...control('locale')}>
            <option value="en">English</option>
            <option value="fr">Français</option>
          </Select>
        </Field>
        {text('contactEmail')}
        {text('contactPhone')}
        {text('brand', true)}
        {text('model', true)}
        {text('serial')}
        <Field {...field('dueOn')}>
          <TextInput {...control('dueOn')} type="date" />
        </Field>
        <Field {...field('problem', true)}>
          <Textarea {...control('problem')} rows={4} maxLength={4000} />
        </Field>
      </FormGrid>
      <Button type="submit" busy={isBusy} disabled={job !== null && isSaved}>
        <FormattedMessage id={job ? 'repairs.save' : 'repairs.create'} />
      </Button>
    </Root>
  );
}
