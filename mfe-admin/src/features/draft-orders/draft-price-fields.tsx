import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Props of the fields. */
export interface DraftPriceFieldsProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** As it is typed. */
  readonly price: string;
  readonly reason: string;
  /** The field that cannot be sent as it is. */
  readonly wrong: string | null;
  readonly isPriceRequired?: boolean;
  readonly isReasonRequired: boolean;
  readonly reasonHint?: ReactNode;
  readonly onChange: (typed: { readonly price: string } | { readonly reason: string }) => void;
  /** Fields between the two. */
  readonly children?: ReactNode;
}

/** An amount that staff set in place of the usual one, and why. Renders a grid of fields. */
export function DraftPriceFields(props: DraftPriceFieldsProps): ReactNode {
  const {
    label,
    hint,
    price,
    reason,
    wrong,
    isPriceRequired = false,
    isReasonRequired,
    reasonHint,
    onChange,
    children,
  } = props;
  return (
    <FormGrid>
      <Field
        label={label}
        hint={hint}
        error={wrong === 'price' && <FormattedMessage id="drafts.amountWrong" />}
        required={isPriceRequired}
        span="half"
      >
        <TextInput
          numeric
          inputMode="decimal"
          maxLength={20}
          value={price}
          onChange={({ target }) => onChange({ price: target.value })}
        />
      </Field>
      {children}
      <Field
        label={<FormattedMessage id="drafts.reason" />}
        hint={reasonHint}
        error={wrong === 'reason' && <FormattedMessage id="drafts.reasonMissing" />}
        required={isReasonRequired}
        {...(reasonHint === undefined && { span: 'half' as const })}
      >
        <TextInput maxLength={500} value={reason} onChange={({ target }) => onChange({ reason: target.value })} />
      </Field>
    </FormGrid>
  );
}
