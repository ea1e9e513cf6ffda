import type { AmountProblem } from '@headstock/contracts/amount';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Props of the field. */
export interface AmountFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  /** What the browser finds wrong with it. */
  readonly problem: AmountProblem | null;
  /** What the API said of it. */
  readonly refusal?: string | undefined;
  /** The dialog begins here. */
  readonly isFirst?: boolean;
  readonly onChange: (value: string) => void;
}

/** A required amount of money, half as wide as its form. */
export function AmountField({
  label,
  value,
  problem,
  refusal,
  isFirst = false,
  onChange,
}: AmountFieldProps): ReactNode {
  return (
    <Field
      label={label}
      span="half"
      required
      error={problem ? <FormattedMessage id={`money.amount.${problem}`} /> : refusal}
    >
      <TextInput
        numeric
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        {...(isFirst && { 'data-autofocus': '' })}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
