import { LRUCache } from 'lru-cache';
import type { PageBody } from './page-body.ts';

/** A rendered page. */
export interface RenderedPage {
  readonly status: number;
  /** The headers that go with this very page, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null for a redirect. */
  readonly body: PageBody | null;
}

/** A page, and when it was rendered, in ms since 1970. */
export interface DatedPage {
  readonly page: RenderedPage;
  readonly renderedAt: number;
}

/** Gives the page under `key`, as `render` makes it here or another process made it; none whose rendering began at `since` or before. */
export type ShareRender = (
  key: string,
  since: number,
  render: () => Promise<RenderedPage>,
  mayKeep: (page: RenderedPage) => boolean,
) => Promise<DatedPage>;

interface Entry {
  readonly page: RenderedPage;
  readonly renderedAt: number;
  /** How often pages had been outdated when its rendering began. */
  readonly generation: number;
}

/** Whether whoever asks may have a page rendered now; seconds to wait otherwise, 0 when it may. Called only when a page is not there. */
export type MayRender = () => number;

/** A page that is not there is not rendered now for this client. */
export class TooManyPagesError extends Error {
  readonly statusCode = 429;
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('This client has too many pages rendered');
    this.retryAfter = retryAfter;
  }
}

/** Runs `render`, or throws a TooManyPagesError. */
export function renderIfAllowed(mayRender: MayRender, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
  const wait = mayRender();
  return wait === 0 ? render() : Promise.reject(new TooManyPagesError(wait));
}

const defaultMaxBytes = 64 * 2 ** 20;
/** Bytes of a key's text in memory, at most. */
const bytesPerCharacter = 2;

/** Times in ms. */
export interface PageCacheOptions {
  /** How long a page is served while it is rendered again; six times as long as it is fresh by default. */
  readonly staleFor?: number;
  /** How long a page is kept for when it cannot be rendered again; an hour by default. */
  readonly staleIfErrorFor?: number;
  /** How long a page that is there is waited for when only an older one can be served; five seconds by default. */
  readonly patience?: number;
  readonly maxBytes?: number;
  /** Other processes render pages for this one too. */
  readonly share?: ShareRender | undefined;
}

/** Whether a page lacks its content, because the API or a remote failed. */
const hasFailed = ({ status, headers }: RenderedPage): boolean => status >= 500 || headers['x-degraded'] !== undefined;

