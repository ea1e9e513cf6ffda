import { readAmount } from '@headstock/contracts/amount';
import { listingLimits } from '@headstock/contracts/listing-document';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { newKey } from '#mfe-admin/features/money-form/new-key.ts';
import { useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminStockReceiveDocument } from './inventory.generated.ts';
import { PiecesForm, type StockFormProps } from './pieces-form.tsx';
import { usePieces } from './use-pieces.ts';

const sources = ['BANK', 'CASH'] as const;

/** Pieces that the shop bought: how many, what each cost, and from where it was paid. Renders a `<form>`. */
export function ReceiveForm({ listing, variants, onDone, onCancel }: StockFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const action = useStaffAction();
  const input = usePieces(variants, action.refuse);
  const [cost, setCost] = useState('');
  const [paidFrom, setPaidFrom] = useState<(typeof sources)[number]>('BANK');
  const [reference, setReference] = useState('');
  const [key] = useState(newKey);
  useUnsaved(input.isTyped || cost !== '' || reference !== '');
  const submit = async (): Promise<void> => {
    const wanted = input.read();
    if (!wanted) return;
    const unitCostCents = readAmount(cost, { least: 0, most: listingLimits.priceCents });
    if (typeof unitCostCents !== 'number')
      return action.refuse({ code: 'cost', message: formatMessage({ id: 'inventory.priceWrong' }) });
    const { id, version } = listing;
    const variables = { id, version, ...wanted, unitCostCents, paidFrom, reference, idempotencyKey: key };
    const answer = await action.run(
      async () => (await client.mutate(AdminStockReceiveDocument, variables, { quiet: true })).stockReceive,
      'inventory.receive.done',
    );
    if (answer?.success) onDone();
  };
  const errorAt = (code: string) => (action.refusal?.code === code ? action.refusal.message : undefined);
  return (
    <PiecesForm
      variants={variants}
      input={input}
      action={action}
      shownBelow={['cost', 'text']}
      save={<FormattedMessage id="inventory.receive.save" />}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Field label={<FormattedMessage id="inventory.receive.cost" />} error={errorAt('cost')} required span="half">
        <TextInput
          numeric
          inputMode="decimal"
          maxLength={16}
          value={cost}
          onChange={({ target }) => setCost(target.value)}
        />
      </Field>
      <Field label={<FormattedMessage id="inventory.receive.paidFrom" />} span="half">
        <Select
          value={paidFrom}
          onChange={({ target }) => setPaidFrom(sources.find((one) => one === target.value) ?? 'BANK')}
        >
          {sources.map((source) => (
            <option key={source} value={source}>
              {formatMessage({ id: `inventory.receive.${source}` })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={<FormattedMessage id="inventory.receive.reference" />} error={errorAt('text')} span="half">
        <TextInput maxLength={300} value={reference} onChange={({ target }) => setReference(target.value)} />
      </Field>
    </PiecesForm>
  );
}
