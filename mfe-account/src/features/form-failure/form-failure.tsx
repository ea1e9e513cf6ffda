import { storeProfile } from '@headstock/contracts/store-profile';
import { useEmit } from '@headstock/event-bus/react';
import { failureKind, type FailureKind, GraphQLError } from '@headstock/graphql-client';
import { FormError } from '@headstock/ui/form-error';
import { TextButton } from '@headstock/ui/text-button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** What to say, by why nothing came of it. What is refused is told in the API's own words. */
const messages: Readonly<Record<FailureKind, string>> = {
  refused: 'profile.failure.unexpected',
  offline: 'profile.failure.offline',
  unanswered: 'profile.failure.unanswered',
  unexpected: 'profile.failure.unexpected',
};

const phone = <a href={storeProfile.phone.href}>{storeProfile.phone.label}</a>;

/**
 * Why nothing came of a form whose request failed: what the API says; that the browser is offline, that nobody answered, or that what came
 * is no answer, each with what to do; or that the sign-in has expired, with the way to sign in. `error` is what the request threw. Renders a `<p role="alert">`, or nothing for null.
 */
export function FormFailure({ error }: { readonly error: unknown }): ReactNode {
  const emit = useEmit();
  if (error === null) return null;
  if (!(error instanceof GraphQLError))
    return (
      <FormError alert>
        <FormattedMessage id={messages[failureKind(error)]} values={{ phone }} />
      </FormError>
    );
  if (error.code !== 'UNAUTHENTICATED') return <FormError alert>{error.message}</FormError>;
  const signIn = (
    <TextButton onClick={() => emit('auth/open', { view: 'signin', onSignedIn: () => undefined })}>
      <FormattedMessage id="profile.failure.signIn" />
    </TextButton>
  );
  return (
    <FormError alert>
      <FormattedMessage id="profile.failure.signedOut" values={{ signIn }} />
    </FormError>
  );
}
