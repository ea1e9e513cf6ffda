import { LRUCache } from 'lru-cache';

/** A rendered page on its way from one render process to another. */
export interface TransferredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body, compressed with brotli, in base64; null for a redirect. */
  readonly body: string | null;
  /** When it was rendered, in ms since 1970. */
  readonly renderedAt: number;
}

/** A render process wants the page under `key`, and none whose rendering began at `since` (ms since 1970) or before. */
export interface PageWantedMessage {
  readonly kind: 'page-wanted';
  readonly id: number;
  readonly key: string;
  readonly since: number;
}

/** A render process has rendered the page that it was told to render; null where that failed. `mayKeep`: others may get it later as well. */
export interface PageRenderedMessage {
  readonly kind: 'page-rendered';
  readonly id: number;
  readonly page: TransferredPage | null;
  readonly mayKeep: boolean;
}

/** The page that was wanted; null tells the process to render it, and to say `page-rendered` with the same id. */
export interface PageMessage {
  readonly kind: 'page';
  readonly id: number;
  readonly page: TransferredPage | null;
}

/** Sends a message to a render process. */
export type SendPage<Process> = (process: Process, message: PageMessage) => void;

interface Request<Process> {
  readonly process: Process;
  readonly id: number;
}

interface Rendering<Process> {
  readonly key: string;
  readonly startedAt: number;
  readonly renderer: Request<Process>;
  waiting: readonly Request<Process>[];
}

interface KeptPage {
  readonly page: TransferredPage;
  readonly startedAt: number;
}

/**
 * Has each page rendered by one of the render processes, and gives it to the others: those that want it meanwhile wait for it, those that come
 * later get it while it is younger than they accept. A page that fails, or whose process ends, is rendered by the next that waits.
 */
export class RenderCoordinator<Process> {
  readonly #send: SendPage<Process>;
  readonly #renderings = new Set<Rendering<Process>>();
  readonly #pages: LRUCache<string, KeptPage>;

  /** Keeps pages for `freshFor` ms, of at most `maxBytes` together. */
  constructor(send: SendPage<Process>, freshFor: number, maxBytes: number) {
    this.#send = send;
    this.#pages = new LRUCache({
      ttl: Math.max(1, freshFor),
      maxSize: maxBytes,
      sizeCalculation: ({ page }, key) => (page.body?.length ?? 1) + key.length,
    });
  }

  /** A process wants a page. */
  want(process: Process, { id, key, since }: PageWantedMessage): void {
    const kept = this.#pages.get(key);
    if (kept && kept.startedAt > since) return this.#send(process, { kind: 'page', id, page: kept.page });
    const running = [...this.#renderings].find((each) => each.key === key && each.startedAt > since);
    if (!running) return this.#render(key, { process, id }, []);
    running.waiting = [...running.waiting, { process, id }];
    return undefined;
  }

  /** A process has rendered a page, or could not. */
  rendered(process: Process, { id, page, mayKeep }: PageRenderedMessage): void {
    const rendering = [...this.#renderings].find(({ renderer }) => renderer.process === process && renderer.id === id);
    if (!rendering) return;
    if (!page) return this.#handOn(rendering);
    this.#renderings.delete(rendering);
    if (mayKeep) this.#pages.set(rendering.key, { page, startedAt: rendering.startedAt });
    for (const request of rendering.waiting) this.#send(request.process, { kind: 'page', id: request.id, page });
    return undefined;
  }

  /** A process has ended. */
  remove(process: Process): void {
    for (const rendering of this.#renderings) {
      rendering.waiting = rendering.waiting.filter((request) => request.process !== process);
      if (rendering.renderer.process === process) this.#handOn(rendering);
    }
  }

  #render(key: string, renderer: Request<Process>, waiting: readonly Request<Process>[]): void {
    this.#renderings.add({ key, startedAt: Date.now(), renderer, waiting });
    this.#send(renderer.process, { kind: 'page', id: renderer.id, page: null });
  }

  /** The next that waits for the page renders it. */
  #handOn(rendering: Rendering<Process>): void {
    this.#renderings.delete(rendering);
    const [next, ...others] = rendering.waiting;
    if (next) this.#render(rendering.key, next, others);
  }
}
