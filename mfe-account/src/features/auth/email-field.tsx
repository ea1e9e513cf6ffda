import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemMessages } from './auth-messages.ts';
import { normalizeEmail, type Problem } from './auth-validation.model.ts';

export interface EmailFieldProps {
  readonly value: string;
  readonly problem: Problem | undefined;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  /** The browser may offer passkeys in it. */
  readonly withPasskeys?: boolean;
}

/** Email address, lower-cased as it is typed. Renders a `Field`. */
export function EmailField({ value, problem, onChange, onLeave, withPasskeys = false }: EmailFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Field
      label={<FormattedMessage id="auth.email" />}
      error={problem && formatMessage(problemMessages[problem])}
      required
    >
      <TextInput
        type="email"
        name="email"
        autoComplete={withPasskeys ? 'email webauthn' : 'email'}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(normalizeEmail(event.target.value))}
        onBlur={onLeave}
      />
    </Field>
  );
}
