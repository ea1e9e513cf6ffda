import type { AuthDialogProps } from '@headstock/contracts/remotes';
import { cartAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useRevalidator } from 'react-router';
import { completeSignIn } from '#mfe-account/features/session/complete-sign-in.ts';
import {
  AccountCreateDocument,
  SessionCreateDocument,
  SessionCreateWithCodeDocument,
  SessionSendAuthCodeDocument,
  type AccountCreateMutationVariables,
  type SessionCreateMutation,
  type SessionCreateMutationVariables,
  type SessionCreateWithCodeMutationVariables,
} from './auth.generated.ts';
import { redirectPath } from './redirect-path.model.ts';

type SessionAnswer = SessionCreateMutation['sessionCreate'];

/** Why the server made no account; null where it gives no reason. */
export interface Refusal {
  readonly reason: string | null;
}

/** What the forms of the dialog do. Each throws `GraphQLError` or `TransportError`, which the visitor has been told. */
export interface Auth {
  /** Signs in and closes the dialog, or says why not: in the server's words where it has some. */
  readonly byPassword: (variables: SessionCreateMutationVariables) => Promise<void>;
  /** The same with the code of the mail. */
  readonly byCode: (variables: SessionCreateWithCodeMutationVariables) => Promise<void>;
  /** Gives the challenge that belongs to the code, or says that it could not be sent and gives nothing. */
  readonly sendCode: (email: string) => Promise<string | undefined>;
  /** Gives nothing when the account was made. */
  readonly register: (variables: AccountCreateMutationVariables) => Promise<Refusal | undefined>;
}

/**
 * The actions of Login/Register in this page; `onClose` is called once somebody is signed in. Then the visitor is sent to
 * `redirectTo`, or what waited for an account runs.
 */
export function useAuth({ redirectTo, onSignedIn, onClose }: AuthDialogProps): Auth {
  const client = useGraphQLClient();
  const emit = useEmit();
  const store = useStore();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  return useMemo(() => {
    const refuse = (id: string, reason: string | null = null): void =>
      emit('notification/show', { message: reason ?? formatMessage({ id }), tone: 'negative' });

    const enter = async ({ success, message }: SessionAnswer): Promise<void> => {
      if (!success) return refuse('auth.failure.session', message);
      await completeSignIn({
        client,
        emit,
        guestCart: store.get(cartAtom),
        mergeFailed: formatMessage({ id: 'auth.failure.merge' }),
        merged: (count, capped) => formatMessage({ id: 'auth.cart-merged' }, { count, capped: capped ? 'yes' : 'no' }),
      });
      const path = redirectPath(redirectTo);
      onClose();
      if (path !== undefined) return navigate(path);
      onSignedIn?.();
      await revalidate();
    };

    return {
      async byPassword(variables) {
        const { sessionCreate } = await client.mutate(SessionCreateDocument, variables);
        await enter(sessionCreate);
      },
      async byCode(variables) {
        const { sessionCreateWithCode } = await client.mutate(SessionCreateWithCodeDocument, variables);
        await enter(sessionCreateWithCode);
      },
      async sendCode(email) {
        const { sessionSendAuthCode } = await client.mutate(SessionSendAuthCodeDocument, { email });
        if (sessionSendAuthCode.success && sessionSendAuthCode.securityCode) return sessionSendAuthCode.securityCode;
        refuse('auth.failure.code');
        return undefined;
      },
      async register(variables) {
        const { accountCreate } = await client.mutate(AccountCreateDocument, variables);
        return accountCreate.success ? undefined : { reason: accountCreate.message };
      },
    };
  }, [client, emit, store, formatMessage, navigate, revalidate, redirectTo, onSignedIn, onClose]);
}
