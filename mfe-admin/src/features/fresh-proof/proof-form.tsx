import { credentialOf, type ProofMethod } from '@headstock/commerce-client/proof-method';
import { sessionAtom } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useAtomValue } from 'jotai';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminSessionReauthenticateDocument, AdminSessionSendCodeDocument } from './fresh-proof.generated.ts';

const quiet = { quiet: true } as const;

/** Asks for the password or a code that is mailed, then for the second step where signing in has one. Renders a `<form>`. */
export function ProofForm({ onDone }: { readonly onDone: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const email = useAtomValue(sessionAtom).account?.email ?? '';
  const { isBusy, refusal, refuse, run } = useStaffAction();
  const [method, setMethod] = useState<ProofMethod>({ kind: 'password' });
  const [secret, setSecret] = useState('');
  const use = (next: ProofMethod): void => {
    setMethod(next);
    setSecret('');
    refuse(null);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    event.stopPropagation();
    if (secret === '') return refuse({ message: formatMessage({ id: 'freshProof.missing' }) });
    const credential = credentialOf(method, secret);
    const answer = await run(
      async () =>
        (await client.mutate(AdminSessionReauthenticateDocument, { credential }, quiet)).sessionReauthenticate,
    );
    if (answer?.success) onDone();
    else if (answer?.code === 'second-factor-required') use({ kind: 'secondFactor' });
    // The first step was too long ago by now.
    else if (answer?.code === 'reauthentication-required') use({ kind: 'password' });
  };
  const sendCode = async (): Promise<void> => {
    await run(async () => {
      const { sessionSendAuthCode: sent } = await client.mutate(AdminSessionSendCodeDocument, { email }, quiet);
      if (sent.success && sent.securityCode) use({ kind: 'code', securityCode: sent.securityCode });
      return { success: sent.success, message: formatMessage({ id: 'freshProof.notSent' }) };
    });
  };
  return (
    <form method="post" noValidate className="hs-stack" onSubmit={(event) => void submit(event)}>
      <p>
        <FormattedMessage id={`freshProof.lead.${method.kind}`} values={{ email }} />
      </p>
      <Field label={<FormattedMessage id={`freshProof.${method.kind}`} />} required error={refusal?.message}>
        <TextInput
          key={method.kind}
          data-autofocus=""
          type={method.kind === 'password' ? 'password' : 'text'}
          autoComplete={method.kind === 'password' ? 'current-password' : 'one-time-code'}
          inputMode={method.kind === 'code' ? 'numeric' : undefined}
          maxLength={200}
          value={secret}
          onChange={({ target }) => setSecret(target.value)}
        />
      </Field>
      <Button type="submit" wide busy={isBusy}>
        <FormattedMessage id="freshProof.confirm" />
      </Button>
      {method.kind === 'password' && (
        <Button variant="outline" wide busy={isBusy} onClick={() => void sendCode()}>
          <FormattedMessage id="freshProof.byCode" />
        </Button>
      )}
    </form>
  );
}
