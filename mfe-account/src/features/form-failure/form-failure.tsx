import { storeProfile } from '@headstock/contracts/store-profile';
import { useEmit, useListen } from '@headstock/event-bus/react';
import { failureKind, type FailureKind, GraphQLError } from '@headstock/graphql-client';
import { FormError } from '@headstock/ui/form-error';
import { focusMainContent } from '@headstock/ui/main-content';
import { TextButton } from '@headstock/ui/text-button';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** What to say, by why nothing came of it. What is refused is told in the API's own words. */
const messages: Readonly<Record<FailureKind, string>> = {
  refused: 'failure.unexpected',
  offline: 'failure.offline',
  unanswered: 'failure.unanswered',
  unexpected: 'failure.unexpected',
};

const phone = <a href={storeProfile.phone.href}>{storeProfile.phone.label}</a>;

/** The button that sends the form in which something was pressed. */
const sendButton = ({ currentTarget }: MouseEvent): HTMLElement | null =>
  currentTarget.closest('form')?.querySelector('[type=submit]') ?? null;

/** Props of the message. */
export interface FormFailureProps {
  /** The words of who refused it, or what the request threw; null where nothing is wrong. */
  readonly error: unknown;
  /** Something was typed, which is still there: said unless this is false, as for a button alone. */
  readonly isTyped?: boolean;
}

/**
 * Why nothing came of a form or a button whose request failed: what the API says; that the browser is offline, that nobody answered, or that
 * what came is no answer, each with what to do; or that the sign-in has expired, with the way to sign in, until somebody has. Renders a
 * `<p role="alert">`, or nothing for null. Needs `failureMessages`.
 */
export function FormFailure({ error, isTyped = true }: FormFailureProps): ReactNode {
  if (error === null) return null;
  if (typeof error === 'string') return <FormError alert>{error}</FormError>;
  const typed = isTyped ? 'yes' : 'no';
  if (!(error instanceof GraphQLError))
    return (
      <FormError alert>
        <FormattedMessage id={messages[failureKind(error)]} values={{ phone, typed }} />
      </FormError>
    );
  return error.code === 'UNAUTHENTICATED' ? (
    <SignedOut error={error} typed={typed} />
  ) : (
    <FormError alert>{error.message}</FormError>
  );
}

function SignedOut({ error, typed }: { readonly error: GraphQLError; readonly typed: 'yes' | 'no' }): ReactNode {
  const emit = useEmit();
  const [settled, setSettled] = useState<GraphQLError | null>(null);
  useListen('session/changed', ({ account }) => {
    if (account !== null) setSettled(error);
  });
  if (settled === error) return null;
  const ask = (event: MouseEvent): void => {
    const send = sendButton(event);
    // The dialog gives the focus back to the button here, which is gone by then.
    emit('auth/open', {
      view: 'signin',
      onSignedIn: () => requestAnimationFrame(() => (send ? send.focus() : focusMainContent())),
    });
  };
  const signIn = (
    <TextButton onClick={ask}>
      <FormattedMessage id="failure.signIn" />
    </TextButton>
  );
  return (
    <FormError alert>
      <FormattedMessage id="failure.signedOut" values={{ signIn, typed }} />
    </FormError>
  );
}
