import { type AmountProblem, readAmount } from '@headstock/contracts/amount';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { Select } from '@headstock/ui/select';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { newKey } from '#mfe-admin/features/money-form/new-key.ts';
import { AmountField } from '#mfe-admin/features/money-form/amount-field.tsx';
import { ReasonField } from '#mfe-admin/features/money-form/reason-field.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { AdminDayCorrectDocument } from './close-day.generated.ts';

const MOST_CENTS = 2_000_000_000;

/** Books what turned out of a closed day later. Renders a `<form>`. */
export function CorrectionForm({ day }: { readonly day: string }): ReactNode {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const { done: close } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const [values, setValues] = useState({ side: 'over', amount: '', reason: '' });
  const [problem, setProblem] = useState<{ amount: AmountProblem | null; reason: boolean }>({
    amount: null,
    reason: false,
  });
  const [idempotencyKey] = useState(newKey);
  useUnsaved(values.amount !== '' || values.reason !== '');
  const set = (change: Partial<typeof values>): void => setValues((before) => ({ ...before, ...change }));
  const correct = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const cents = readAmount(values.amount, { least: 1, most: MOST_CENTS });
    const reason = values.reason.trim();
    setProblem({ amount: typeof cents === 'number' ? null : cents, reason: reason === '' });
    if (typeof cents !== 'number' || reason === '') return;
    const variables = { day, amountCents: values.side === 'over' ? cents : -cents, reason, idempotencyKey };
    const corrected = await run(
      async () => (await client.mutate(AdminDayCorrectDocument, variables, { quiet: true })).dayCorrect,
      'closeDay.corrected',
    );
    if (corrected?.success) close();
  };
  return (
    <form noValidate className="hs-stack" onSubmit={(event) => void correct(event)}>
      <p>
        <FormattedMessage id="closeDay.correctLead" />
      </p>
      <FormGrid>
        <Field label={<FormattedMessage id="closeDay.side" />} span="half">
          <Select value={values.side} onChange={({ target }) => set({ side: target.value })}>
            <option value="over">{formatMessage({ id: 'closeDay.over' })}</option>
            <option value="short">{formatMessage({ id: 'closeDay.short' })}</option>
          </Select>
        </Field>
        <AmountField
          label={<FormattedMessage id="closeDay.amount" />}
          value={values.amount}
          problem={problem.amount}
          onChange={(amountText) => set({ amount: amountText })}
        />
        <ReasonField
          label={<FormattedMessage id="closeDay.why" />}
          value={values.reason}
          isMissing={problem.reason}
          onChange={(text) => set({ reason: text })}
        />
      </FormGrid>
      {refusal && <FormError alert>{refusal.message}</FormError>}
      <div>
        <Button type="submit" busy={isBusy}>
          <FormattedMessage id="closeDay.correct" />
        </Button>
      </div>
    </form>
  );
}
