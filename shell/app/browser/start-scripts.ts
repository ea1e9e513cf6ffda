/** What the document's own script knows of a visitor who is faster than the page's code. */
export interface EarlyVisitor {
  /** Whether something waits for an answer, so that there is no time to lose. */
  readonly isWaiting: () => boolean;
  /** Lets go of the visitor's events, and repeats those that nobody has answered yet. */
  readonly takeOver: () => void;
}

/** What the document's own script is to bring. */
export interface LateScripts {
  /** Scripts that run, in this order. */
  readonly run: readonly string[];
  /** Scripts that those will ask for: brought at the same time. */
  readonly near: readonly string[];
  /** How long the scripts wait at most for the first pictures, in ms. */
  readonly patience: number;
}

/**
 * Loads the page's scripts once its first view is painted, and at once when the visitor touches anything. Clicks, choices and
 * submissions that only scripts can answer are kept until `__EARLY__.takeOver` is called; whoever goes back before that gets the
 * page before as the server has it. Also says what stands under a print. Its own text stands in every document, so it uses
 * nothing but what browsers have.
 */
export function startScripts({ run, near, patience }: LateScripts): void {
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };
  const kept = new Map<HTMLElement, () => void>();
  const { pathname, search } = location;
  let begun = false;

  function begin(): void {
    if (begun) return;
    begun = true;
    for (const href of near)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
    for (const src of run) document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
    // The browser takes its time to read what it knows of numbers; while the scripts are on their way, nobody waits for it.
    setTimeout(() => Intl.NumberFormat.supportedLocalesOf('en'));
  }
  /** The same wish once more is impatience, and counts once. */
  function keep(element: HTMLElement, repeat: () => void): void {
    element.dataset['waiting'] = '';
    kept.set(element, repeat);
  }

  /** React listens to what differs from what it saw last, so it must see the empty field first. */
  function repeatInput(field: HTMLInputElement | HTMLSelectElement): void {
    const { value } = field;
    // What was chosen has no value that a script may write.
    if (field instanceof HTMLInputElement && !/^(checkbox|file|radio)$/.test(field.type)) {
      field.value = '';
      Reflect.set(HTMLInputElement.prototype, 'value', value, field);
    }
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }

  for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, begin, options);
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('button');
      if (button && !(button.form && button.type === 'submit')) keep(button, () => button.click());
    },
    options,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
        keep(target, () => repeatInput(target));
    },
    options,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      // Without a script the browser can send this one itself.
      if (!(form instanceof HTMLFormElement) || (form.method === 'get' && form.hasAttribute('action'))) return;
      event.preventDefault();
      keep(form, () => form.requestSubmit(event.submitter));
    },
    options,
  );
  addEventListener(
    'popstate',
    () => {
      if (location.pathname !== pathname || location.search !== search) location.reload();
    },
    options,
  );
  globalThis.__EARLY__ = {
    isWaiting: () => kept.size > 0,
    takeOver() {
      watch.abort();
      for (const [element, repeat] of kept) {
        delete element.dataset['waiting'];
        if (element.isConnected) repeat();
      }
      kept.clear();
    },
  };

  // Paper names the page that it came from, without what only its visitor may know.
  addEventListener('beforeprint', () => {
    const address = new URL(location.href);
    address.hash = '';
    for (const secret of ['key', 'draft']) address.searchParams.delete(secret);
    document.body.dataset['address'] = address.href;
  });

  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  const there = Promise.allSettled([...pictures].map((picture) => picture.decode()));
  // When the second frame is drawn, the first is on the screen.
  void there.then(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin))));
  setTimeout(begin, patience);
}
