import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { problemMessages } from './auth-messages.ts';
import { normalizeCode } from './auth-validation.model.ts';
import type { Form } from './use-form.ts';

/** Props of the field. */
export interface CodeFieldProps {
  readonly form: Form<'code'>;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Why the server refused the last code. */
  readonly refused?: string | null;
}

/** The field of a code of six digits, mailed or of an authenticator app. Needs `authMessages`. Renders a labelled `<input>`. */
export function CodeField({ form, label, hint, refused = null }: CodeFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  const problem = form.problems.code;
  return (
    <Field label={label} hint={hint} error={problem ? formatMessage(problemMessages[problem]) : refused} required>
      <TextInput
        numeric
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={form.values.code}
        onChange={(event) => form.change('code', normalizeCode(event.target.value))}
        onBlur={() => form.leave('code')}
      />
    </Field>
  );
}
