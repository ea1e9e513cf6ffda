import { useGraphQLClient } from '@headstock/graphql-client';
import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { newKey } from '#mfe-admin/features/money-form/new-key.ts';
import { useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminStockWriteOffDocument } from './inventory.generated.ts';
import { PiecesForm, type StockFormProps } from './pieces-form.tsx';
import { usePieces } from './use-pieces.ts';

const reasons = ['DAMAGED', 'LOST', 'SAMPLE'] as const;

/** Pieces that are not sold any more: how many, why, and what happened. Renders a `<form>`. */
export function WriteOffForm({ listing, variants, onDone, onCancel }: StockFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const action = useStaffAction();
  const isOne = !listing.countsPieces && variants.length === 0;
  const input = usePieces(variants, action.refuse, isOne ? '1' : '');
  const [reason, setReason] = useState<(typeof reasons)[number]>('DAMAGED');
  const [note, setNote] = useState('');
  const [key] = useState(newKey);
  useUnsaved(input.isTyped || note !== '');
  const submit = async (): Promise<void> => {
    const wanted = input.read();
    if (!wanted) return;
    const { id, version } = listing;
    const variables = { id, version, ...wanted, reason, note, idempotencyKey: key };
    const answer = await action.run(
      async () => (await client.mutate(AdminStockWriteOffDocument, variables, { quiet: true })).stockWriteOff,
      'inventory.writeOff.done',
    );
    if (answer?.success) onDone();
  };
  return (
    <PiecesForm
      variants={variants}
      input={input}
      action={action}
      isOne={isOne}
      shownBelow={['text']}
      hint={<FormattedMessage id={isOne ? 'inventory.writeOff.hintOne' : 'inventory.writeOff.hint'} />}
      save={<FormattedMessage id="inventory.writeOff.save" />}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Field label={<FormattedMessage id="inventory.writeOff.reason" />} span="half">
        <Select
          {...(isOne ? { 'data-autofocus': '' } : {})}
          value={reason}
          onChange={({ target }) => setReason(reasons.find((each) => each === target.value) ?? 'DAMAGED')}
        >
          {reasons.map((each) => (
            <option key={each} value={each}>
              {formatMessage({ id: `inventory.writeOff.${each}` })}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={<FormattedMessage id="inventory.writeOff.note" />}
        optionalLabel={<FormattedMessage id="inventory.optional" />}
        error={action.refusal?.code === 'text' ? action.refusal.message : undefined}
      >
        <TextInput maxLength={300} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </PiecesForm>
  );
}
