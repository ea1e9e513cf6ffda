import { type AmountProblem, readAmount } from '@headstock/contracts/amount';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { Heading } from '@headstock/ui/heading';
import { Select } from '@headstock/ui/select';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { newKey } from '#mfe-admin/features/money-form/new-key.ts';
import { AmountField } from '#mfe-admin/features/money-form/amount-field.tsx';
import { ReasonField } from '#mfe-admin/features/money-form/reason-field.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { AdminStoredValueAdjustDocument, AdminStoredValueExpireDocument } from './stored-value.generated.ts';

const MOST_CENTS = 2_000_000_000;

type Direction = 'add' | 'take' | 'expire';

/** Props of the form. */
export interface ChangeFormProps {
  readonly id: string;
  /** Something is left of a code after its last day. */
  readonly isExpired: boolean;
  /** What the page shows as left: only that is written off. */
  readonly balanceCents: number;
}

/** Raises or lowers a balance, or writes off what has expired, with the reason that stays in the ledger. Renders a `<form>`. */
export function ChangeForm({ id, isExpired, balanceCents }: ChangeFormProps): ReactNode {
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const [direction, setDirection] = useState<Direction>('add');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [key, setKey] = useState(newKey);
  const [problem, setProblem] = useState<{ amount: AmountProblem | null; reason: boolean }>({
    amount: null,
    reason: false,
  });
  useUnsaved(amount !== '' || reason !== '');
  const isExpiry = direction === 'expire';

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const cents = isExpiry ? 0 : readAmount(amount, { least: 1, most: MOST_CENTS });
    const isMissing = reason.trim() === '';
    setProblem({ amount: typeof cents === 'number' ? null : cents, reason: isMissing });
    if (typeof cents !== 'number' || isMissing) return;
    const given = { id, reason, idempotencyKey: key };
    const done = await run(
      async () =>
        isExpiry
          ? (
              await client.mutate(
                AdminStoredValueExpireDocument,
                { ...given, expectedCents: balanceCents },
                { quiet: true },
              )
            ).storedValueExpire
          : (
              await client.mutate(
                AdminStoredValueAdjustDocument,
                {
                  ...given,
                  amountCents: direction === 'add' ? cents : -cents,
                },
                { quiet: true },
              )
            ).storedValueAdjust,
      'storeCredits.changed',
    );
    if (done?.code === 'changed') await revalidate();
    if (!done?.success) return;
    setAmount('');
    setReason('');
    setDirection('add');
    setKey(newKey());
    await revalidate();
  };
  const refusedAt = (field: string): string | undefined => (refusal?.code === field ? refusal.message : undefined);
  return (
    <form noValidate className="hs-stack" onSubmit={(event) => void submit(event)}>
      <Heading level={3} step="3">
        <FormattedMessage id="storeCredits.adjust" />
      </Heading>
      <FormGrid>
        <Field label={<FormattedMessage id="storeCredits.direction" />} span="half">
          <Select
            value={direction}
            onChange={({ target }) =>
              setDirection(target.value === 'take' ? 'take' : target.value === 'expire' ? 'expire' : 'add')
            }
          >
            <FormattedMessage id="storeCredits.direction.add">
              {(text) => <option value="add">{text}</option>}
            </FormattedMessage>
            <FormattedMessage id="storeCredits.direction.take">
              {(text) => <option value="take">{text}</option>}
            </FormattedMessage>
            {isExpired && (
              <FormattedMessage id="storeCredits.direction.expire">
                {(text) => <option value="expire">{text}</option>}
              </FormattedMessage>
            )}
          </Select>
        </Field>
        {!isExpiry && (
          <AmountField
            label={<FormattedMessage id="storeCredits.amount" />}
            value={amount}
            problem={problem.amount}
            refusal={refusedAt('amount')}
            onChange={(amountText) => setAmount(amountText)}
          />
        )}
        <ReasonField
          label={<FormattedMessage id="storeCredits.why" />}
          hint={<FormattedMessage id="storeCredits.whyHint" />}
          value={reason}
          isMissing={problem.reason}
          refusal={refusedAt('reason')}
          onChange={(text) => setReason(text)}
        />
      </FormGrid>
      {refusal && refusal.code !== 'amount' && refusal.code !== 'reason' && (
        <FormError alert>{refusal.message}</FormError>
      )}
      <div>
        <Button type="submit" size="small" busy={isBusy}>
          <FormattedMessage id="storeCredits.save" />
        </Button>
      </div>
    </form>
  );
}
