import { Button } from '@headstock/ui/button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FactorCodeField, useFactorForm, type FactorKind } from '#mfe-account/features/two-step/factor-code-field.tsx';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { AuthForm, QuietWay } from './form-layout.tsx';
import type { AuthViewProps } from './sign-in-form.tsx';

/** The second step of signing in. Renders a `<form>`. */
export function SecondFactorForm(props: AuthViewProps): ReactNode {
  const [kind, setKind] = useState<FactorKind>('app');
  return <CodeForm key={kind} {...props} kind={kind} onOther={() => setKind(kind === 'app' ? 'recovery' : 'app')} />;
}

type CodeFormProps = AuthViewProps & { readonly kind: FactorKind; readonly onOther: () => void };

function CodeForm({ auth, step, kind, onOther }: CodeFormProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const form = useFactorForm(kind, async (code) => {
    setRefused(null);
    const refusal = await auth.bySecondFactor(code);
    setRefused(refusal?.reason ?? null);
  });
  return (
    <AuthForm method="post" noValidate onSubmit={form.onSubmit}>
      <FactorCodeField kind={kind} form={form} refused={refused} onOther={onOther} />
      <FormFailure error={form.failure} />
      <Button type="submit" wide busy={form.busy}>
        <FormattedMessage id="auth.login" />
      </Button>
      <QuietWay type="button" onClick={() => step({ type: 'go', view: 'lostFactor' })}>
        <FormattedMessage id="auth.lost" />
      </QuietWay>
      <QuietWay type="button" onClick={() => step({ type: 'go', view: 'signin' })}>
        <FormattedMessage id="auth.back" />
      </QuietWay>
    </AuthForm>
  );
}
