import type { ShellConfig } from '#shell/server/config.ts';
import { shellHeaders } from '#shell/server/shell-headers.ts';

/** How often the API is asked, in ms: a change is on every page within a second. */
const pollEvery = 500;
const timeout = 2000;

/** Calls those who keep pages when visitors are to read something else. */
export interface Changes {
  readonly onChange: (listener: () => void) => void;
  /** The revision that was read last; null before the first. */
  readonly revision: () => string | null;
}

export type Following = Changes & { readonly stop: () => void };

/** Reads a revision of the API; null where the API does not tell. */
async function readRevision(config: ShellConfig, path: string): Promise<string | null> {
  const response = await fetch(`${config.apiUrl}${path}`, {
    headers: shellHeaders(config),
    signal: AbortSignal.timeout(timeout),
  });
  const body: unknown = response.ok ? await response.json() : null;
  return typeof body === 'object' && body !== null && 'revision' in body ? String(body.revision) : null;
}

/** Follows a revision until `stop`. While it cannot be read, or nobody wants to know it, pages stay as they are. */
export function followRevision(read: () => Promise<string | null>, everyMs = pollEvery): Following {
  const listeners: (() => void)[] = [];
  let known: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  async function look(): Promise<void> {
    const now = await read().catch(() => null);
    const isChanged = now !== null && known !== null && now !== known;
    known = now ?? known;
    if (isChanged) for (const listener of listeners) listener();
    if (!stopped) timer = setTimeout(() => void look(), everyMs).unref();
  }
  void look();
  return {
    onChange: (listener) => void listeners.push(listener),
    revision: () => known,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Follows the shop's texts, the synonyms of its search and the names of its catalogue. */
export const followContent = (config: ShellConfig): Following =>
  followRevision(() => readRevision(config, '/api/content-revision'));

/** Follows prices, stocks, states and whatever else pages show of goods and people. The database tells, so it is asked only while pages are kept. */
export function followCatalog(config: ShellConfig, keepsPages: () => boolean): Following {
  let hasAnswered = false;
  return followRevision(async () => {
    if (hasAnswered && !keepsPages()) return null;
    const revision = await readRevision(config, '/api/catalog-revision');
    hasAnswered ||= revision !== null;
    return revision;
  });
}
