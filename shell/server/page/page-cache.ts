import { LRUCache } from 'lru-cache';

/** A rendered page that is the same for every visitor of a language. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The HTML, cut where the visitor's nonce and token go in. */
  readonly pieces: readonly HtmlPiece[];
}

export type HtmlPiece = { readonly text: string } | { readonly slot: 'nonce' | 'csrf' };

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
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ page }) => sizeOf(page), ttl: staleFor });
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

  /** What cannot be served any more must not wait for the memory to be full. */
  #keep(key: string, page: RenderedPage): void {
    const now = Date.now();
    if (now - this.#sweptAt > this.#staleFor) {
      this.#entries.purgeStale();
      this.#sweptAt = now;
    }
    this.#entries.set(key, { page, renderedAt: now });
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

function sizeOf(page: RenderedPage): number {
  return page.pieces.reduce((sum, piece) => sum + ('text' in piece ? piece.text.length * 2 : 16), 1);
}

/** Marks in rendered HTML that stand for what belongs to one answer alone. They hold nothing that a page's own text could hold by chance. */
export interface Marks {
  readonly nonce: string;
  readonly csrf: string;
}

/** Cuts HTML at its marks. */
export function cutAtMarks(html: string, marks: Marks): HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  let from = 0;
  while (from < html.length) {
    const nonce = html.indexOf(marks.nonce, from);
    const csrf = html.indexOf(marks.csrf, from);
    const next = Math.min(nonce < 0 ? Infinity : nonce, csrf < 0 ? Infinity : csrf);
    if (next === Infinity) break;
    pieces.push({ text: html.slice(from, next) }, { slot: next === nonce ? 'nonce' : 'csrf' });
    from = next + (next === nonce ? marks.nonce.length : marks.csrf.length);
  }
  pieces.push({ text: html.slice(from) });
  return pieces;
}

/** The HTML for one visitor. */
export function fillMarks(pieces: readonly HtmlPiece[], values: Marks): string {
  let html = '';
  for (const piece of pieces) html += 'text' in piece ? piece.text : values[piece.slot];
  return html;
}
