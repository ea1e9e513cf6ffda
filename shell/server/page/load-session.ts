import { visitor, type SessionState } from '@headstock/contracts/session';
import type { QueryPort } from '@headstock/graph';
import { toSession } from '#shell/session/session.model.ts';
import { ShellViewerDocument } from '#shell/session/viewer.generated.ts';

/** Who makes the request. Somebody without a session cookie is a visitor without asking. */
export async function loadSession(port: QueryPort, cookie: string | undefined): Promise<SessionState> {
  if (!cookie?.includes('headstock-session=')) return { ...visitor, known: true };
  const answer = await port.query(ShellViewerDocument, {}, { signal: AbortSignal.timeout(3000) });
  return toSession(answer);
}
