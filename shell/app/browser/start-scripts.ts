/** What the document's own script knows of a visitor who is faster than the page's code. */
export interface InputReplay {
  /** Whether something waits for an answer, so that there is no time to lose. */
  readonly hasPending: () => boolean;
  /**
   * Repeats what nobody has answered yet, and lets go of the visitor's events but for places that are still asleep: there they are
   * kept until the place is awake.
   */
  readonly release: (isHydrated: (element: Element) => boolean) => void;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the document's own script is to bring. */
export interface DeferredScripts {
  /** Scripts that run, in this order. */
  readonly run: readonly string[];
  /** Scripts that those will ask for: brought at the same time. */
  readonly preload: readonly string[];
  /** How long the scripts wait at most for the first pictures, in ms. */
  readonly patience: number;
}

/**
 * Loads the page's scripts once its first view is painted, and at once when the visitor touches anything. Clicks, choices and
 * submissions that only scripts can answer are kept until `__INPUT_REPLAY__.release` is called; whoever goes back before that gets the
 * page before as the server has it. Also says what stands under a print. Its own text stands in every document, so it uses
 * nothing but what browsers have.
 */
export function startScripts({ run, preload, patience }: DeferredScripts): void {
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };
  const kept = new Map<HTMLElement, () => void>();
  const { pathname, search } = location;
  let begun = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHydrated = (_element: Element): boolean => false;

  function begin(): void {
    if (begun) return;
    begun = true;
    for (const href of preload)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
    for (const src of run) document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  }
  /** The same wish once more is impatience, and counts once: the last time. */
  function keep(event: Event, element: HTMLElement, repeat: () => void): void {
    // Nobody else may answer it, or it would happen twice.
    event.stopImmediatePropagation();
    element.dataset['waiting'] = '';
    kept.delete(element);
    kept.set(element, repeat);
    wait();
  }
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(repeatKept, 50);
  }
  function repeatKept(): void {
    for (const [element, repeat] of kept) {
      if (element.isConnected && !isHydrated(element)) continue;
      kept.delete(element);
      delete element.dataset['waiting'];
      if (element.isConnected) repeat();
    }
    if (kept.size > 0) wait();
  }

  /** React listens to what differs from what it saw last, so it must see something else first. */
  function repeaterOf(field: Field): () => void {
    const { type, value } = field;
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(type)) {
      const { checked } = field;
      return () => {
        field.checked = !checked;
        field.click();
      };
    }
    return () => {
      // What was chosen of files has no value that a script may write.
      if (type !== 'file') {
        if (!(field instanceof HTMLSelectElement)) field.value = '';
        Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
      }
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    };
  }

  for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, begin, options);
  const early = { capture: true };
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('button');
      if (button && !(button.form && button.type === 'submit') && !isHydrated(button))
        keep(event, button, () => button.click());
    },
    early,
  );
  addEventListener(
    'input',
    (event) => {
      const { target } = event;
      const isField =
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement;
      if (isField && !isHydrated(target)) keep(event, target, repeaterOf(target));
    },
    early,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      // Without a script the browser can send this one itself.
      if (!(form instanceof HTMLFormElement) || (form.method === 'get' && form.hasAttribute('action'))) return;
      if (isHydrated(form)) return;
      event.preventDefault();
      keep(event, form, () => form.requestSubmit(event.submitter));
    },
    early,
  );
  addEventListener(
    'popstate',
    () => {
      if (location.pathname !== pathname || location.search !== search) location.reload();
    },
    options,
  );
  globalThis.__INPUT_REPLAY__ = {
    hasPending: () => kept.size > 0,
    release(of) {
      watch.abort();
      isHydrated = of;
      repeatKept();
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
