import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { FormattedMessage } from 'react-intl';
import type { MainKind, PaymentPlan } from './payment-plan.model.ts';
import { PartField } from './partial-amount-field.tsx';

/** Props of what staff says of a payment. */
export interface StaffFieldsProps {
  readonly kind: Extract<MainKind, 'TERMINAL' | 'MANUAL'>;
  readonly plan: PaymentPlan;
  readonly change: (part: Partial<PaymentPlan>) => void;
  readonly dueCents: number;
  readonly partly: boolean;
  readonly typeMissing: boolean;
}

/** What somebody of the shop says of money taken at the counter: the reader, or how it was paid, and how much of it. */
export function StaffFields({ kind, plan, change, dueCents, partly, typeMissing }: StaffFieldsProps) {
  return (
    <FormGrid>
      {kind === 'TERMINAL' ? (
        <Field
          span="half"
          label={<FormattedMessage id="pay.staff.reader" />}
          hint={<FormattedMessage id="pay.staff.readerHint" />}
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
            label={<FormattedMessage id="pay.staff.type" />}
            hint={<FormattedMessage id="pay.staff.typeHint" />}
            error={typeMissing && plan.type.trim() === '' && <FormattedMessage id="pay.staff.typeMissing" />}
          >
            <TextInput
              value={plan.type}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => change({ type: event.target.value })}
            />
          </Field>
          <Field label={<FormattedMessage id="pay.staff.notes" />}>
            <Textarea
              value={plan.notes}
              rows={2}
              maxLength={500}
              onChange={(event) => change({ notes: event.target.value })}
            />
          </Field>
        </>
      )}
      {partly && (
        <PartField partCents={plan.partCents} dueCents={dueCents} onChange={(partCents) => change({ partCents })} />
      )}
    </FormGrid>
  );
}
