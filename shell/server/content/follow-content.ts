import type { ShellConfig } from '#shell/server/config.ts';
import { shellHeaders } from '#shell/server/shell-headers.ts';

/** How often the API is asked, in ms: what is published is on every page within a second. */
const pollEvery = 500;
const timeout = 2000;

/** Calls those who keep pages when visitors are to read something else. */
export interface ContentChanges {
  readonly onChange: (forget: () => void) => void;
}

/** Reads the revision of the shop's texts; null where the API does not tell. */
async function readRevision(config: ShellConfig): Promise<string | null> {
  const response = await fetch(`${config.apiUrl}/api/content-revision`, {
    headers: shellHeaders(config),
    signal: AbortSignal.timeout(timeout),
  });
  const body: unknown = response.ok ? await response.json() : null;
  return typeof body === 'object' && body !== null && 'revision' in body ? String(body.revision) : null;
}

/** Follows the revision of the shop's texts until `stop`. While the API is away, pages stay as they are. */
export function followContent(
  read: () => Promise<string | null>,
  everyMs = pollEvery,
): ContentChanges & { readonly stop: () => void } {
  const forgets: (() => void)[] = [];
  let known: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  async function look(): Promise<void> {
    const now = await read().catch(() => null);
    if (now !== null && known !== null && now !== known) for (const forget of forgets) forget();
    known = now ?? known;
    if (!stopped) timer = setTimeout(() => void look(), everyMs).unref();
  }
  void look();
  return {
    onChange: (forget) => void forgets.push(forget),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Follows the API's revision. */
export const followApi = (config: ShellConfig): ReturnType<typeof followContent> =>
  followContent(() => readRevision(config));
