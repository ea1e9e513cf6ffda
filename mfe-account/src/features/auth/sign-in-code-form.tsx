import { Button } from '@headstock/ui/button';
import { Divider } from '@headstock/ui/divider';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AuthProblem } from './auth-problem.tsx';
import { checkEmail } from './auth-validation.model.ts';
import { EmailField } from './email-field.tsx';
import { AuthForm, QuietWay } from './form-layout.tsx';
import type { AuthViewProps } from './sign-in-form.tsx';
import { useForm } from './use-form.ts';

const rules = { email: checkEmail };

/** Request a sign-in code by email. Renders a `<form>`. */
export function SignInCodeForm({ auth, email, refused, step }: AuthViewProps): ReactNode {
  const form = useForm({ email }, rules, async (values) => {
    const securityCode = await auth.sendCode(values.email);
    if (securityCode !== undefined) step({ type: 'code-sent', email: values.email, securityCode });
  });
  const go = (view: 'signin' | 'recovery'): void => step({ type: 'go', view, email: form.values.email });

  return (
    <AuthForm noValidate onSubmit={form.onSubmit}>
      <EmailField
        value={form.values.email}
        problem={form.problems.email}
        onChange={(value) => form.change('email', value)}
        onLeave={() => form.leave('email')}
      />
      <AuthProblem refused={refused} failure={form.failure} />
      <Button type="submit" wide busy={form.busy}>
        <FormattedMessage id="auth.sendCode" />
      </Button>
      <Divider>
        <FormattedMessage id="auth.or" />
      </Divider>
      <Button variant="outline" wide onClick={() => go('signin')}>
        <FormattedMessage id="auth.byPassword" />
      </Button>
      <QuietWay type="button" onClick={() => go('recovery')}>
        <FormattedMessage id="auth.forgot" />
      </QuietWay>
    </AuthForm>
  );
}
