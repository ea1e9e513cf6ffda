import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { problemMessages } from './auth-messages.ts';
import { checkCode, normalizeCode } from './auth-validation.model.ts';
import { AuthForm, QuietWay, Said } from './form-layout.tsx';
import type { AuthViewProps } from './sign-in-form.tsx';
import { useBotCheck } from '@headstock/commerce-client/use-bot-check';
import { useForm } from './use-form.ts';

export interface InsertCodeFormProps extends AuthViewProps {
  /** Id of the challenge that the server returned when it sent the code. */
  readonly securityCode: string;
}

const rules = { code: checkCode };

/** Sign in with the emailed code. Renders a `<form>`. */
export function InsertCodeForm({ auth, email, refused, securityCode, step }: InsertCodeFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const bot = useBotCheck('LOGIN');
  const [again, setAgain] = useState<'no' | 'asked' | 'sent'>('no');
  /** What the request for another code threw. */
  const [unsent, setUnsent] = useState<unknown>(null);
  const form = useForm({ code: '' }, rules, async ({ code }) => {
    await auth.byCode({ email, code, securityCode, recaptchaToken: await bot.token() });
  });
  const problem = form.problems.code;

  const resend = async (): Promise<void> => {
    setAgain('asked');
    setUnsent(null);
    const next = await auth.sendCode(email).catch((error: unknown) => {
      console.error(error);
      setUnsent(error);
      return undefined;
    });
    setAgain(next === undefined ? 'no' : 'sent');
    if (next !== undefined) step({ type: 'code-sent', email, securityCode: next });
  };

  return (
    <AuthForm noValidate onSubmit={form.onSubmit} onInput={bot.prepare}>
      <Said>
        <FormattedMessage id="auth.codeSent" values={{ email: <b>{email}</b> }} />
      </Said>
      <Field
        label={<FormattedMessage id="auth.code" />}
        error={problem ? formatMessage(problemMessages[problem]) : refused}
        required
      >
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
      <FormFailure error={form.failure ?? unsent} />
      <Button type="submit" wide busy={form.busy}>
        <FormattedMessage id="auth.login" />
      </Button>
      <Button variant="outline" wide busy={again === 'asked'} onClick={() => void resend()}>
        <FormattedMessage id="auth.resendCode" />
      </Button>
      <p role="status" className="hs-small hs-mute" hidden={again !== 'sent'}>
        {again === 'sent' && <FormattedMessage id="auth.codeResent" />}
      </p>
      <QuietWay type="button" onClick={() => step({ type: 'go', view: 'signin' })}>
        <FormattedMessage id="auth.back" />
      </QuietWay>
    </AuthForm>
  );
}
