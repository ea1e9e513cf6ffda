import { useCallback, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** A pointer that only passes opens nothing, and one that strays for a moment closes nothing. In ms. */
const intent = { open: 90, next: 40, close: 240 };

/** Which group of the menu row is open, and how it gets there. */
export interface MenuRowState {
  readonly open: string | null;
  readonly close: () => void;
  readonly show: (key: string | null) => void;
  /** A press opens for good what the mouse had only opened in passing; the next one closes. */
  readonly toggle: (key: string) => void;
  /** Handlers of a group for a mouse or pen. */
  pointer(key: string): { onPointerEnter(event: PointerEvent): void; onPointerLeave(event: PointerEvent): void };
  /** A finger's first touch opens the group, its second follows the link. */
  onTouch(key: string): (event: MouseEvent) => void;
}

/** Mouse and touch of the menu row. */
export function useMenuRow(): MenuRowState {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const lastTouch = useRef(false);
  const show = useCallback((next: string | null, press = false) => {
    clearTimeout(timer.current);
    pressed.current = press;
    setOpen(next);
  }, []);
  const later = (next: string | null, ms: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(next), ms);
  };
  return {
    open,
    show,
    close: useCallback(() => show(null), [show]),
    toggle: (key) => (open === key && pressed.current ? show(null) : show(key, true)),
    pointer: (key) => ({
      onPointerEnter: (event) => {
        lastTouch.current = event.pointerType === 'touch';
        if (open === key) clearTimeout(timer.current);
        else if (!lastTouch.current) later(key, open ? intent.next : intent.open);
      },
      onPointerLeave: (event) => {
        if (event.pointerType !== 'touch') later(null, intent.close);
      },
    }),
    onTouch: (key) => (event) => {
      if (!lastTouch.current || open === key) return;
      event.preventDefault();
      show(key, true);
    },
  };
}
