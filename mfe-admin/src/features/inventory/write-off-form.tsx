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
import { AdminStockWriteOffDocument } from './inventory.generated.ts';
import type { OfferFormProps } from './offer-form.tsx';
import { VariantField, type Variants } from './variant-field.tsx';

const reasons = ['DAMAGED', 'LOST', 'SAMPLE'] as const;
const fields: readonly string[] = ['pieces', 'text', 'variant'];

/** Pieces that are not sold any more: how many, why, and what happened. Renders a `<form>`. */
export function WriteOffForm({
  listing,
  variants,
  onDone,
  onCancel,
}: OfferFormProps & { readonly variants: Variants }): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const { isBusy, refusal, refuse, run } = useStaffAction();
  const isOne = !listing.countsPieces && variants.length === 0;
  const [variant, setVariant] = useState('');
  const [pieces, setPieces] = useState(isOne ? '1' : '');
  const [reason, setReason] = useState<(typeof reasons)[number]>('DAMAGED');
  const [note, setNote] = useState('');
  const [key] = useState(newKey);
  useUnsaved(variant !== '' || note !== '' || (!isOne && pieces !== ''));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (variants.length > 0 && variant === '')
      return refuse({ code: 'variant', message: formatMessage({ id: 'inventory.variant.missing' }) });
    if (!/^\d{1,4}$/.test(pieces.trim()) || Number(pieces) < 1)
      return refuse({ code: 'pieces', message: formatMessage({ id: 'inventory.receive.piecesWrong' }) });
    const variables = {
      id: listing.id,
      version: listing.version,
      variantItemId: variant || null,
      pieces: Number(pieces),
      reason,
      note,
      idempotencyKey: key,
    };
    const answer = await run(
      async () => (await client.mutate(AdminStockWriteOffDocument, variables, { quiet: true })).stockWriteOff,
      'inventory.writeOff.done',
    );
    if (answer?.success) onDone();
  };
  const errorAt = (code: string) => (refusal?.code === code ? refusal.message : undefined);
  return (
    <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
      <p className="hs-small hs-mute">
        <FormattedMessage id={isOne ? 'inventory.writeOff.hintOne' : 'inventory.writeOff.hint'} />
      </p>
      <FormGrid>
        <VariantField variants={variants} value={variant} error={errorAt('variant')} onChange={setVariant} />
        {!isOne && (
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
        )}
        <Field label={<FormattedMessage id="inventory.writeOff.reason" />} span="half">
          <Select
            {...(isOne ? { 'data-autofocus': '' } : {})}
            value={reason}
            onChange={({ target }) => setReason(reasons.find((one) => one === target.value) ?? 'DAMAGED')}
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
          error={errorAt('text')}
        >
          <TextInput maxLength={300} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </FormGrid>
      {refusal && !fields.includes(refusal.code ?? '') && <FormError alert>{refusal.message}</FormError>}
      <Button type="submit" busy={isBusy}>
        <FormattedMessage id="inventory.writeOff.save" />
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        <FormattedMessage id="inventory.cancel" />
      </Button>
    </form>
  );
}
