import {
  useCallback,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** A pointer that only passes opens nothing, and one that strays for a moment closes nothing. In ms. */
const intent = { open: 90, close: 240 };

/** Which group of the menu row is open, and how it gets there. */
export interface MenuRowState {
  readonly open: string | null;
  readonly close: () => void;
  readonly toggle: (key: string) => void;
  /** Handlers of a group for a mouse or pen. */
  pointer(key: string): { onPointerEnter(event: PointerEvent): void; onPointerLeave(event: PointerEvent): void };
  /** A finger's first touch opens the group, its second follows the link. */
  onTouch(key: string): (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Where an arrow key leads within the row; comes with the panels. */
export type Walk = (root: HTMLElement, item: Element, key: string) => HTMLElement | 'enter' | null;

/**
 * Hover, touch and keyboard of the menu row. Arrows left and right walk along the row, down opens a group and goes into
 * it, up and down walk through its links.
 */
export function useMenuRow(root: RefObject<HTMLElement | null>, walker: () => Promise<Walk | undefined>): MenuRowState {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (next: string | null, ms: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), ms);
  };
  const now = (next: string | null): void => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const lastTouch = useRef(false);
  return {
    open,
    close: useCallback(() => {
      clearTimeout(timer.current);
      setOpen(null);
    }, []),
    toggle: (key) => now(open === key ? null : key),
    pointer: (key) => ({
      onPointerEnter: (event) => {
        lastTouch.current = event.pointerType === 'touch';
        if (!lastTouch.current) later(key, open ? 40 : intent.open);
      },
      onPointerLeave: (event) => {
        if (event.pointerType !== 'touch') later(null, intent.close);
      },
    }),
    onTouch: (key) => (event) => {
      if (!lastTouch.current || open === key) return;
      event.preventDefault();
      now(key);
    },
    onKeyDown: (event) => {
      const { key, target } = event;
      const item = target instanceof Element ? target.closest('li[data-group]') : null;
      if (!item || !key.startsWith('Arrow')) return;
      event.preventDefault();
      void walker().then((walk) => {
        const step = root.current && walk?.(root.current, item, key);
        if (step !== 'enter') return step?.focus();
        now(item.getAttribute('data-group'));
        requestAnimationFrame(() => item.querySelector<HTMLElement>('[data-panel] a')?.focus());
      });
    },
  };
}
