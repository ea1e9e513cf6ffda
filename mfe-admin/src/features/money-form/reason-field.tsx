import { Field } from '@headstock/ui/field';
import { Textarea } from '@headstock/ui/textarea';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Props of the field. */
export interface ReasonFieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: string;
  /** The form was sent without one. */
  readonly isMissing: boolean;
  /** What the API said of it. */
  readonly refusal?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Why money is moved: required, and kept with the entry. */
export function ReasonField({ label, hint, value, isMissing, refusal, onChange }: ReasonFieldProps): ReactNode {
  return (
    <Field label={label} hint={hint} required error={isMissing ? <FormattedMessage id="money.required" /> : refusal}>
      <Textarea rows={2} maxLength={500} value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
