/** What the page's code uses to release the input that the inline script holds. */
export interface InputReplay {
  /** Whether input is waiting, so that hydration should not be deferred any longer. */
  readonly hasPending: () => boolean;
  /** Replays the held input of hydrated elements, now and whenever another element becomes hydrated. */
  readonly release: (isHydrated: (element: Element) => boolean) => void;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
  /** Set by the document's inline script; missing where input replay is switched off. */
  var __INPUT_REPLAY__: InputReplay | undefined;
}

/**
 * Holds clicks, input and submissions that only scripts can handle until `__INPUT_REPLAY__.release` is called. Going back in the history
 * before that reloads, so that the visitor gets the earlier page from the server. The text of this function is inlined into every
 * document, so it imports nothing.
 */
export function replayInput(): void {
  const beforeHydration = new AbortController();
  const held = new Map<HTMLElement, () => void>();
  const { pathname, search } = location;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHydrated = (_element: Element): boolean => false;

  /** Repeated clicks on one element count once, at the position of the last. */
  function hold(event: Event, element: HTMLElement, replay: () => void): void {
    // Nobody else may handle it, or it would happen twice.
    event.stopImmediatePropagation();
    element.dataset['waiting'] = '';
    held.delete(element);
    held.set(element, replay);
    schedule();
  }
  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(replayHydrated, 50);
  }
  function replayHydrated(): void {
    for (const [element, replay] of held) {
      if (element.isConnected && !isHydrated(element)) continue;
      held.delete(element);
      delete element.dataset['waiting'];
      if (element.isConnected) replay();
    }
    if (held.size > 0) schedule();
  }

  /** React ignores an event whose value equals the one it saw last, so the field changes to something else first. */
  function replayOf(field: Field): () => void {
    const { type, value } = field;
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(type)) {
      const { checked } = field;
      return () => {
        field.checked = !checked;
        field.click();
      };
    }
    return () => {
      // Scripts may not write the value of a file input.
      if (type !== 'file') {
        if (!(field instanceof HTMLSelectElement)) field.value = '';
        Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
      }
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    };
  }

  const options = { capture: true };
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('button');
      if (button && !(button.form && button.type === 'submit') && !isHydrated(button))
        hold(event, button, () => button.click());
    },
    options,
  );
  addEventListener(
    'input',
    (event) => {
      const { target } = event;
      const isField =
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement;
      if (isField && !isHydrated(target)) hold(event, target, replayOf(target));
    },
    options,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      // The browser can submit this one without a script.
      if (!(form instanceof HTMLFormElement) || (form.method === 'get' && form.hasAttribute('action'))) return;
      if (isHydrated(form)) return;
      event.preventDefault();
      hold(event, form, () => form.requestSubmit(event.submitter));
    },
    options,
  );
  addEventListener(
    'popstate',
    () => {
      if (location.pathname !== pathname || location.search !== search) location.reload();
    },
    { capture: true, signal: beforeHydration.signal },
  );
  globalThis.__INPUT_REPLAY__ = {
    hasPending: () => held.size > 0,
    release(hydrated) {
      beforeHydration.abort();
      isHydrated = hydrated;
      replayHydrated();
    },
  };
}
