import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { Notice } from '@headstock/ui/notice';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminJournalFileCreateDocument } from './journal.generated.ts';

/** Writes the journal of some days to a file; where a file has a day of them already, asks once more. Renders a `<form>`. */
export function FileForm(): ReactNode {
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, refuse, run } = useStaffAction();
  const [format, setFormat] = useState<'IIF' | 'CSV'>('CSV');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [summary, setSummary] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const write = async (repeat: boolean): Promise<void> => {
    setMissing(from === '' || to === '');
    if (from === '' || to === '') return;
    const given = { format, from, to, summary, repeat };
    const done = await run(
      async () => (await client.mutate(AdminJournalFileCreateDocument, given, { quiet: true })).journalFileCreate,
      'journal.created',
    );
    if (done?.success) await revalidate();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void write(false);
  };
  const required = (value: string): ReactNode => isMissing && value === '' && <FormattedMessage id="money.required" />;
  const change = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    refuse(null);
  };
  return (
    <form noValidate className="hs-stack" onSubmit={submit}>
      <FormGrid>
        <Field label={<FormattedMessage id="journal.format" />} span="third">
          <Select value={format} onChange={({ target }) => setFormat(target.value === 'IIF' ? 'IIF' : 'CSV')}>
            <option value="CSV">CSV</option>
            <option value="IIF">IIF</option>
          </Select>
        </Field>
        <Field label={<FormattedMessage id="journal.from" />} span="third" required error={required(from)}>
          <TextInput type="date" value={from} onChange={change(setFrom)} />
        </Field>
        <Field label={<FormattedMessage id="journal.to" />} span="third" required error={required(to)}>
          <TextInput type="date" value={to} onChange={change(setTo)} />
        </Field>
      </FormGrid>
      <Checkbox checked={summary} onChange={({ target }) => setSummary(target.checked)}>
        <FormattedMessage id="journal.summary" />
      </Checkbox>
      {refusal?.code === 'covered' ? (
        <Notice
          tone="warn"
          live
          action={
            <Button variant="outline" size="small" busy={isBusy} onClick={() => void write(true)}>
              <FormattedMessage id="journal.repeat" />
            </Button>
          }
        >
          {refusal.message}
        </Notice>
      ) : (
        refusal && <FormError alert>{refusal.message}</FormError>
      )}
      <div>
        <Button type="submit" size="small" busy={isBusy}>
          <FormattedMessage id="journal.create" />
        </Button>
      </div>
    </form>
  );
}
