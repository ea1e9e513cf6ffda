/** Events that show a visitor is about to navigate, or already moved through the history. */
export const interactionEvents = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'popstate'] as const;

/** Resolves at the visitor's first interaction with the page. */
export function waitForFirstInteraction(page: Window): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const onInteraction = (): void => {
      listening.abort();
      resolve();
    };
    const options = { passive: true, signal: listening.signal };
    for (const type of interactionEvents) page.addEventListener(type, onInteraction, options);
  });
}
