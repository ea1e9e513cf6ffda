import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { FormattedMessage } from 'react-intl';
import type { PrimaryMethod, PaymentPlan } from './payment-plan.model.ts';
import { PartialAmountField } from './partial-amount-field.tsx';

/** Props of what staff says of a payment. */
export interface CounterPaymentFieldsProps {
  readonly method: Extract<PrimaryMethod, 'TERMINAL' | 'MANUAL'>;
  readonly plan: PaymentPlan;
  readonly change: (part: Partial<PaymentPlan>) => void;
  readonly dueCents: number;
  readonly allowsPartial: boolean;
  readonly typeMissing: boolean;
}

/** What somebody of the shop says of money taken at the counter: the reader, or how it was paid, and how much of it. */
export function CounterPaymentFields({
  method,
  plan,
  change,
  dueCents,
  allowsPartial,
  typeMissing,
}: CounterPaymentFieldsProps) {
  return (
    <FormGrid>
      {method === 'TERMINAL' ? (
        <Field
          span="half"
          label={<FormattedMessage id="counterPayment.reader" />}
          hint={<FormattedMessage id="counterPayment.readerHint" />}
        >
          <TextInput
            value={plan.reader}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => change({ reader: event.target.value })}
          />
        </Field>
      ) : (
        <>
          <Field
            span="half"
            id="pay-type"
            required
            label={<FormattedMessage id="counterPayment.type" />}
            hint={<FormattedMessage id="counterPayment.typeHint" />}
            error={typeMissing && plan.type.trim() === '' && <FormattedMessage id="counterPayment.typeMissing" />}
          >
            <TextInput
              value={plan.type}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => change({ type: event.target.value })}
            />
          </Field>
          <Field label={<FormattedMessage id="counterPayment.notes" />}>
            <Textarea
              value={plan.notes}
              rows={2}
              maxLength={500}
              onChange={(event) => change({ notes: event.target.value })}
            />
          </Field>
        </>
      )}
      {allowsPartial && (
        <PartialAmountField
          partialCents={plan.partialCents}
          dueCents={dueCents}
          onChange={(partialCents) => change({ partialCents })}
        />
      )}
    </FormGrid>
  );
}
