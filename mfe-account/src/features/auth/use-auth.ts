import type { AuthDialogProps } from '@headstock/contracts/remotes';
import { cartAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useStore } from 'jotai';
import { useMemo, useRef, type Dispatch } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useRevalidator } from 'react-router';
import { askForSignature, canAutofillPasskeys, offerInField } from '#mfe-account/features/passkeys/ask-browser.ts';
import {
  SessionAskForPasskeyDocument,
  SessionCreateWithPasskeyDocument,
} from '#mfe-account/features/passkeys/passkeys.generated.ts';
import { completeSignIn } from '#mfe-account/features/session/complete-sign-in.ts';
import {
  AccountCreateDocument,
  SessionCreateDocument,
  SessionCreateWithCodeDocument,
  SessionProveSecondFactorDocument,
  SessionSendAuthCodeDocument,
  type AccountCreateMutationVariables,
  type SessionCreateMutation,
  type SessionCreateMutationVariables,
  type SessionCreateWithCodeMutationVariables,
} from './auth.generated.ts';
import type { AuthStep } from './auth-view.model.ts';
import { redirectPath } from '@headstock/contracts/redirect-path';

/** So long a challenge for a passkey is offered in the field, in milliseconds. */
const RENEW_MS = 270_000;

type SessionAnswer = Pick<SessionCreateMutation['sessionCreate'], 'success' | 'message' | 'code'>;

/** Gives a token that proves work for one e-mail. */
export type ProveFor = (email: string) => Promise<string>;

/** Why the server created no account; null without a reason. */
export interface Refusal {
  readonly reason: string | null;
}

/** A request whose form says what it threw. */
const quiet = { quiet: true };

/** What the forms of the dialog submit. Each call throws `GraphQLError` or `TransportError`, which its form says. */
export interface Auth {
  /**
   * Signs in and closes the dialog, or says why not, at the form too: the server's message if there is one. After wrong passwords the server may
   * want a proof of work for the e-mail; it gets one, without another click.
   */
  readonly byPassword: (variables: SessionCreateMutationVariables, proveFor: ProveFor) => Promise<void>;
  /** The same with the emailed code. */
  readonly byCode: (variables: SessionCreateWithCodeMutationVariables) => Promise<void>;
  /**
   * Finishes a sign-in with a code of the authenticator app, or a recovery code. Returns why the code was refused; one that
   * came too late leads back to the first view.
   */
  readonly bySecondFactor: (code: string) => Promise<Refusal | undefined>;
  /** Signs in with a passkey; when the user closes the browser's window, or the device does not know them, the form says so. */
  readonly byPasskey: () => Promise<void>;
  /**
   * Lets the browser offer passkeys in the e-mail field, where it can, until the signal ends it or another request for a passkey takes its
   * place. Says nothing where that fails.
   */
  readonly offerPasskeys: (signal: AbortSignal) => Promise<void>;
  /** Returns the id of the challenge for the code, or undefined after notifying that the code could not be sent. */
  readonly sendCode: (email: string) => Promise<string | undefined>;
  /** Returns undefined when the account was created. */
  readonly register: (variables: AccountCreateMutationVariables) => Promise<Refusal | undefined>;
}

/**
 * The actions of Login/Register. After signing in, `onClose` is called; then the user is redirected to `redirectTo`, or
 * `onSignedIn` runs. An account with two-step sign-in is asked for its second factor first, in a view of its own.
 */
