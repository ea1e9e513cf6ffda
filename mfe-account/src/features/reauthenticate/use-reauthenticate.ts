import { sessionAtom } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SessionSendAuthCodeDocument } from '#mfe-account/features/auth/auth.generated.ts';
import { SessionReauthenticateDocument } from './reauthenticate.generated.ts';

/** How somebody proves who sits there: by the password, or by a code that was mailed (`securityCode` is its challenge). */
export type ProofMethod = { readonly kind: 'password' } | { readonly kind: 'code'; readonly securityCode: string };

/** Proves anew who sits there. `refused` says why the last try failed; calls never throw. */
export function useReauthenticate(onDone: () => void) {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const email = useAtomValue(sessionAtom).account?.email ?? '';
  const [method, setMethod] = useState<ProofMethod>({ kind: 'password' });
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<string | null>): Promise<void> => {
    setBusy(true);
    setRefused(null);
    // Of requests that fail the client has told the user.
    setRefused(await work().catch(() => null));
    setBusy(false);
  };
  return {
    email,
    method,
    refused,
    busy,
    usePassword: () => setMethod({ kind: 'password' }),
    /** Mails a code and asks for it. */
    sendCode: () =>
      attempt(async () => {
        const { sessionSendAuthCode: sent } = await client.mutate(SessionSendAuthCodeDocument, { email });
        if (!sent.success || !sent.securityCode) return formatMessage({ id: 'auth.failure.code' });
        setMethod({ kind: 'code', securityCode: sent.securityCode });
        return null;
      }),
    submit: (secret: string) =>
      attempt(async () => {
        const credential =
          method.kind === 'password' ? { password: secret } : { code: secret, securityCode: method.securityCode };
        const { sessionReauthenticate: answer } = await client.mutate(SessionReauthenticateDocument, { credential });
        if (answer.success) onDone();
        return answer.success ? null : formatMessage({ id: `reauth.wrong.${method.kind}` });
      }),
  };
}
