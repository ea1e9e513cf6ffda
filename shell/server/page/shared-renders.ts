import type { SupervisorMessage } from '../supervise-workers.ts';
import type { DatedPage, RenderedPage, ShareRender } from './page-cache.ts';
import { PageBody } from './page-body.ts';
import type { PageMessage, PageRenderedMessage, PageWantedMessage, TransferredPage } from './render-coordinator.ts';

/** How a render process talks to its supervisor. */
export interface SupervisorChannel {
  readonly send: (message: PageWantedMessage | PageRenderedMessage) => void;
  /** Calls the listener with each answer. */
  readonly onPage: (listener: (message: PageMessage) => void) => unknown;
}

/** The channel of this process to its supervisor. */
export function supervisorChannel(): SupervisorChannel {
  return {
    send: (message) => void process.send?.(message),
    onPage: (listener) =>
      process.on('message', (message: SupervisorMessage) => {
        if (message.kind === 'page') listener(message);
      }),
  };
}

/** Renders here what the supervisor has not given within this time, in ms: another process may hang. */
const patienceMs = 2500;

const render = async (make: () => Promise<RenderedPage>): Promise<DatedPage> => ({
  page: await make(),
  renderedAt: Date.now(),
});

async function pack({ page, renderedAt }: DatedPage): Promise<TransferredPage> {
  const body = page.body ? (await page.body.in('br')).toString('base64') : null;
  return { status: page.status, headers: page.headers, body, renderedAt };
}

async function unpack({ status, headers, body, renderedAt }: TransferredPage): Promise<DatedPage> {
  const page = { status, headers, body: body === null ? null : await PageBody.fromBrotli(Buffer.from(body, 'base64')) };
  return { page, renderedAt };
}

/**
 * Shares renders with the other render processes of this machine: asks the supervisor for each page, and renders it when that says so. What
 * pages show beside the catalogue is in `versionOf()`; while that is null nothing is shared.
 */
export function shareRenders(
  channel: SupervisorChannel,
  versionOf: () => string | null,
  patience = patienceMs,
): ShareRender {
  const waiting = new Map<number, (page: TransferredPage | null) => void>();
  let lastId = 0;
  channel.onPage(({ id, page }) => {
    const settle = waiting.get(id);
    waiting.delete(id);
    // Nobody waits here any more, but others may.
    if (!settle && page === null) channel.send({ kind: 'page-rendered', id, page: null, mayKeep: false });
    settle?.(page);
  });

  return async (key, since, make, mayKeep) => {
    const version = versionOf();
    if (version === null) return render(make);
    const id = ++lastId;
    const { promise, resolve } = Promise.withResolvers<TransferredPage | null | 'late'>();
    const timer = setTimeout(() => {
      waiting.delete(id);
      resolve('late');
    }, patience);
    waiting.set(id, resolve);
    channel.send({ kind: 'page-wanted', id, key: `${version} ${key}`, since });
    const given = await promise;
    clearTimeout(timer);
    if (given === 'late') return render(make);
    if (given) return unpack(given);
    try {
      const made = await render(make);
      // Whoever asked here does not wait for the others.
      void pack(made)
        .catch(() => null)
        .then((page) => channel.send({ kind: 'page-rendered', id, page, mayKeep: mayKeep(made.page) }));
      return made;
    } catch (error) {
      channel.send({ kind: 'page-rendered', id, page: null, mayKeep: false });
      throw error;
    }
  };
}
