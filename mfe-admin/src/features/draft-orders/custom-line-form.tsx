import { listingLimits } from '@headstock/contracts/listing-document';
import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Refusal } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { readCustomLine, type CustomLineTyped } from './custom-line.model.ts';
import type { DraftCustomLineInput } from './draft-orders.generated.ts';

/** Props of the form. */
export interface CustomLineFormProps {
  readonly typed: CustomLineTyped;
  readonly isBusy: boolean;
  /** Why it was not written. */
  readonly refusal: Refusal | null;
  readonly onSave: (line: DraftCustomLineInput) => Promise<void>;
  /** It is not to be written. */
  readonly onClose: () => void;
}

const fields = ['name', 'price', 'quantity', 'weight'] as const;

/** Asks for a line that stands in no listing: what it is called, what it costs, whether it is taxed and travels. Renders a `<form>`. */
export function CustomLineForm({ typed, isBusy, refusal, onSave, onClose }: CustomLineFormProps): ReactNode {
  const [values, setValues] = useState(typed);
  const [isSent, setSent] = useState(false);
  const set = (some: Partial<CustomLineTyped>): void => setValues({ ...values, ...some });
  const read = readCustomLine(values);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSent(true);
    if (read.line) await onSave(read.line);
  };
  const errorAt = (field: (typeof fields)[number]): ReactNode => {
    if (isSent && read.wrong.includes(field)) return <FormattedMessage id={`drafts.custom.${field}Wrong`} />;
    return refusal?.code === field && refusal.message;
  };
  const isElsewhere = refusal !== null && !fields.some((field) => field === refusal.code);
  return (
    <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
      <FormGrid>
        <Field
          label={<FormattedMessage id="drafts.custom.name" />}
          hint={<FormattedMessage id="drafts.custom.nameHint" />}
          error={errorAt('name')}
          required
        >
          <TextInput
            maxLength={listingLimits.title}
            value={values.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
        <Field label={<FormattedMessage id="drafts.price" />} error={errorAt('price')} required span="half">
          <TextInput
            numeric
            inputMode="decimal"
            maxLength={20}
            value={values.price}
            onChange={({ target }) => set({ price: target.value })}
          />
        </Field>
        <Field label={<FormattedMessage id="drafts.quantity" />} error={errorAt('quantity')} required span="half">
          <TextInput
            numeric
            inputMode="numeric"
            maxLength={3}
            value={values.quantity}
            onChange={({ target }) => set({ quantity: target.value })}
          />
        </Field>
      </FormGrid>
      <Checkbox checked={values.isTaxable} onChange={({ target }) => set({ isTaxable: target.checked })}>
        <FormattedMessage id="drafts.custom.isTaxable" />
      </Checkbox>
      <Checkbox checked={values.isShipped} onChange={({ target }) => set({ isShipped: target.checked })}>
        <FormattedMessage id="drafts.custom.isShipped" />
      </Checkbox>
      {values.isShipped && (
        <FormGrid>
          <Field
            label={<FormattedMessage id="drafts.custom.weight" />}
            hint={<FormattedMessage id="drafts.custom.weightHint" />}
            error={errorAt('weight')}
            span="half"
          >
            <TextInput
              numeric
              inputMode="decimal"
              maxLength={8}
              value={values.weight}
              onChange={({ target }) => set({ weight: target.value })}
            />
          </Field>
        </FormGrid>
      )}
      {isElsewhere && <FormError alert>{refusal.message}</FormError>}
      <div className="acts">
        <Button type="submit" size="small" busy={isBusy}>
          <FormattedMessage id="drafts.save" />
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          <FormattedMessage id="drafts.cancel" />
        </Button>
      </div>
    </form>
  );
}
