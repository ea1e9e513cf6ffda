import { Button } from '@headstock/ui/button';
import { Divider } from '@headstock/ui/divider';
import { MailIcon } from '@headstock/ui/icons/mail';
import { useState, type Dispatch, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AuthProblem } from './auth-problem.tsx';
import { checkEmail, checkText } from './auth-validation.model.ts';
import type { AuthStep } from './auth-view.model.ts';
import { EmailField } from './email-field.tsx';
import { AuthForm, QuietWay } from './form-layout.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import type { Auth } from './use-auth.ts';
import { useBotCheck } from '@headstock/commerce-client/use-bot-check';
import { useForm } from './use-form.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

/** Props shared by all views of the dialog. */
export interface AuthViewProps {
  readonly auth: Auth;
  /** The email typed in another view. */
  readonly email: string;
  /** Why the last try was refused, which a notification has told as well. */
  readonly refused: string | null;
  readonly step: Dispatch<AuthStep>;
}

const rules = { email: checkEmail, password: checkText };

/** Sign in with email and password. Renders a `<form>`. */
export function SignInForm({ auth, email, refused, step }: AuthViewProps): ReactNode {
  const bot = useBotCheck('LOGIN');
  const form = useForm({ email, password: '' }, rules, async (values) => {
    await auth.byPassword({ ...values, recaptchaToken: await bot.token() }, bot.proofFor);
  });
  const offerAgain = usePasskeyAutofill(auth);
  const [passkeyFailure, setPasskeyFailure] = useState<unknown>(null);
  const { values, problems } = form;
  const go = (view: 'signinCode' | 'recovery'): void => step({ type: 'go', view, email: values.email });

  return (
    <AuthForm noValidate onSubmit={form.onSubmit} onInput={bot.prepare}>
      <EmailField
        value={values.email}
        problem={problems.email}
        onChange={(value) => form.change('email', value)}
        onLeave={() => form.leave('email')}
        withPasskeys
      />
      <PasswordField
        label={<FormattedMessage id="auth.password" />}
        name="password"
        kind="current-password"
        value={values.password}
        problem={problems.password}
        onChange={(value) => form.change('password', value)}
        onLeave={() => form.leave('password')}
      />
      <AuthProblem refused={refused} failure={form.failure ?? passkeyFailure} />
      <Button type="submit" wide busy={form.busy}>
        <FormattedMessage id="auth.login" />
      </Button>
      <Divider>
        <FormattedMessage id="auth.or" />
      </Divider>
      <Button variant="outline" wide onClick={() => go('signinCode')}>
        <MailIcon size="small" />
        <FormattedMessage id="auth.byCode" />
      </Button>
      <PasskeyButton auth={auth} onFailure={setPasskeyFailure} onDone={offerAgain} />
      <QuietWay type="button" onClick={() => go('recovery')}>
        <FormattedMessage id="auth.forgot" />
      </QuietWay>
    </AuthForm>
  );
}
