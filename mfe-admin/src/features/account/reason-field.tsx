import { FormField } from '@headstock/ui/form-field';
import { Textarea } from '@headstock/ui/textarea';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Props of the field. */
export interface ReasonFieldProps {
  readonly hint: ReactNode;
  /** Whether the drawer begins with it. */
  readonly isFirst?: boolean;
}

/** Why staff does something to an account: the field `reason` of a form. Needs `accountMessages`. Renders a labelled `<textarea>`. */
export function ReasonField({ hint, isFirst = false }: ReasonFieldProps): ReactNode {
  return (
    <FormField name="reason" label={<FormattedMessage id="account.reason" />} hint={hint} required>
      {(control) => <Textarea rows={3} maxLength={500} {...(isFirst ? { 'data-autofocus': true } : {})} {...control} />}
    </FormField>
  );
}
