import { useCallback, useRef, type KeyboardEvent, type RefObject } from 'react';

/** Where an arrow key leads within the row; comes with the panels. */
export type Walk = (root: HTMLElement, item: Element, key: string) => HTMLElement | 'enter' | null;

export interface MenuKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Ref of the open panel: goes into it when it was opened for that. */
  readonly panel: (panel: HTMLElement | null) => void;
}

/**
 * The keyboard of the menu row. Arrows left and right walk along the row, down opens a group and goes into it, up and
 * down walk through its links.
 */
export function useMenuKeys(
  root: RefObject<HTMLElement | null>,
  walker: () => Promise<Walk | undefined>,
  open: (group: string | null) => void,
): MenuKeys {
  const entering = useRef(false);
  const panel = useCallback((element: HTMLElement | null) => {
    if (!element || !entering.current) return;
    entering.current = false;
    element.querySelector('a')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target } = event;
    const item = target instanceof Element ? target.closest('li[data-group]') : null;
    if (!item || !key.startsWith('Arrow')) return;
    event.preventDefault();
    void walker().then((walk) => {
      const step = root.current && walk?.(root.current, item, key);
      if (step !== 'enter') return step?.focus();
      const first = item.querySelector<HTMLElement>('[data-panel] a');
      if (first) return first.focus();
      entering.current = true;
      open(item.getAttribute('data-group'));
    });
  };
  return { onKeyDown, panel };
}
