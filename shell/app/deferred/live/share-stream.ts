import { followStream } from './follow-stream.ts';
import type { LiveMessage, ServerMessage } from './live-messages.model.ts';

/** The name of the lock that the following tab holds, and of the channel on which it tells the others. */
const NAME = 'headstock-live';
/** How often the numbers are asked for where there is no stream, in ms. */
const POLL_EVERY = 30_000;
/** After so long a stream that was refused is tried again, in ms. */
const RETRY_AFTER = 120_000;

export interface SharedStream {
  readonly accountId: string;
  readonly onMessage: (message: ServerMessage) => void;
  /** Reads the numbers of the bell without a stream. */
  readonly poll: () => void;
  readonly page: Window;
}

/**
 * Follows the server with one stream for all tabs of a browser: the tab that holds the lock has it and tells the others; when that tab is
 * closed, the next one takes over. Where the stream is blocked, each tab polls the numbers while it is seen. Stops when the returned function is called.
 */
export function shareStream({ accountId, onMessage, poll, page }: SharedStream): () => void {
  const channel = new BroadcastChannel(NAME);
  const tellOthers: (message: LiveMessage) => void = channel.postMessage.bind(channel);
  const abort = new AbortController();
  let stopStream = (): void => undefined;
  let retry: number | undefined;
  let polling: number | undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
    if (data.accountId !== accountId) return;
    if (data.kind === 'blocked') startPolling();
    else hear(data);
  });

  function startPolling(): void {
    polling ??= page.setInterval(() => {
      if (page.document.visibilityState === 'visible') poll();
    }, POLL_EVERY);
  }
  function hear(message: ServerMessage): void {
    page.clearInterval(polling);
    polling = undefined;
    onMessage(message);
  }
  function lead(): void {
    stopStream = followStream({
      accountId,
      onMessage(message) {
        hear(message);
        tellOthers(message);
      },
      onBlocked() {
        startPolling();
        tellOthers({ kind: 'blocked', accountId });
        retry = page.setTimeout(lead, RETRY_AFTER);
      },
    });
  }

  // Pages of an insecure origin have no locks.
  const locks: LockManager | undefined = page.navigator.locks;
  if (locks)
    locks
      .request(NAME, { signal: abort.signal }, () => {
        lead();
        // The lock is held until the tab is closed, or follows no more.
        return new Promise<void>((resolve) => abort.signal.addEventListener('abort', () => resolve()));
      })
      .catch(() => undefined);
  else startPolling();

  return () => {
    abort.abort();
    stopStream();
    page.clearTimeout(retry);
    page.clearInterval(polling);
    channel.close();
  };
}
