import styled from '@emotion/styled';
import { Field } from '@headstock/ui/field';
import { IconButton } from '@headstock/ui/icon-button';
import { EyeIcon } from '@headstock/ui/icons/eye';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { problemMessages } from './auth-messages.ts';
import type { Problem } from './auth-validation.model.ts';

const Row = styled.div`
  position: relative;
  display: grid;
  & > input {
    padding-right: 48px;
  }
  & > button {
    position: absolute;
    top: 2px;
    right: 2px;
    color: var(--hs-ink-3);
    &[aria-pressed='true'] {
      color: var(--hs-plush);
    }
    @media (scripting: none) {
      display: none;
    }
  }
`;

export interface PasswordFieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly name: string;
  /** Tells password managers which password to fill in. */
  readonly kind: 'current-password' | 'new-password';
  readonly value: string;
  readonly problem: Problem | undefined;
  /** What else is wrong with it, where there is no `problem`. */
  readonly error?: ReactNode;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/** A password with a button that shows it. Renders a `Field`. */
export function PasswordField({
  label,
  hint,
  name,
  kind,
  value,
  problem,
  error,
  onChange,
  onLeave,
}: PasswordFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={problem ? formatMessage(problemMessages[problem]) : error} required>
      <Row>
        <TextInput
          type={shown ? 'text' : 'password'}
          name={name}
          autoComplete={kind}
          autoCapitalize={shown ? 'none' : undefined}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
        <IconButton
          label={formatMessage({ id: 'auth.showPassword' })}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <EyeIcon />
        </IconButton>
      </Row>
    </Field>
  );
}
