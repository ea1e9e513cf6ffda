import { type AmountProblem, readAmount } from '@headstock/contracts/amount';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { newKey } from '#mfe-admin/features/money-form/new-key.ts';
import { AmountField } from '#mfe-admin/features/money-form/amount-field.tsx';
import { ReasonField } from '#mfe-admin/features/money-form/reason-field.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { IssuedCode } from './issued-code.tsx';
import { AdminCodeIssueDocument } from './stored-value.generated.ts';

const MOST_CENTS = 2_000_000_000;

/** How a code comes to somebody. */
const ways = ['given', 'CASH', 'CHECK', 'trade'] as const;
type Way = (typeof ways)[number];

const empty = { amount: '', notes: '', email: '', lastDay: '', way: 'given' as Way };
/** A code can be used to the end of its last day, wherever its holder is. */
const endOf = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 36 * 3_600_000).toISOString();

/** Issues a code and shows it once. Renders a `<form>`, then the code. */
export function IssueCodeForm(): ReactNode {
  const client = useGraphQLClient();
  const { isBusy, refusal, run } = useStaffAction();
  const [values, setValues] = useState(empty);
  const [idempotencyKey] = useState(newKey);
  const [problem, setProblem] = useState<{ amount: AmountProblem | null; notes: boolean }>({
    amount: null,
    notes: false,
  });
  const [code, setCode] = useState<string | null>(null);
  useUnsaved(code === null && (values.amount !== '' || values.notes !== ''));
  if (code !== null) return <IssuedCode code={code} sentTo={values.email} />;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const amountCents = readAmount(values.amount, { least: 1, most: MOST_CENTS });
    const notes = values.notes.trim();
    setProblem({ amount: typeof amountCents === 'number' ? null : amountCents, notes: notes === '' });
    if (typeof amountCents !== 'number' || notes === '') return;
    const given = {
      amountCents,
      notes,
      isTrade: values.way === 'trade',
      paidBy: values.way === 'CASH' || values.way === 'CHECK' ? values.way : null,
      email: values.email.trim() || null,
      expiresAt: values.lastDay === '' ? null : endOf(values.lastDay),
      idempotencyKey,
    };
    const done = await run(
      async () => (await client.mutate(AdminCodeIssueDocument, given, { quiet: true })).prepaidCodeIssue,
    );
    if (done?.issuedCode) setCode(done.issuedCode);
  };
  const set = (change: Partial<typeof empty>): void => setValues((before) => ({ ...before, ...change }));
  return (
    <form noValidate className="hs-stack" onSubmit={(event) => void submit(event)}>
      <FormGrid>
        <AmountField
          label={<FormattedMessage id="storeCredits.amount" />}
          isFirst
          value={values.amount}
          problem={problem.amount}
          onChange={(amountText) => set({ amount: amountText })}
        />
        <Field
          label={<FormattedMessage id="storeCredits.lastDay" />}
          optionalLabel={<FormattedMessage id="money.optional" />}
          span="half"
        >
          <TextInput type="date" value={values.lastDay} onChange={({ target }) => set({ lastDay: target.value })} />
        </Field>
        <ReasonField
          label={<FormattedMessage id="storeCredits.why" />}
          hint={<FormattedMessage id="storeCredits.whyHint" />}
          value={values.notes}
          isMissing={problem.notes}
          onChange={(text) => set({ notes: text })}
        />
        <Field
          label={<FormattedMessage id="storeCredits.mailTo" />}
          optionalLabel={<FormattedMessage id="money.optional" />}
          hint={<FormattedMessage id="storeCredits.mailToHint" />}
        >
          <TextInput
            type="email"
            autoComplete="off"
            value={values.email}
            onChange={({ target }) => set({ email: target.value })}
          />
        </Field>
        <Fieldset legend={<FormattedMessage id="storeCredits.way" />} choices>
          {ways.map((way) => (
            <Checkbox key={way} type="radio" name="way" checked={values.way === way} onChange={() => set({ way })}>
              <FormattedMessage id={`storeCredits.way.${way}`} />
            </Checkbox>
          ))}
        </Fieldset>
      </FormGrid>
      {refusal && <FormError alert>{refusal.message}</FormError>}
      <div>
        <Button type="submit" busy={isBusy}>
          <FormattedMessage id="storeCredits.issue" />
        </Button>
      </div>
    </form>
  );
}
