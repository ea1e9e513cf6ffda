import { type AmountProblem, readAmount } from '@headstock/contracts/amount';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { Select } from '@headstock/ui/select';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { newKey } from '#mfe-admin/features/money-form/new-key.ts';
import { AmountField } from '#mfe-admin/features/money-form/amount-field.tsx';
import { ReasonField } from '#mfe-admin/features/money-form/reason-field.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { type Holder, HolderField } from './holder-field.tsx';
import { AdminCreditGrantDocument } from './stored-value.generated.ts';

const MOST_CENTS = 2_000_000_000;
const empty = { amount: '', notes: '', isTrade: false };

/** Adds store credits, or trade credits, to a member. Renders a `<form>`. */
export function GrantForm(): ReactNode {
  const client = useGraphQLClient();
  const { done: close } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const [holder, setHolder] = useState<Holder | null>(null);
  const [values, setValues] = useState(empty);
  const [idempotencyKey] = useState(newKey);
  const [problem, setProblem] = useState<{ amount: AmountProblem | null; notes: boolean; holder: boolean }>({
    amount: null,
    notes: false,
    holder: false,
  });
  useUnsaved(holder !== null || values.amount !== '' || values.notes !== '');
  const set = (change: Partial<typeof empty>): void => setValues((before) => ({ ...before, ...change }));

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const amountCents = readAmount(values.amount, { least: 1, most: MOST_CENTS });
    const notes = values.notes.trim();
    setProblem({
      amount: typeof amountCents === 'number' ? null : amountCents,
      notes: notes === '',
      holder: holder === null,
    });
    if (typeof amountCents !== 'number' || notes === '' || holder === null) return;
    const given = { accountId: holder.id, amountCents, notes, isTrade: values.isTrade, idempotencyKey };
    const done = await run(
      async () => (await client.mutate(AdminCreditGrantDocument, given, { quiet: true })).storeCreditGrant,
      'storeCredits.granted',
    );
    if (done?.success) close();
  };
  return (
    <form noValidate className="hs-stack" onSubmit={(event) => void submit(event)}>
      <HolderField chosen={holder} onChoose={setHolder} isMissing={problem.holder} />
      <FormGrid>
        <Field label={<FormattedMessage id="storeCredits.kind" />} span="half">
          <Select
            value={values.isTrade ? 'trade' : 'plain'}
            onChange={({ target }) => set({ isTrade: target.value === 'trade' })}
          >
            <FormattedMessage id="storeCredits.kind.STORE_CREDITS">
              {(text) => <option value="plain">{text}</option>}
            </FormattedMessage>
            <FormattedMessage id="storeCredits.kind.TRADE_CREDITS">
              {(text) => <option value="trade">{text}</option>}
            </FormattedMessage>
          </Select>
        </Field>
        <AmountField
          label={<FormattedMessage id="storeCredits.amount" />}
          value={values.amount}
          problem={problem.amount}
          onChange={(amountText) => set({ amount: amountText })}
        />
        <ReasonField
          label={<FormattedMessage id="storeCredits.why" />}
          hint={<FormattedMessage id="storeCredits.whyHint" />}
          value={values.notes}
          isMissing={problem.notes}
          onChange={(text) => set({ notes: text })}
        />
      </FormGrid>
      {refusal && <FormError alert>{refusal.message}</FormError>}
      <div>
        <Button type="submit" busy={isBusy}>
          <FormattedMessage id="storeCredits.grant" />
        </Button>
      </div>
    </form>
  );
}
