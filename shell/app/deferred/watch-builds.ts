import { withoutLocale } from '@headstock/contracts/locale';
import { emit, type Store } from '@headstock/event-bus';

export interface BuildWatchOptions {
  readonly store: Store;
  readonly page: Window;
  /** The version of the shop that rendered the page. */
  readonly build: string;
  /** The texts of the notification. */
  readonly loadMessages: () => Promise<{ readonly message: string; readonly label: string }>;
}

/** Between two checks, in ms; when the visitor returns to the page, a check may follow earlier. */
const checkInterval = 180_000;
const minimumInterval = 30_000;

/** Pages on which a reload would lose input or a payment. */
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
 * Checks regularly for another version of the shop and offers to reload, once per version. The page never reloads by itself, and nothing is
 * offered during the checkout. Returns a function that stops.
 */
export function watchBuilds({ store, page, build, loadMessages }: BuildWatchOptions): () => void {
  const known = new Set([build]);
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function check(): Promise<void> {
    const isBusy = busy.test(withoutLocale(page.location.pathname));
    if (page.document.hidden || isBusy || performance.now() - checkedAt < minimumInterval) return;
    checkedAt = performance.now();
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
  const onReturn = (): void => void check();
  const ending = new AbortController();
  const { signal } = ending;
  page.addEventListener('focus', onReturn, { signal });
  page.document.addEventListener('visibilitychange', onReturn, { signal });
  const timer = page.setInterval(onReturn, checkInterval);
  onReturn();
  return () => {
    ending.abort();
    page.clearInterval(timer);
  };
}
