import { withoutLocale } from '@headstock/contracts/locale';
import { emit, type Store } from '@headstock/event-bus';

export interface BuildWatchOptions {
  readonly store: Store;
  readonly page: Window;
  /** The version of the shop that rendered the page. */
  readonly build: string;
  /** The words of the offer. */
  readonly loadMessages: () => Promise<{ readonly message: string; readonly label: string }>;
}

/** Between two looks, in ms; when the visitor comes back to the page, a look may follow earlier. */
const every = 180_000;
const atLeast = 30_000;

/** Where something typed or paid would be lost. */
const busy = /^\/(?:checkout|valor-payment)(?:\/|$)/;

async function readLatest(): Promise<string> {
  const response = await fetch('/builds/latest.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`the answer was ${response.status}`);
  const latest: unknown = await response.json();
  const id = typeof latest === 'object' && latest !== null && 'id' in latest ? latest.id : null;
  if (typeof id !== 'string') throw new Error('the answer names no version');
  return id;
}

/**
 * Looks now and then whether another version of the shop is out, and offers to load it, each version once. The page is never
 * loaded anew by itself, and in the checkout nothing is offered: the next look outside of it does.
 */
export function watchBuilds({ store, page, build, loadMessages }: BuildWatchOptions): () => void {
  const known = new Set([build]);
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    const isBusy = busy.test(withoutLocale(page.location.pathname));
    if (page.document.hidden || isBusy || performance.now() - lookedAt < atLeast) return;
    lookedAt = performance.now();
    try {
      const latest = await readLatest();
      if (known.has(latest)) return;
      const { message, label } = await loadMessages();
      known.add(latest);
      const action = { label, onAct: () => page.location.reload() };
      emit(store, 'notification/show', { message, tone: 'neutral', timeout: 0, action });
    } catch (error) {
      if (page.navigator.onLine) console.warn('The version of the shop could not be read.', error);
    }
  }
  const onSign = (): void => void look();
  const ending = new AbortController();
  const { signal } = ending;
  page.addEventListener('focus', onSign, { signal });
  page.document.addEventListener('visibilitychange', onSign, { signal });
  const timer = page.setInterval(onSign, every);
  onSign();
  return () => {
    ending.abort();
    page.clearInterval(timer);
  };
}