/**
 * Caches shared pages for a moment. An older page is served stale while it is rendered again, up to `staleFor`. One that is older still, or
 * from before the last call of `outdate`, is served only where rendering it again fails or takes longer than `patience` (stale-if-error), or to
 * a rate-limited client. The same page is never rendered twice at a time.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #rendering = new Map<string, Promise<RenderedPage>>();
  readonly #freshFor: number;
  readonly #staleFor: number;
  readonly #staleIfErrorFor: number;
  readonly #patience: number;
  readonly #share: ShareRender | undefined;
  #isSweeping = false;
  #generation = 0;
  #outdatedAt = 0;
  #lastKeptAt = 0;

  /** Pages are fresh for `freshFor` ms. */
  constructor(freshFor: number, options: PageCacheOptions = {}) {
    const {
      staleFor = freshFor * 6,
      staleIfErrorFor = 3_600_000,
      patience = 5000,
      maxBytes = defaultMaxBytes,
    } = options;
    this.#freshFor = freshFor;
    this.#staleFor = staleFor;
    this.#staleIfErrorFor = Math.max(staleFor, staleIfErrorFor);
    this.#patience = patience;
    this.#share = options.share;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }, key) => (page.body?.size ?? 1) + key.length * bytesPerCharacter,
      ttl: this.#staleIfErrorFor,
    });
  }

  /** The page under `key` if it is cached and fresh. */
  fresh(key: string, now = Date.now()): RenderedPage | undefined {
    const entry = this.#entries.get(key);
    return entry && now - entry.renderedAt < this.#freshFor && !this.#isOutdated(entry) ? entry.page : undefined;
  }

  /**
   * The page under `key`, rendered by `render` when there is none that may be served; throws a TooManyPagesError when it may not be
   * rendered. Only status 200 is kept.
   */
  async get(
    key: string,
    render: () => Promise<RenderedPage>,
    mayRender: MayRender = () => 0,
    now = Date.now(),
  ): Promise<RenderedPage> {
    const fresh = this.fresh(key, now);
    if (fresh) return fresh;
    const entry = this.#entries.get(key);
    const running = this.#rendering.get(key);
    if (!entry) return running ?? renderIfAllowed(mayRender, () => this.#render(key, render));
    if (now - entry.renderedAt >= this.#staleFor)
      return this.#unlessFailed(running ?? renderIfAllowed(mayRender, () => this.#render(key, render)), entry.page);
    // A rate-limited client gets the page from before the change rather than none.
    if (this.#isOutdated(entry)) {
      if (!running && mayRender() > 0) return entry.page;
      return this.#unlessFailed(running ?? this.#render(key, render), entry.page);
    }
    // A page that may be served is never refused. A rate-limited client leaves rendering it again to the next visitor.
    if (!running && mayRender() === 0) this.#render(key, render).catch(() => undefined);
    return entry.page;
  }

  /**
   * What pages show has changed: whoever asks from now on gets a page whose rendering began after this call. The bytes of those that
   * render as before are used again.
   */
  outdate(): void {
    this.#generation += 1;
    this.#outdatedAt = Date.now();
    this.#rendering.clear();
  }

  /** Forgets all pages, also those that are being rendered: whoever asks from now on gets a new one. */
  clear(): void {
    this.outdate();
    this.#entries.clear();
  }

  /** Whether a page may be there that is served without rendering it again. */
  servesPages(now = Date.now()): boolean {
    return now - this.#lastKeptAt < this.#staleFor;
  }

  /** How many pages are kept, too old ones included until they are swept away. */
  get size(): number {
    return this.#entries.size;
  }

  /** The page that is being rendered, or the older one where that fails or takes too long. */
  #unlessFailed(rendering: Promise<RenderedPage>, older: RenderedPage): Promise<RenderedPage> {
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    const timer = setTimeout(() => resolve(older), this.#patience);
    rendering.then((page) => resolve(hasFailed(page) ? older : page), reject).finally(() => clearTimeout(timer));
    return promise;
  }

  #mayKeep(page: RenderedPage): boolean {
    return page.status === 200 && !hasFailed(page) && this.#freshFor > 0;
  }

  async #make(key: string, render: () => Promise<RenderedPage>): Promise<DatedPage> {
    if (!this.#share) return { page: await render(), renderedAt: Date.now() };
    const since = Math.max(this.#outdatedAt, Date.now() - this.#freshFor);
    return this.#share(key, since, render, (page) => this.#mayKeep(page));
  }

  #isOutdated({ generation }: Entry): boolean {
    return generation !== this.#generation;
  }

  /** Keeps a page, or the one before if it is the same: that one's body is compressed already. */
  #keep(key: string, { page, renderedAt }: DatedPage): void {
    this.#sweepLater();
    this.#lastKeptAt = renderedAt;
    const known = this.#entries.get(key)?.page;
    const stays = known?.body && known.body.etag === page.body?.etag ? known : null;
    stays?.body?.makeSmallest();
    this.#entries.set(key, { page: stays ?? page, renderedAt, generation: this.#generation });
  }

  /** What cannot be served any more must not wait for the memory to be full, nor for the next visitor. */
  #sweepLater(): void {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    const sweep = (): void => {
      this.#isSweeping = false;
      this.#entries.purgeStale();
      if (this.#entries.size > 0) this.#sweepLater();
    };
    setTimeout(sweep, this.#staleIfErrorFor).unref();
  }

  #render(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const generation = this.#generation;
    const started: Promise<RenderedPage> = this.#make(key, render)
      .then((made) => {
        if (generation === this.#generation && this.#mayKeep(made.page)) this.#keep(key, made);
        return made.page;
      })
      .finally(() => {
        if (this.#rendering.get(key) === started) this.#rendering.delete(key);
      });
    this.#rendering.set(key, started);
    return started;
  }
}
