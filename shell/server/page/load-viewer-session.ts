import { visitor, type SessionState } from '@headstock/contracts/session';
import type { GraphQLClient } from '@headstock/graphql-client';
import { loadSession } from '#shell/app/session/load-session.ts';

const patience = 3000;

/** Who makes the request. Somebody without a session cookie is a visitor without asking. */
export async function loadViewerSession(client: GraphQLClient, cookie: string | undefined): Promise<SessionState> {
  if (!cookie?.includes('headstock-session=')) return { ...visitor, known: true };
  return loadSession(client, { signal: AbortSignal.timeout(patience) });
}
