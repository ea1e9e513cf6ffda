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

interface Entry {
  readonly page: RenderedPage;
  readonly renderedAt: number;
}

const maxBytes = 64 * 2 ** 20;

/**
 * Keeps shared pages for a moment. A page older than that is served once more while it is rendered anew, up to `staleFor`;
 * the same page is never rendered twice at a time.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #rendering = new Map<string, Promise<RenderedPage>>();
  readonly #freshFor: number;
  readonly #staleFor: number;
  #sweptAt = Date.now();

  constructor(freshFor: number, staleFor = freshFor * 6) {
    this.#freshFor = freshFor;
    this.#staleFor = staleFor;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => page.body?.size ?? 1,
      ttl: staleFor,
    });
  }

  /** The page under `key` if there is one that need not be rendered anew. */
  fresh(key: string, now = Date.now()): RenderedPage | undefined {
    const entry = this.#entries.get(key);
    return entry && now - entry.renderedAt < this.#freshFor ? entry.page : undefined;
  }

  /** The page under `key`, rendered by `render` when there is none that may be served. Only status 200 is kept. */
  async get(key: string, render: () => Promise<RenderedPage>, now = Date.now()): Promise<RenderedPage> {
    const entry = this.#entries.get(key);
    const age = entry ? now - entry.renderedAt : Number.POSITIVE_INFINITY;
    if (entry && age < this.#freshFor) return entry.page;
    const rendering = this.#render(key, render);
    if (entry && age < this.#staleFor) {
      rendering.catch(() => undefined);
      return entry.page;
    }
    return rendering;
  }

  /** Forgets all pages. */
  clear(): void {
    this.#entries.clear();
  }

  /** How many pages are kept, too old ones included until they are swept away. */
  get size(): number {
    return this.#entries.size;
  }

  /** Keeps a page, or the one before if it is the same: that one's body is compressed already. */
  #keep(key: string, page: RenderedPage): void {
    const now = Date.now();
    // What cannot be served any more must not wait for the memory to be full.
    if (now - this.#sweptAt > this.#staleFor) {
      this.#entries.purgeStale();
      this.#sweptAt = now;
    }
    const known = this.#entries.get(key)?.page;
    const stays = known?.body && known.body.etag === page.body?.etag ? known : null;
    stays?.body?.makeSmallest();
    this.#entries.set(key, { page: stays ?? page, renderedAt: now });
  }

  #render(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const started = render()
      .then((page) => {
        if (page.status === 200 && page.headers['x-degraded'] === undefined && this.#freshFor > 0)
          this.#keep(key, page);
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, started);
    return started;
  }
}
