import { Field } from '@headstock/ui/field';
import { TextButton } from '@headstock/ui/text-button';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemMessages } from '#mfe-account/features/auth/auth-messages.ts';
import { checkCode, checkText, normalizeCode } from '#mfe-account/features/auth/auth-validation.model.ts';
import { Said } from '#mfe-account/features/auth/form-layout.tsx';
import { useForm } from '#mfe-account/features/auth/use-form.ts';

/** What proves the second step: a code of the authenticator app, or a recovery code. */
export type FactorKind = 'app' | 'recovery';

const rules = { app: { code: checkCode }, recovery: { code: checkText } };

/** The form of a code of one kind, which `send` gets without the blanks around it. */
export const useFactorForm = (kind: FactorKind, send: (code: string) => Promise<void>) =>
  useForm({ code: '' }, rules[kind], ({ code }) => send(code.trim()));

/** Props of the field. */
export interface FactorCodeFieldProps {
  readonly kind: FactorKind;
  readonly form: ReturnType<typeof useFactorForm>;
  /** Why the server refused the last code. */
  readonly refused: string | null;
  /** Called to give the other kind of code; it should mount a form of its own. */
  readonly onOther: () => void;
}

/** The field of a code, with what it is and the way to the other kind. Needs `authMessages`. */
export function FactorCodeField({ kind, form, refused, onOther }: FactorCodeFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  const isApp = kind === 'app';
  const problem = form.problems.code;
  return (
    <>
      <Said>
        <FormattedMessage id={isApp ? 'auth.secondFactorHint' : 'auth.recoveryCodeHint'} />
      </Said>
      <Field
        label={<FormattedMessage id={isApp ? 'auth.code' : 'auth.recoveryCode'} />}
        error={problem ? formatMessage(problemMessages[problem]) : refused}
        required
      >
        <TextInput
          numeric={isApp}
          name="code"
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={form.values.code}
          onChange={({ target }) => form.change('code', isApp ? normalizeCode(target.value) : target.value)}
          onBlur={() => form.leave('code')}
        />
      </Field>
      <TextButton onClick={onOther}>
        <FormattedMessage id={isApp ? 'auth.useRecoveryCode' : 'auth.useApp'} />
      </TextButton>
    </>
  );
}
