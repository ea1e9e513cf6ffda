import { type AmountProblem, readAmount } from '@headstock/commerce-client/amount';
import { listingLimits } from '@headstock/contracts/listing-document';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { newKey } from '#mfe-admin/features/money-form/new-key.ts';
import { useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminStockReceiveDocument } from './inventory.generated.ts';
import type { OfferFormProps } from './offer-form.tsx';
import { VariantField, type Variants } from './variant-field.tsx';

const sources = ['BANK', 'CASH'] as const;
const fields: readonly string[] = ['pieces', 'cost', 'text', 'variant'];

/** Pieces that the shop bought: how many, what each cost, and from where it was paid. Renders a `<form>`. */
export function ReceiveForm({
  listing,
  variants,
  onDone,
  onCancel,
}: OfferFormProps & { readonly variants: Variants }): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const { isBusy, refusal, refuse, run } = useStaffAction();
  const [variant, setVariant] = useState('');
  const [pieces, setPieces] = useState('');
  const [cost, setCost] = useState('');
  const [paidFrom, setPaidFrom] = useState<(typeof sources)[number]>('BANK');
  const [reference, setReference] = useState('');
  const [key] = useState(newKey);
  useUnsaved(variant !== '' || pieces !== '' || cost !== '' || reference !== '');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (variants.length > 0 && variant === '')
      return refuse({ code: 'variant', message: formatMessage({ id: 'inventory.variant.missing' }) });
    if (!/^\d{1,4}$/.test(pieces.trim()) || Number(pieces) < 1)
      return refuse({ code: 'pieces', message: formatMessage({ id: 'inventory.receive.piecesWrong' }) });
    const unitCostCents: number | AmountProblem = readAmount(cost, { least: 0, most: listingLimits.priceCents });
    if (typeof unitCostCents !== 'number')
      return refuse({ code: 'cost', message: formatMessage({ id: 'inventory.priceWrong' }) });
    const variables = {
      id: listing.id,
      version: listing.version,
      variantItemId: variant || null,
      pieces: Number(pieces),
      unitCostCents,
      paidFrom,
      reference,
      idempotencyKey: key,
    };
    const answer = await run(
      async () => (await client.mutate(AdminStockReceiveDocument, variables, { quiet: true })).stockReceive,
      'inventory.receive.done',
    );
    if (answer?.success) onDone();
  };
  const errorAt = (code: string) => (refusal?.code === code ? refusal.message : undefined);
  return (
    <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
      <FormGrid>
        <VariantField variants={variants} value={variant} error={errorAt('variant')} onChange={setVariant} />
        <Field
          label={<FormattedMessage id="inventory.receive.pieces" />}
          error={errorAt('pieces')}
          required
          span="half"
        >
          <TextInput
            {...(variants.length === 0 ? { 'data-autofocus': '' } : {})}
            numeric
            inputMode="numeric"
            maxLength={4}
            value={pieces}
            onChange={({ target }) => setPieces(target.value)}
          />
        </Field>
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
      </FormGrid>
      {refusal && !fields.includes(refusal.code ?? '') && <FormError alert>{refusal.message}</FormError>}
      <Button type="submit" busy={isBusy}>
        <FormattedMessage id="inventory.receive.save" />
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        <FormattedMessage id="inventory.cancel" />
      </Button>
    </form>
  );
}
