import { Button } from '@headstock/ui/button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { checkCode } from './auth-validation.model.ts';
import { CodeField } from './code-field.tsx';
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
  const bot = useBotCheck('LOGIN');
  const [again, setAgain] = useState<'no' | 'asked' | 'sent'>('no');
  /** What the request for another code threw. */
  const [unsent, setUnsent] = useState<unknown>(null);
  const form = useForm({ code: '' }, rules, async ({ code }) => {
    await auth.byCode({ email, code, securityCode, recaptchaToken: await bot.token() });
  });

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
      <CodeField form={form} label={<FormattedMessage id="auth.code" />} refused={refused} />
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
