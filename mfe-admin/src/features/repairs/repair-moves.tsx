import styled from '@emotion/styled';
import { readAmount } from '@headstock/contracts/amount';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { RefusalNotice } from '#mfe-admin/features/staff-action/refusal-notice.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminRepairMoveDocument, type RepairState, type RepairWholeFragment } from './repairs.generated.ts';

const Root = styled.div`
  display: grid;
  gap: 14px;
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

/** The next steps of a repair, with a note and the price of an estimate. Renders a `<div>`. */
export function RepairMoves({ job: { id, version, nextStates } }: { readonly job: RepairWholeFragment }): ReactNode {
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const reload = (): void => void revalidate();
  const { isBusy, refusal, run } = useStaffAction();
  const [note, setNote] = useState('');
  const [price, setPrice] = useState('');
  const [isPriceWrong, setPriceWrong] = useState(false);
  useUnsaved(note.trim() !== '' || price.trim() !== '');
  async function move(to: RepairState): Promise<void> {
    const cents = to === 'ESTIMATED' ? readAmount(price, { least: 0, most: 99_999_999 }) : null;
    setPriceWrong(typeof cents === 'string');
    if (typeof cents === 'string') return;
    const step = { id, version, to, note: note.trim() || null, estimateCents: cents };
    const answer = await run(
      async () => (await client.mutate(AdminRepairMoveDocument, step, { quiet: true })).repairJobMove,
    );
    if (answer?.success) {
      setNote('');
      setPrice('');
    }
    if (answer) reload();
  }
  if (nextStates.length === 0) return null;
  return (
    <Root>
      <RefusalNotice refusal={refusal} />
      <Field label={<FormattedMessage id="repairs.note" />} optionalLabel={<FormattedMessage id="repairs.optional" />}>
        <Textarea rows={2} maxLength={2000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      {nextStates.includes('ESTIMATED') && (
        <Field
          label={<FormattedMessage id="repairs.price" />}
          hint={<FormattedMessage id="repairs.priceHint" />}
          error={isPriceWrong && <FormattedMessage id="repairs.priceWrong" />}
        >
          <TextInput
            numeric
            inputMode="decimal"
            value={price}
            maxLength={20}
            onChange={({ target }) => setPrice(target.value)}
          />
        </Field>
      )}
      <div className="acts">
        {nextStates.map((to) => (
          <Button
            key={to}
            size="small"
            variant={to === 'CANCELLED' ? 'quiet' : 'outline'}
            busy={isBusy}
            onClick={() => void move(to)}
          >
            <FormattedMessage id={`repairs.move.${to}`} />
          </Button>
        ))}
      </div>
    </Root>
  );
}
