import { visitor, type SessionState } from '@headstock/contracts/session';
import type { QueryPort } from '@headstock/graph';
import { loadSession } from '#shell/session/load-session.ts';

const patience = 3000;

/** Who makes the request. Somebody without a session cookie is a visitor without asking. */
export async function loadVisit(port: QueryPort, cookie: string | undefined): Promise<SessionState> {
  if (!cookie?.includes('headstock-session=')) return { ...visitor, known: true };
  return loadSession(port, { signal: AbortSignal.timeout(patience) });
}
