/** The visitor may be about to go somewhere, or has gone to another entry of the history. */
export const interactionEvents = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'popstate'] as const;

/** Waits until the visitor shows that somebody is there. */
export function waitForFirstInteraction(page: Window): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const seen = (): void => {
      listening.abort();
      resolve();
    };
    for (const sign of interactionEvents)
      page.addEventListener(sign, seen, { passive: true, signal: listening.signal });
  });
}
