import { credentialOf, type ProofMethod } from '@headstock/commerce-client/proof-method';
import { sessionAtom } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { SessionSendAuthCodeDocument } from '#mfe-account/features/auth/auth.generated.ts';
import { askForSignature, canUsePasskeys } from '#mfe-account/features/passkeys/ask-browser.ts';
import {
  AccountPasskeyCountDocument,
  AccountPasskeyAskForProofDocument,
  SessionReauthenticateDocument,
  type CredentialInput,
} from './reauthenticate.generated.ts';

/** Whether the account has a passkey that this browser could use. */
function useHasPasskey(): boolean {
  const client = useGraphQLClient();
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!canUsePasskeys()) return undefined;
    const abort = new AbortController();
    client
      .query(AccountPasskeyCountDocument, {}, { signal: abort.signal, quiet: true })
      .then(({ accountSecurity }) => setHas(accountSecurity.passkeys.length > 0))
      // The other ways stay.
      .catch(() => undefined);
    return () => abort.abort();
  }, [client]);
  return has;
}

const quiet = { quiet: true };

/** Proves anew who sits there. `refused` says why the last try was refused, `failure` what its request threw; calls never throw. */
export function useReauthenticate(onDone: () => void) {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const email = useAtomValue(sessionAtom).account?.email ?? '';
  const hasPasskey = useHasPasskey();
  const [method, setMethod] = useState<ProofMethod>({ kind: 'password' });
  const [refused, setRefused] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<string | null>): Promise<void> => {
    setBusy(true);
    setRefused(null);
    setFailure(null);
    try {
      setRefused(await work());
    } catch (error) {
      console.error(error);
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const prove = async (credential: CredentialInput, kind: ProofMethod['kind'] | 'passkey'): Promise<string | null> => {
    const { sessionReauthenticate: answer } = await client.mutate(SessionReauthenticateDocument, { credential }, quiet);
    if (answer.success) onDone();
    else if (answer.code === 'second-factor-required') setMethod({ kind: 'secondFactor' });
    // The first step was too long ago by now.
    else if (answer.code === 'reauthentication-required') setMethod({ kind: 'password' });
    else return formatMessage({ id: `reauth.wrong.${kind}` });
    return null;
  };
  return {
    email,
    hasPasskey,
    method,
    refused,
    failure,
    busy,
    usePassword: () => setMethod({ kind: 'password' }),
    /** Mails a code and asks for it. */
    sendCode: () =>
      attempt(async () => {
        const { sessionSendAuthCode: sent } = await client.mutate(SessionSendAuthCodeDocument, { email }, quiet);
        if (!sent.success || !sent.securityCode) return formatMessage({ id: 'auth.failure.code' });
        setMethod({ kind: 'code', securityCode: sent.securityCode });
        return null;
      }),
    /** Asks the browser for a passkey, which proves both steps. */
    byPasskey: () =>
      attempt(async () => {
        const { passkeyAskForProof: asked } = await client.mutate(AccountPasskeyAskForProofDocument, {}, quiet);
        const answer = asked.options ? await askForSignature(asked.options) : { kind: 'failed' as const };
        if (answer.kind === 'cancelled') return null;
        if (answer.kind !== 'answered') return formatMessage({ id: 'reauth.wrong.passkey' });
        return prove({ passkey: answer.response }, 'passkey');
      }),
    submit: (secret: string) => attempt(() => prove(credentialOf(method, secret), method.kind)),
  };
}
