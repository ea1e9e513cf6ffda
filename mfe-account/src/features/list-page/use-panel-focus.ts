import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where somebody works when a panel takes the place of the buttons that open it: on its first field while it is open, and on
 * the button with `data-opens={open}` once it is closed. Where that button is gone then or a moment later, the part of the page around it that
 * can take the focus gets it.
 *
 * @param root what the buttons and the panel, a `<form>`, stand in
 * @param open which panel is open
 */
export function usePanelFocus(root: RefObject<HTMLElement | null>, open: string | null): void {
  const before = useRef(open);
  const opener = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const closed = before.current;
    before.current = open;
    const element = root.current;
    if (!element || closed === open) return;
    const form = element.querySelector('form');
    if (open !== null && form?.contains(document.activeElement) === false)
      form.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select, button')?.focus();
    // Somebody who went elsewhere meanwhile stays there.
    if (open !== null || document.activeElement !== document.body) return;
    opener.current = element.querySelector<HTMLElement>(`[data-opens="${closed}"]:not(:disabled)`);
    (opener.current ?? element.closest<HTMLElement>('[tabindex="-1"]'))?.focus();
  }, [root, open]);
  // What was done may take the button away with the next answer of the shop.
  useLayoutEffect(() => {
    if (opener.current === null || opener.current.isConnected) return;
    opener.current = null;
    if (document.activeElement === document.body) root.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
  });
}
