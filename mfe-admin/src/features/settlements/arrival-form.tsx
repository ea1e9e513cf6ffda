import { type AmountProblem, readAmount, writeAmount } from '@headstock/contracts/amount';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { Heading } from '@headstock/ui/heading';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { AmountField } from '#mfe-admin/features/money-form/amount-field.tsx';
import { ReasonField } from '#mfe-admin/features/money-form/reason-field.tsx';
import { useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminSettlementArriveDocument } from './settlements.generated.ts';

const MOST_CENTS = 2_000_000_000;

/** Props of the form. */
export interface ArrivalFormProps {
  readonly id: string;
  /** What was paid out, in whole cents; below 0 where the provider takes money from the bank. */
  readonly netCents: number;
  /** Today, as `2026-11-26`. */
  readonly today: string;
}

/** Enters that a payout arrived at the bank; another amount asks why. Renders a `<form>`. */
export function ArrivalForm({ id, netCents, today }: ArrivalFormProps): ReactNode {
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const { locale } = useIntl();
  const paid = writeAmount(netCents, locale);
  const [day, setDay] = useState(today);
  const [amount, setAmount] = useState(paid);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<{ amount: AmountProblem | null; reason: boolean }>({
    amount: null,
    reason: false,
  });
  useUnsaved(day !== today || amount !== paid || reason !== '');
  const isBelow = amount.trim().startsWith('-');
  const read = readAmount(isBelow ? amount.trim().slice(1) : amount, { least: 0, most: MOST_CENTS });
  const cents = typeof read === 'number' && isBelow ? 0 - read : read;
  const differs = typeof cents === 'number' && cents !== netCents;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isMissing = differs && reason.trim() === '';
    setProblem({ amount: typeof cents === 'number' ? null : cents, reason: isMissing });
    if (typeof cents !== 'number' || isMissing) return;
    const variables = { id, day, amountCents: cents, reason: differs ? reason : null };
    const answer = await run(
      async () => (await client.mutate(AdminSettlementArriveDocument, variables, { quiet: true })).settlementArrive,
      'settlements.arrivalSaved',
    );
    if (answer?.success || answer?.code === 'arrived') await revalidate();
  };
  const refusedAt = (...codes: string[]): string | undefined =>
    codes.includes(refusal?.code ?? '') ? refusal?.message : undefined;
  return (
    <form noValidate className="hs-stack" onSubmit={(event) => void submit(event)}>
      <Heading level={3} step="3">
        <FormattedMessage id="settlements.arrival" />
      </Heading>
      <FormGrid>
        <AmountField
          label={<FormattedMessage id="settlements.arrivedAmount" />}
          value={amount}
          problem={problem.amount}
          refusal={refusedAt('amount')}
          onChange={setAmount}
        />
        <Field label={<FormattedMessage id="settlements.arrivedOn" />} span="half" required error={refusedAt('day')}>
          <TextInput type="date" max={today} value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
        {differs && (
          <ReasonField
            label={<FormattedMessage id="settlements.whyDifferent" />}
            value={reason}
            isMissing={problem.reason}
            refusal={refusedAt('difference', 'reason')}
            onChange={setReason}
          />
        )}
      </FormGrid>
      {refusal && !['amount', 'day', 'difference', 'reason'].includes(refusal.code ?? '') && (
        <FormError alert>{refusal.message}</FormError>
      )}
      <div>
        <Button type="submit" busy={isBusy}>
          <FormattedMessage id="settlements.saveArrival" />
        </Button>
      </div>
    </form>
  );
}