export function useAuth({ redirectTo, onSignedIn, onClose }: AuthDialogProps, step: Dispatch<AuthStep>): Auth {
  const client = useGraphQLClient();
  const emit = useEmit();
  const store = useStore();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const asking = useRef<Promise<unknown>>(Promise.resolve());

  return useMemo(() => {
    const refuse = (id: string, reason: string | null = null): void => {
      const message = reason ?? formatMessage({ id });
      emit('notification/show', { message, tone: 'negative' });
      step({ type: 'refused', reason: message });
    };

    /** A new try: what was said of the last one holds no longer. */
    const begin = (): void => step({ type: 'refused', reason: null });

    // One after the other: the first answer brings the cookie that the challenges of a browser belong to.
    const askForPasskey = () => {
      const answer = asking.current.then(() => client.mutate(SessionAskForPasskeyDocument, {}, quiet));
      asking.current = answer.catch(() => undefined);
      return answer;
    };

    const enter = async ({ success, message, code }: SessionAnswer): Promise<void> => {
      if (code === 'second-factor-required') return step({ type: 'second-factor' });
      if (!success) return refuse('auth.failure.session', message);
      await completeSignIn({
        client,
        emit,
        guestCart: store.get(cartAtom),
        mergeFailed: formatMessage({ id: 'auth.failure.merge' }),
        merged: (count, capped) => formatMessage({ id: 'auth.cartMerged' }, { count, capped: capped ? 'yes' : 'no' }),
      });
      const path = redirectPath(redirectTo);
      onClose();
      if (path !== undefined) return navigate(path);
      onSignedIn?.();
      await revalidate();
    };

    return {
      async byPassword(variables, proveFor) {
        begin();
        const { sessionCreate: first } = await client.mutate(SessionCreateDocument, variables, quiet);
        if (first.code !== 'proof-required') return enter(first);
        const recaptchaToken = await proveFor(variables.email);
        const proven = { ...variables, recaptchaToken };
        return enter((await client.mutate(SessionCreateDocument, proven, quiet)).sessionCreate);
      },
      async byCode(variables) {
        begin();
        await enter((await client.mutate(SessionCreateWithCodeDocument, variables, quiet)).sessionCreateWithCode);
      },
      async bySecondFactor(code) {
        const { sessionProveSecondFactor: answer } = await client.mutate(
          SessionProveSecondFactorDocument,
          { code },
          quiet,
        );
        if (answer.code === 'second-factor-wrong') return { reason: answer.message };
        if (!answer.success) step({ type: 'go', view: 'signin' });
        await enter(answer);
        // Six digits are of the app; every other code is one less.
        if (answer.success && !/^\d{6}$/.test(code))
          emit('notification/show', {
            message: formatMessage({ id: 'auth.recoveryCodesLeft' }, { count: answer.recoveryCodesLeft ?? 0 }),
            tone: 'neutral',
          });
        return undefined;
      },
      async byPasskey() {
        begin();
        const { sessionAskForPasskey: asked } = await askForPasskey();
        if (!asked.success || !asked.options) return refuse('auth.failure.passkey', asked.message);
        const answer = await askForSignature(asked.options);
        if (answer.kind === 'cancelled')
          return step({ type: 'refused', reason: formatMessage({ id: 'auth.passkeyCancelled' }) });
        if (answer.kind !== 'answered') return refuse('auth.failure.passkey');
        const { response } = answer;
        await enter(
          (await client.mutate(SessionCreateWithPasskeyDocument, { response }, quiet)).sessionCreateWithPasskey,
        );
      },
      async offerPasskeys(signal) {
        if (!(await canAutofillPasskeys())) return;
        while (!signal.aborted) {
          const { sessionAskForPasskey: asked } = await askForPasskey();
          if (!asked.success || !asked.options) return;
          // What is asked stands for five minutes; then it is asked anew.
          const renewal = AbortSignal.timeout(RENEW_MS);
          const answer = await offerInField(asked.options, AbortSignal.any([signal, renewal]));
          if (answer.kind === 'answered') {
            const { response } = answer;
            return enter(
              (await client.mutate(SessionCreateWithPasskeyDocument, { response }, quiet)).sessionCreateWithPasskey,
            );
          }
          if (!renewal.aborted) return;
        }
      },
      async sendCode(email) {
        begin();
        const { sessionSendAuthCode } = await client.mutate(SessionSendAuthCodeDocument, { email }, quiet);
        if (sessionSendAuthCode.success && sessionSendAuthCode.securityCode) return sessionSendAuthCode.securityCode;
        refuse('auth.failure.code');
        return undefined;
      },
      async register(variables) {
        const { accountCreate } = await client.mutate(AccountCreateDocument, variables, quiet);
        return accountCreate.success ? undefined : { reason: accountCreate.message };
      },
    };
  }, [client, emit, store, formatMessage, navigate, revalidate, redirectTo, onSignedIn, onClose, step]);
}
