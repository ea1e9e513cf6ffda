import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Why staff set another price. Renders a field, named `reason`. */
export function ReasonField({
  isMissing,
  defaultValue = '',
}: {
  readonly isMissing: boolean;
  readonly defaultValue?: string;
}): ReactNode {
  return (
    <Field
      label={<FormattedMessage id="staffTools.reason" />}
      hint={<FormattedMessage id="staffTools.reasonHint" />}
      error={isMissing && <FormattedMessage id="staffTools.error.reason" />}
    >
      <TextInput name="reason" autoComplete="off" maxLength={500} defaultValue={defaultValue} />
    </Field>
  );
}
