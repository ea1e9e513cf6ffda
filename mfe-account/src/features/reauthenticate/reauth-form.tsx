import { Button } from '@headstock/ui/button';
import { LockIcon } from '@headstock/ui/icons/lock';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { checkCode, checkText } from '#mfe-account/features/auth/auth-validation.model.ts';
import { CodeField } from '#mfe-account/features/auth/code-field.tsx';
import { AuthForm, Said } from '#mfe-account/features/auth/form-layout.tsx';
import { PasswordField } from '#mfe-account/features/auth/password-field.tsx';
import { useForm } from '#mfe-account/features/auth/use-form.ts';
import { FactorCodeField, useFactorForm, type FactorKind } from '#mfe-account/features/two-step/factor-code-field.tsx';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useReauthenticate } from './use-reauthenticate.ts';

type Reauthentication = ReturnType<typeof useReauthenticate>;

/** Asks for the password, a passkey or a code that is mailed; then for the second step, if there is one. Renders `<form>`s. */
export function ReauthForm({ onDone }: { readonly onDone: () => void }): ReactNode {
  const proof = useReauthenticate(onDone);
  switch (proof.method.kind) {
    case 'password':
      return <PasswordProof proof={proof} />;
    case 'code':
      return <CodeProof proof={proof} />;
    case 'secondFactor':
      return <SecondFactorProof proof={proof} />;
  }
}

const passwordRules = { password: checkText };

function PasswordProof({ proof }: { readonly proof: Reauthentication }) {
  const form = useForm({ password: '' }, passwordRules, ({ password }) => proof.submit(password));
  return (
    <AuthForm method="post" noValidate onSubmit={form.onSubmit}>
      <PasswordField
        label={<FormattedMessage id="auth.password" />}
        name="password"
        kind="current-password"
        value={form.values.password}
        problem={form.problems.password}
        onChange={(value) => form.change('password', value)}
        onLeave={() => form.leave('password')}
      />
      <FormFailure error={proof.refused ?? proof.failure} />
      <Button type="submit" wide busy={proof.busy}>
        <FormattedMessage id="reauth.confirm" />
      </Button>
      {proof.hasPasskey && (
        <Button variant="outline" wide busy={proof.busy} onClick={() => void proof.byPasskey()}>
          <LockIcon size="small" />
          <FormattedMessage id="reauth.byPasskey" />
        </Button>
      )}
      <Button variant="outline" wide busy={proof.busy} onClick={() => void proof.sendCode()}>
        <FormattedMessage id="auth.byCode" />
      </Button>
    </AuthForm>
  );
}

const codeRules = { code: checkCode };

function CodeProof({ proof }: { readonly proof: Reauthentication }) {
  const form = useForm({ code: '' }, codeRules, ({ code }) => proof.submit(code));
  return (
    <AuthForm method="post" noValidate onSubmit={form.onSubmit}>
      <Said role="status">
        <FormattedMessage id="auth.codeSent" values={{ email: <b>{proof.email}</b> }} />
      </Said>
      <CodeField form={form} label={<FormattedMessage id="auth.code" />} />
      <FormFailure error={proof.refused ?? proof.failure} />
      <Button type="submit" wide busy={proof.busy}>
        <FormattedMessage id="reauth.confirm" />
      </Button>
      <Button variant="outline" wide onClick={proof.usePassword}>
        <FormattedMessage id="auth.byPassword" />
      </Button>
    </AuthForm>
  );
}

function SecondFactorProof({ proof }: { readonly proof: Reauthentication }) {
  const [kind, setKind] = useState<FactorKind>('app');
  const other = kind === 'app' ? 'recovery' : 'app';
  return <FactorProof key={kind} proof={proof} kind={kind} onOther={() => setKind(other)} />;
}

type FactorProofProps = { readonly proof: Reauthentication; readonly kind: FactorKind; readonly onOther: () => void };

function FactorProof({ proof, kind, onOther }: FactorProofProps) {
  const form = useFactorForm(kind, proof.submit);
  return (
    <AuthForm method="post" noValidate onSubmit={form.onSubmit}>
      <FactorCodeField kind={kind} form={form} refused={proof.refused} onOther={onOther} />
      <FormFailure error={proof.failure} />
      <Button type="submit" wide busy={proof.busy}>
        <FormattedMessage id="reauth.confirm" />
      </Button>
    </AuthForm>
  );
}
