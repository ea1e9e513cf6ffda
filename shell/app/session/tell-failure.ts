import { emit, type Store } from '@headstock/event-bus';
import { failureKind, GraphQLError, type FailureKind } from '@headstock/graphql-client';
import type { Messages } from '@headstock/i18n/messages';
import { plainText } from '#shell/app/messages/plain-text.ts';

/** How long a message stays that leads to Login/Register. */
const SIGN_IN_MS = 10_000;

/** What the visitor is told by why nothing came of a request, and the words of the button that leads to Login/Register. */
export type FailureTexts = Readonly<Record<Exclude<FailureKind, 'refused'> | 'signIn', string>>;

/** The texts among the messages of the shell. */
export const failureTexts = (messages: Messages): FailureTexts => ({
  offline: plainText(messages['shell.error.offline']),
  unanswered: plainText(messages['shell.error.unanswered']),
  unexpected: plainText(messages['shell.error.unexpected']),
  signIn: plainText(messages['shell.account.login']),
});

/** Says that nothing came of a request: in the API's own words where it refuses, with the way to sign in where it asks for that. */
export function tellFailure(store: Store, texts: FailureTexts, error: Error): void {
  const kind = failureKind(error);
  const message = kind === 'refused' ? error.message : texts[kind];
  const isSignedOut = error instanceof GraphQLError && error.code === 'UNAUTHENTICATED';
  const onAct = (): void => emit(store, 'auth/open', { view: 'signin', onSignedIn: () => undefined });
  const way = isSignedOut ? { timeout: SIGN_IN_MS, action: { label: texts.signIn, onAct } } : {};
  emit(store, 'notification/show', { message, tone: 'negative', ...way });
}
