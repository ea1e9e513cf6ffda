import { anonymousSession, type SessionState } from '@headstock/contracts/session';
import type { GraphQLClient } from '@headstock/graphql-client';
import { loadSession } from '#shell/app/session/load-session.ts';

const timeoutMs = 3000;

/** The session of a request. Without a session cookie the API is not asked. */
export async function loadViewerSession(client: GraphQLClient, cookie: string | undefined): Promise<SessionState> {
  if (!cookie?.includes('headstock-session=')) return { ...anonymousSession, known: true };
  return loadSession(client, { signal: AbortSignal.timeout(timeoutMs) });
}
