/** What the inline script loads once the first view is on the screen. */
export interface DeferredScripts {
  /** Scripts to run, in this order. */
  readonly run: readonly string[];
  /** Scripts that those will import: requested at the same time. */
  readonly preload: readonly string[];
  /** Longest wait for the high-priority images, in ms. */
  readonly timeout: number;
}

/**
 * Loads the page's scripts once its first view has been painted, or as soon as the visitor clicks, types or moves the focus. The text of
 * this function is inlined into every document, so it imports nothing.
 */
export function deferScripts({ run, preload, timeout }: DeferredScripts): void {
  const interaction = new AbortController();
  let isLoading = false;

  function load(): void {
    if (isLoading) return;
    isLoading = true;
    interaction.abort();
    for (const href of preload)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
    for (const src of run) document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  }

  const options = { capture: true, signal: interaction.signal };
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, load, options);
  const images = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  const decoded = Promise.allSettled([...images].map((image) => image.decode()));
  // By the time the second frame is drawn, the first one is on the screen.
  void decoded.then(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load))));
  setTimeout(load, timeout);
}
