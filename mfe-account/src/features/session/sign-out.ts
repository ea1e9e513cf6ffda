import { emptyCart } from '@headstock/contracts/cart';
import { anonymousSession } from '@headstock/contracts/session';
import { emit, type Store } from '@headstock/event-bus';
import { clearCsrfToken } from '@headstock/graphql-client/csrf-token';
import type { GraphQLClient } from '@headstock/graphql-client';
import { SessionDestroyDocument } from './session.generated.ts';

/** The parts of the browser that signing out touches. */
export interface SignOutPage {
  readonly document: Document;
  reload(): void;
}

/**
 * Ends the session on the server, then resets account and cart in the page, then reloads it unless `reload` is false.
 * Throws `GraphQLError` or `TransportError` if the server did not end it; then nothing changes.
 */
export async function signOut(
  client: GraphQLClient,
  store: Store,
  page: SignOutPage,
  options: { readonly reload?: boolean } = {},
): Promise<void> {
  await client.mutate(SessionDestroyDocument, {});
  emit(store, 'session/changed', { ...anonymousSession, known: true, loggingOut: true });
  emit(store, 'auth/close', {});
  emit(store, 'cart/changed', emptyCart);
  clearCsrfToken(page.document);
  if (options.reload ?? true) page.reload();
}
